import SweepGeometry
import SweepScene
import SweepValues

/// A basic shape of CSS (CSS Shapes 1, 3), as `clip-path` has it.
struct ClipShape {
  private let name: String
  /// The words between commas, functions whole.
  private var groups: [[String]]
  /// The name of the box that it is measured by; empty for the default.
  let box: String

  /// Reads a value; nil for anything else than a shape and a box.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let tokens = CSSTokenizer.tokens(of: bytes)
    guard let open = tokens.firstIndex(where: { $0.kind == .function }),
      let close = tokens.lastIndex(where: { $0.isMark(")") }), open < close
    else { return nil }
    name = tokens[open].text.lowercased()
    let words = (tokens[..<open] + tokens[(close + 1)...]).filter { $0.kind != .space }
    guard words.count <= 1, words.allSatisfy({ $0.kind == .word }) else { return nil }
    box = words.first?.text.lowercased() ?? ""
    groups = tokens[(open + 1)..<close].split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isMark(",") }
    ).map { group in
      group.split { $0.kind == .space }.map { word in
        word.first?.kind == .string
          ? word[word.startIndex].text
          : word.map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined()
      }
    }
  }

  /// The outline in the coordinates of a box, whose origin is 0, 0; nil for an invalid shape.
  ///
  /// - Parameter lengths: the units, with the size of the box as viewport.
  func shape(_ lengths: LengthContext) -> Layer.Shape? {
    let size = lengths.viewport
    var rule = Layer.Shape.FillRule.nonZero
    var groups = groups
    if let word = groups.first?.first, let named = ["nonzero": rule, "evenodd": .evenOdd][word] {
      rule = named
      groups.removeFirst()
    }
    func length(_ text: String, _ axis: LengthContext.Axis) -> Double? {
      lengths.length(text, axis)
    }
    var path: Path?
    switch name {
    case "polygon":
      let points = groups.compactMap { pair -> Point? in
        guard pair.count == 2, let x = length(pair[0], .x), let y = length(pair[1], .y) else {
          return nil
        }
        return Point(x, y)
      }
      guard points.count == groups.count, !points.isEmpty else { return nil }
      var outline = Path.polyline(points)
      outline.close()
      path = outline
    case "path":
      guard groups.count == 1, let data = groups[0].first else { return nil }
      path = try? Path(svgPathData: data)
    case "inset": path = Self.inset(groups, size, length)
    case "circle", "ellipse": path = ellipse(groups, size, length)
    default: return nil
    }
    return path.map { outline in
      var shape = Layer.Shape(outline)
      shape.fillRule = rule
      return shape
    }
  }

  /// Whether it consists of parts of the box alone, and so follows the box.
  fileprivate var isOfParts: Bool {
    ["ellipse", "inset", "polygon"].contains(name)
      && groups.joined().allSatisfy { word in
        word != "round"
          && Length(word).map { $0.unit == .percent || $0.number == 0 } ?? true
      }
  }

  private typealias Measure = (String, LengthContext.Axis) -> Double?

  private static func inset(_ groups: [[String]], _ size: Size, _ length: Measure) -> Path? {
    guard groups.count == 1 else { return nil }
    let parts = groups[0].split(separator: "round", omittingEmptySubsequences: false).map(
      Array.init)
    let sides = parts[0]
    guard parts.count <= 2, (1...4).contains(sides.count) else { return nil }
    // One value for all sides, two for opposite ones, three with the sides alike (CSS Box 4, 4.2).
    let order = [[0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 1], [0, 1, 2, 3]][sides.count - 1]
    let axes: [LengthContext.Axis] = [.y, .x, .y, .x]
    let found = zip(order, axes).compactMap { length(sides[$0], $1) }
    guard found.count == 4 else { return nil }
    let rect = Rect(
      x: found[3], y: found[0], width: max(size.width - found[1] - found[3], 0),
      height: max(size.height - found[0] - found[2], 0))
    if parts.count == 1 { return .rect(rect) }
    guard parts[1].count == 1, !parts[1][0].hasSuffix("%"), let radius = length(parts[1][0], .x)
    else { return nil }
    return .roundedRect(
      rect, cornerRadius: min(radius, rect.size.width / 2, rect.size.height / 2))
  }

  private func ellipse(_ groups: [[String]], _ size: Size, _ length: Measure) -> Path? {
    guard groups.count == 1 else { return nil }
    let parts = groups[0].split(separator: "at", omittingEmptySubsequences: false).map(Array.init)
    guard parts.count <= 2 else { return nil }
    let words = ["left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"]
    var place = parts.count == 2 ? parts[1] : ["center"]
    if place.count == 1 { place.append("center") }
    if ["top", "bottom"].contains(place[0]) || ["left", "right"].contains(place[1]) {
      place.reverse()
    }
    guard place.count == 2, let x = length(words[place[0]] ?? place[0], .x),
      let y = length(words[place[1]] ?? place[1], .y)
    else { return nil }
    let sides = [[abs(x), abs(size.width - x)], [abs(y), abs(size.height - y)]]
    func radius(_ word: String?, _ sides: [Double], _ axis: LengthContext.Axis) -> Double? {
      switch word {
      case nil, "closest-side": sides.min()
      case "farthest-side": sides.max()
      case let word?: length(word, axis).flatMap { $0 >= 0 ? $0 : nil }
      }
    }
    if name == "circle" {
      guard parts[0].count <= 1,
        let radius = radius(parts[0].first, sides[0] + sides[1], .diagonal)
      else { return nil }
      return .circle(center: Point(x, y), radius: radius)
    }
    guard parts[0].isEmpty || parts[0].count == 2,
      let rx = radius(parts[0].first, sides[0], .x), let ry = radius(parts[0].last, sides[1], .y)
    else { return nil }
    return .ellipse(center: Point(x, y), radii: Size(width: rx, height: ry))
  }
}

extension ArtworkBuilder {
  /// The layer clipped to the shape that a `clip-path` describes; nil without one.
  ///
  /// - Parameter content: the layer whose outlines it may be measured by.
  mutating func clipped(
    _ layer: Layer, to text: String, over content: Layer, _ element: SVGElement
  ) -> Layer? {
    guard let shape = ClipShape(text) else { return nil }
    var frame = Rect(origin: .zero, size: lengths.viewport)
    switch shape.box {
    case "view-box": break
    case "fill-box", "content-box", "padding-box": frame = content.objectBox ?? .zero
    case "", "border-box", "stroke-box", "margin-box":
      frame = content.paintedBox ?? .zero
      if frame != content.objectBox {
        notes.add(
          .unsupported, "the clip-path of '\(element.name)' is measured by about its strokes",
          element)
      }
    default: return nil
    }
    let isOfParts = shape.isOfParts && frame == content.objectBox
    var lengths = lengths
    lengths.viewport = isOfParts ? Size(width: 1, height: 1) : frame.size
    guard let outline = shape.shape(lengths) else { return nil }
    var clipped = layer
    clipped.mask = Layer(
      content: .shape(outline), position: isOfParts ? .zero : frame.origin)
    if isOfParts {
      clipped.maskUnits = MaskUnits(region: nil, isContentInBox: true)
      clipped.hideFlat()
      clipped.showBoxes()
    } else if shape.box != "view-box" {
      clipped.isMeasuredAtRest = true
    }
    return clipped
  }
}
