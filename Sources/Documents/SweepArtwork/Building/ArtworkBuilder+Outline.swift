import SweepGeometry
import SweepValues
import SweepXML
import SweepScene

/// Outlines of SVG's shapes (SVG 1.1, 8 and 9).
extension ArtworkBuilder {
  /// The outline of an element in its own coordinates; nil for none.
  mutating func outline(of element: SVGElement, _ properties: Properties) -> Path? {
    switch element.name {
    case "path": return path(of: element, properties["d"])
    case "polyline", "polygon": return polyline(of: element)
    case "rect": return rect(of: element, properties)
    case "line":
      return .line(
        from: Point(attribute("x1", .x, of: element), attribute("y1", .y, of: element)),
        to: Point(attribute("x2", .x, of: element), attribute("y2", .y, of: element)))
    case "circle":
      let radius = length("r", .diagonal, of: element, properties)
      return ellipse(element, properties, Size(width: radius, height: radius))
    case "ellipse":
      let rx = radius("rx", .x, of: element, properties)
      let ry = radius("ry", .y, of: element, properties)
      return ellipse(
        element, properties, Size(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0))
    default: return nil
    }
  }

  private mutating func path(of element: SVGElement, _ property: String?) -> Path? {
    let data = property.map { $0 == "none" ? $0 : Self.pathData($0) } ?? element["d"]
    guard let data, data.withoutSpace != "none" else { return nil }
    do throws(PathDataError) {
      return try Path(svgPathData: data)
    } catch {
      notes.add(.invalid, "'path' whose data is wrong is left out: \(error)", element)
      return nil
    }
  }

  /// The data in `path("…")` (SVG 2, 9.3.2); nil for anything else.
  private static func pathData(_ text: String) -> String? {
    let tokens = CSSTokenizer.tokens(of: text.utf8).filter { $0.kind != .space }
    guard tokens.count == 3, tokens[0].kind == .function, tokens[0].text.lowercased() == "path",
      tokens[1].kind == .string, tokens[2].isMark(")")
    else { return nil }
    return tokens[1].text
  }

  private mutating func polyline(of element: SVGElement) -> Path? {
    guard let numbers = ValueReader.numbers(element["points"] ?? "") else {
      notes.add(.invalid, "'\(element.name)' whose points cannot be read is left out", element)
      return nil
    }
    var path = Path.polyline(
      stride(from: 0, to: numbers.count - 1, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
    if element.name == "polygon", !path.isEmpty { path.close() }
    return path
  }

  private mutating func ellipse(
    _ element: SVGElement, _ properties: Properties, _ radii: Size
  ) -> Path? {
    guard radii.width > 0, radii.height > 0 else { return nil }
    let center = Point(
      length("cx", .x, of: element, properties), length("cy", .y, of: element, properties))
    return .ellipse(center: center, radii: radii)
  }

  private mutating func rect(of element: SVGElement, _ properties: Properties) -> Path? {
    let rect = rectangle(of: element, properties)
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let rx = radius("rx", .x, of: element, properties)
    let ry = radius("ry", .y, of: element, properties)
    let radii = Size(
      width: min(rx ?? ry ?? 0, rect.size.width / 2),
      height: min(ry ?? rx ?? 0, rect.size.height / 2))
    if radii.width <= 0 || radii.height <= 0 { return .rect(rect) }
    if radii.width == radii.height { return .roundedRect(rect, cornerRadius: radii.width) }
    return .rect(rect, corners: radii)
  }

  /// A radius; nil for `auto` and for less than nothing.
  private mutating func radius(
    _ name: String, _ axis: LengthContext.Axis, of element: SVGElement, _ properties: Properties
  ) -> Double? {
    guard let text = properties[name], text != "auto" else { return nil }
    let radius = length(name, axis, of: element, properties)
    return radius >= 0 ? radius : nil
  }

  /// A length that no style can set, or 0 if it is missing.
  private mutating func attribute(
    _ name: String, _ axis: LengthContext.Axis, of element: SVGElement
  ) -> Double {
    length(name, axis, of: element, element[name].map { [name: $0] } ?? [:])
  }

  /// The rectangle that an element's properties give it; without a width or height, it has none.
  mutating func rectangle(of element: SVGElement, _ properties: Properties) -> Rect {
    Rect(
      x: length("x", .x, of: element, properties), y: length("y", .y, of: element, properties),
      width: length("width", .x, of: element, properties),
      height: length("height", .y, of: element, properties))
  }

  /// A length, or 0 if it is missing.
  mutating func length(
    _ name: String, _ axis: LengthContext.Axis, of element: SVGElement, _ properties: Properties
  ) -> Double {
    guard let text = properties[name], text != "auto" else { return 0 }
    if let length = lengths.length(text, axis) { return length }
    notes.add(.invalid, "the \(name) of '\(element.name)' cannot be read", element)
    return 0
  }
}

extension Path {
  /// A rectangle whose corners are quarters of an ellipse (SVG 1.1, 9.2).
  fileprivate static func rect(_ rect: Rect, corners: Size) -> Path {
    let (rx, ry) = (corners.width, corners.height)
    func corner(_ x: Double, _ y: Double) -> Element {
      .arc(radii: corners, rotation: .zero, largeArc: false, clockwise: true, to: Point(x, y))
    }
    return Path([
      .move(to: Point(rect.minX + rx, rect.minY)), .line(to: Point(rect.maxX - rx, rect.minY)),
      corner(rect.maxX, rect.minY + ry), .line(to: Point(rect.maxX, rect.maxY - ry)),
      corner(rect.maxX - rx, rect.maxY), .line(to: Point(rect.minX + rx, rect.maxY)),
      corner(rect.minX, rect.maxY - ry), .line(to: Point(rect.minX, rect.minY + ry)),
      corner(rect.minX + rx, rect.minY), .close,
    ])
  }
}
