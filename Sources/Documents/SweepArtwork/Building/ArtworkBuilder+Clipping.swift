import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// A layer with what lies outside of a `clipPath` cut off; nil where nothing is left.
  mutating func clipped(_ layer: Layer, by clip: SVGElement) throws(ArtworkError) -> Layer? {
    var layer = layer
    if let rect = plainRect(of: clip) { return layer.clipped(to: rect) }
    let before = isClipping
    isClipping = true
    defer { isClipping = before }
    guard let outline = try content(of: clip, named: "clipPathUnits", over: layer),
      !outline.sublayers.isEmpty
    else { return nil }
    layer.mask = outline
    return layer
  }

  /// The rectangle that a clip is, where it is a single one without corners and turns.
  private mutating func plainRect(of clip: SVGElement) -> Rect? {
    let shapes = clip.elements.filter { $0.isSVG && ElementKind($0.name) != nil }
    guard shapes.count == 1, let rect = shapes.first, rect.name == "rect",
      clip["clipPathUnits"] ?? "userSpaceOnUse" == "userSpaceOnUse",
      ["rx", "ry", "transform", "clip-path", "style", "class"].allSatisfy({ rect[$0] == nil }),
      ["transform", "clip-path", "style", "class"].allSatisfy({ clip[$0] == nil })
    else { return nil }
    func length(_ name: String, _ axis: LengthContext.Axis) -> Double {
      rect[name].flatMap { lengths.length($0, axis) } ?? 0
    }
    let found = Rect(
      x: length("x", .x), y: length("y", .y), width: length("width", .x),
      height: length("height", .y))
    return found.size.width > 0 && found.size.height > 0 ? found : nil
  }

  /// The layer through whose opacity another one is seen, from a `mask`.
  mutating func maskLayer(_ mask: SVGElement, over layer: Layer) throws(ArtworkError) -> Layer? {
    guard var picture = try content(of: mask, named: "maskContentUnits", over: layer) else {
      return nil
    }
    if properties(of: mask)["mask-type"] == "alpha" { return picture }
    if picture.dimCount > 0, picture.paintCount > 1 {
      notes.add(.unsupported, "dark parts of 'mask' let through what is below them", mask)
    }
    picture.turnBrightnessIntoOpacity()
    return picture
  }

  /// What is in a `clipPath` or `mask`, in the coordinates of the layer that it is for.
  private mutating func content(
    of element: SVGElement, named unitsName: String, over layer: Layer
  ) throws(ArtworkError) -> Layer? {
    var style = inheritedStyle(of: element)
    let properties = take(element, &style)
    trail.append(element)
    defer { trail.removeLast() }
    let content = Layer(sublayers: try layers(of: element, in: style))
    guard var whole = try composed(content, element, properties) else { return nil }
    guard element[unitsName] == "objectBoundingBox" else { return whole }
    guard let box = layer.objectBox, box.size.width > 0, box.size.height > 0 else { return nil }
    whole.transform.insert(.matrix(Affine(unitSquareTo: box)), at: 0)
    return whole
  }
}

extension Affine {
  /// The map of the square of 0 … 1 to a rectangle.
  init(unitSquareTo box: Rect) {
    self.init(a: box.size.width, b: 0, c: 0, d: box.size.height, tx: box.minX, ty: box.minY)
  }
}

extension Layer {
  /// The number of outlines, texts and pictures.
  fileprivate var paintCount: Int {
    sublayers.reduce(content == .group ? 0 : 1) { $0 + $1.paintCount }
  }

  /// The number of those that are not white.
  fileprivate var dimCount: Int {
    let isDim =
      switch content {
      case .shape(let shape): shape.fillColor.isDim || shape.strokeColor.isDim
      case .text(let text): text.foregroundColor.isDim
      default: false
      }
    return sublayers.reduce(isDim ? 1 : 0) { $0 + $1.dimCount }
  }

  /// Makes what is dark transparent: SVG masks by luminance, layers by opacity (SVG 1.1, 14.4).
  fileprivate mutating func turnBrightnessIntoOpacity() {
    switch content {
    case .shape(var shape):
      shape.fillColor = shape.fillColor.brightnessAsOpacity
      shape.strokeColor = shape.strokeColor.brightnessAsOpacity
      content = .shape(shape)
    case .text(var text):
      text.foregroundColor = text.foregroundColor.brightnessAsOpacity
      content = .text(text)
    default: break
    }
    for index in sublayers.indices { sublayers[index].turnBrightnessIntoOpacity() }
  }
}

extension Color {
  fileprivate var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  fileprivate var brightnessAsOpacity: Color { Color.white.opacity(alpha * luminance) }
}

extension Paint {
  fileprivate var isDim: Bool {
    switch self {
    case .none: false
    case .color(let color): color.luminance < 0.999
    case .gradient(let gradient): gradient.stops.contains { $0.color.luminance < 0.999 }
    }
  }

  fileprivate var brightnessAsOpacity: Paint {
    switch self {
    case .none: return .none
    case .color(let color): return .color(color.brightnessAsOpacity)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.brightnessAsOpacity
      }
      return .gradient(gradient)
    }
  }
}
