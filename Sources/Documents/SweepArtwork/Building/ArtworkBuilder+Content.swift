import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// What an element draws, in its own coordinates; nil for nothing.
  mutating func content(
    of element: SVGElement, _ kind: ElementKind, _ style: Style
  ) throws(ArtworkError) -> Layer? {
    switch kind {
    case .group: return Layer(sublayers: try layers(of: element, in: style))
    case .choice:
      guard let child = Self.choice(of: element) else { return nil }
      return try layer(for: child, in: style).map { Layer(sublayers: [$0]) }
    case .viewport: return try viewport(element, placedBy: element, style)
    case .use: return try copy(by: element, style)
    case .shape: return shape(element, style)
    case .text: return text(element, style)
    case .image: return image(element, style)
    }
  }

  /// What a `switch` shows: the first that asks for nothing special.
  private static func choice(of element: SVGElement) -> SVGElement? {
    let children = element.elements.filter { $0.isSVG && ElementKind($0.name) != nil }
    let open = children.filter { $0["requiredExtensions"] ?? "" == "" }
    return open.first { $0["systemLanguage"] == nil } ?? open.first
  }

  /// What `use` refers to, at its place.
  private mutating func copy(by element: SVGElement, _ style: Style) throws(ArtworkError) -> Layer?
  {
    guard let id = element.localReference else { return nil }
    guard let target = ids[id] else {
      notes.add(.invalid, "'use' refers to '\(id.prefix(40))', which is not there", element)
      return nil
    }
    guard !trail.contains(where: { $0 == target }) else {
      notes.add(.invalid, "'use' refers to '\(id.prefix(40))', which holds it", element)
      return nil
    }
    let place = Point(
      element["x"].flatMap { lengths.length($0, .x) } ?? 0,
      element["y"].flatMap { lengths.length($0, .y) } ?? 0)
    let copy: Layer?
    if target.isSVG("symbol") {
      var style = style
      let properties = take(target, &style)
      copy = try viewport(target, placedBy: element, style).flatMap {
        content throws(ArtworkError) in
        try composed(content, target, properties)
      }
      return copy
    }
    copy = try layer(for: target, in: style)
    return copy.map { Layer(position: place, sublayers: [$0]) }
  }

  /// What is in a `svg` or `symbol`, in the rectangle that an element gives it.
  private mutating func viewport(
    _ element: SVGElement, placedBy frame: SVGElement, _ style: Style
  ) throws(ArtworkError) -> Layer? {
    func length(_ name: String, _ axis: LengthContext.Axis, _ standard: String) -> Double {
      let text = frame[name] ?? element[name] ?? standard
      return lengths.length(text == "auto" ? standard : text, axis) ?? 0
    }
    let frame = Rect(
      x: length("x", .x, "0"), y: length("y", .y, "0"), width: length("width", .x, "100%"),
      height: length("height", .y, "100%"))
    guard frame.size.width > 0, frame.size.height > 0 else { return nil }
    let box = Rect(viewBox: element["viewBox"]) ?? Rect(origin: .zero, size: frame.size)
    let fit = ViewBoxFit(preserveAspectRatio: element["preserveAspectRatio"] ?? "")
    guard let map = fit.affine(from: box, to: frame), map.isWritable else { return nil }
    let outer = lengths.viewport
    lengths.viewport = box.size
    defer { lengths.viewport = outer }
    trail.append(element)
    defer { trail.removeLast() }
    let content = Layer(transform: map.steps, sublayers: try layers(of: element, in: style))
    let overflow = properties(of: element)["overflow"] ?? "hidden"
    if overflow == "visible" || overflow == "auto" { return content }
    return Layer(sublayers: [content]).clipped(to: frame)
  }
}

extension Affine {
  /// Whether every number of the map can be written.
  var isWritable: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) < NumberFormat.limit } }

  /// The map as the plainest steps.
  fileprivate var steps: [TransformOperation] {
    if isIdentity { return [] }
    let isShift = self == .translation(x: tx, y: ty)
    return [isShift ? .translate(Vector(dx: tx, dy: ty)) : .matrix(self)]
  }
}

extension Layer {
  /// The layer, which has no place and transform of its own, cut off outside of a rectangle.
  func clipped(to rect: Rect) -> Layer {
    var layer = self
    layer.clip(to: rect)
    return layer
  }
}

extension Rect {
  /// Reads the value of `viewBox`; nil for one without
  /// an extent worth the name.
  init?(viewBox text: String?) {
    guard let text, let numbers = ValueReader.numbers(text), numbers.count == 4,
      numbers[2] > 1e-6, numbers[3] > 1e-6
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ViewBoxFit {
  /// Reads the value of `preserveAspectRatio`; what cannot be read counts as SVG's default.
  init(preserveAspectRatio text: String) {
    self.init()
    let words = text.split { $0.isWhitespace }
    for word in words {
      switch word {
      case "none": scaling = .stretch
      case "slice": scaling = .cover
      default:
        guard word.count == 8, word.hasPrefix("x") else { continue }
        func part(_ text: Substring) -> Double {
          text.hasSuffix("Min") ? 0 : text.hasSuffix("Max") ? 1 : 0.5
        }
        alignment = Point(part(word.prefix(4)), part(word.suffix(4)))
      }
    }
  }
}
