import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// The content of an element, in its own coordinates; nil for nothing.
  mutating func content(
    of element: SVGElement, _ kind: ElementKind, _ style: Style, _ properties: Properties
  ) throws(ArtworkError) -> Layer? {
    switch kind {
    case .group: return Layer(sublayers: try layers(of: element, in: style))
    case .choice:
      guard let child = choice(of: element) else { return nil }
      return try layer(for: child, in: style).map { Layer(sublayers: [$0]) }
    case .viewport:
      let frame = frame(properties)
      return try viewport(element, in: frame, style, properties)
    case .use: return try copy(by: element, style, properties)
    case .shape: return shape(element, style, properties)
    case .text: return text(element, style.aligned(properties))
    case .image: return image(element, style, properties)
    }
  }

  /// The child that a `switch` shows: the first one whose conditions hold, even if it draws nothing.
  private mutating func choice(of element: SVGElement) -> SVGElement? {
    element.elements.first { $0.isSVG && isWanted($0) }
  }

  /// Whether an element is shown without extensions, to readers of English (SVG 2, 5.10).
  mutating func isWanted(_ element: SVGElement) -> Bool {
    if let needs = element["requiredExtensions"], !needs.withoutSpace.isEmpty { return false }
    guard let languages = element["systemLanguage"] else { return true }
    notes.add(
      .unsupported, "'\(element.name)' shows what it shows to readers of English", element)
    return languages.split(separator: ",").contains { tag in
      let tag = String(tag).withoutSpace.lowercased()
      return tag == "en" || tag.hasPrefix("en-")
    }
  }

  /// The element that `use` refers to, at the position of the `use`.
  private mutating func copy(
    by element: SVGElement, _ style: Style, _ properties: Properties
  ) throws(ArtworkError) -> Layer? {
    guard let id = element.localReference else { return nil }
    guard let target = ids[id] else {
      notes.add(.invalid, "'use' refers to '\(id.prefix(40))', which is not there", element)
      return nil
    }
    guard !trail.contains(where: { $0 == target }) else {
      notes.add(.invalid, "'use' refers to '\(id.prefix(40))', which holds it", element)
      return nil
    }
    let outer = (context, copied)
    defer { (context, copied) = outer }
    var own = style
    own.fill = resolved(style.fill)
    own.stroke = resolved(style.stroke)
    context = own
    let place = Point(
      length("x", .x, of: element, properties), length("y", .y, of: element, properties))
    // Rules match a copy as a separate tree (SVG 2, 5.6.3).
    copied = target.node
    if target.isSVG("symbol") || target.isSVG("svg") {
      if cutsNothing(target) { return nil }
      return try view(target, at: place, sizedBy: properties, style)
    }
    return try layer(for: target, in: style).map { Layer(position: place, sublayers: [$0]) }
  }

  /// A paint without `context-fill` and `context-stroke`.
  private func resolved(_ value: PaintValue) -> PaintValue {
    switch value {
    case .contextFill: context?.fill ?? .none
    case .contextStroke: context?.stroke ?? .none
    default: value
    }
  }

  /// The copy of a `symbol` or `svg`, with the width and height that its `use` has, if any
  /// (SVG 2, 5.6).
  private mutating func view(
    _ target: SVGElement, at place: Point, sizedBy use: Properties, _ style: Style
  ) throws(ArtworkError) -> Layer? {
    guard isWanted(target) else { return nil }
    var style = style
    let properties = take(target, &style)
    if properties["display"] == "none" { return nil }
    var sizes = properties
    for name in ["width", "height"] {
      if let text = use[name], text != "auto" { sizes[name] = text }
    }
    var frame = frame(sizes)
    frame.origin = frame.origin + (place - .zero)
    guard let content = try viewport(target, in: frame, style, properties),
      var layer = try composed(content, target, properties)
    else { return nil }
    name(&layer, as: target)
    return layer
  }

  /// The rectangle of an `svg` or `symbol`.
  private func frame(_ properties: Properties) -> Rect {
    func length(_ name: String, _ axis: LengthContext.Axis, _ standard: String) -> Double {
      let text = properties[name] ?? standard
      return lengths.length(text == "auto" ? standard : text, axis) ?? 0
    }
    return Rect(
      x: length("x", .x, "0"), y: length("y", .y, "0"), width: length("width", .x, "100%"),
      height: length("height", .y, "100%"))
  }

  /// The content of a `svg` or `symbol`, in a rectangle.
  private mutating func viewport(
    _ element: SVGElement, in frame: Rect, _ style: Style, _ properties: Properties
  ) throws(ArtworkError) -> Layer? {
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
    let overflow = properties["overflow"] ?? "hidden"
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
    return isShift ? [.translate(Vector(dx: tx, dy: ty))] : matrices
  }

  /// The map as matrices whose factors are not so small that they lose digits when written.
  var matrices: [TransformOperation] {
    let most = [a, b, c, d].map(abs).max() ?? 0
    guard most < 0.01, most > 1e-9 else { return [.matrix(self)] }
    return (self * .scale(100)).matrices + [.scale(0.01)]
  }
}

extension Layer {
  /// The layer, which has no position and transform of its own, clipped to a rectangle.
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
  /// Reads the value of `preserveAspectRatio`; an invalid one counts as SVG's default.
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
