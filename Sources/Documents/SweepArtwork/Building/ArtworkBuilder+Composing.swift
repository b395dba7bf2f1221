import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// An element's content with its transform, filter, opacity, clip and mask; nil where all is clipped
  /// away.
  mutating func composed(
    _ content: Layer, _ element: SVGElement, _ properties: Properties, keepsTransform: Bool = true
  ) throws(ArtworkError) -> Layer? {
    guard var layer = filtered(content, element, properties) else { return nil }
    let text = properties["clip-path"] ?? "none"
    let isShape = text != "none" && PaintValue.reference(text) == nil
    let clip = isShape ? nil : reference("clip-path", in: properties, element)
    let maskName = properties["mask"] == nil ? "mask-image" : "mask"
    let mask = isClipping ? nil : reference(maskName, in: properties, element)
    // Both are measured in the element's coordinates, outside of a place that its content has.
    if clip != nil || mask != nil || isShape, layer.isPlaced { layer = Layer(sublayers: [layer]) }
    if isShape {
      if let shaped = clipped(layer, to: text, over: content, element) {
        layer = shaped
      } else {
        notes.add(.unsupported, "the clip-path of '\(element.name)' is left out", element)
      }
    }
    if let clip {
      guard let clipped = try clipped(layer, by: clip) else { return nil }
      layer = clipped
    }
    if let mask {
      if layer.mask != nil || layer.isPlaced { layer = Layer(sublayers: [layer]) }
      let mode = maskMode(properties, element)
      guard try masked(&layer, by: mask, mode: mode) else { return nil }
    }
    if keepsTransform { place(&layer, by: element, properties, box: content.objectBox) }
    if !isClipping, let text = properties["opacity"] {
      if let opacity = Style.fraction(text) {
        layer.opacity *= opacity
      } else {
        notes.add(.invalid, "the opacity of '\(element.name)' cannot be read", element)
      }
    }
    return layer
  }

  /// The mask mode that the element declares (CSS Masking 1, 7.3); nil if the mask decides.
  private mutating func maskMode(_ properties: Properties, _ element: SVGElement) -> String? {
    let rest = properties["mask"].flatMap { PaintValue.reference($0)?.rest } ?? ""
    var words = rest.lowercased().split(separator: " ").map(String.init)
    let mode = words.last { ["alpha", "luminance"].contains($0) }
    words.removeAll { ["alpha", "luminance", "match-source"].contains($0) }
    if !words.isEmpty {
      notes.add(
        .unsupported, "the mask of '\(element.name)' is used without '\(words[0].prefix(20))'",
        element)
    }
    return properties["mask-mode"].map { $0.lowercased() } ?? mode
  }

  private mutating func place(
    _ layer: inout Layer, by element: SVGElement, _ properties: Properties, box: Rect?
  ) {
    guard let text = properties["transform"] ?? element["transform"],
      !text.withoutSpace.isEmpty, text.withoutSpace != "none"
    else { return }
    var frame = Rect(origin: .zero, size: lengths.viewport)
    if let name = properties["transform-box"], name != "view-box" {
      if !["fill-box", "content-box"].contains(name) {
        notes.add(.unsupported, "the transform-box of '\(element.name)' is its fill's", element)
      }
      frame = box ?? .zero
      layer.isMeasuredAtRest = true
    }
    var lengths = lengths
    lengths.viewport = frame.size
    let steps =
      properties["transform"].map { TransformFunction.list(css: $0, lengths)?.steps }
      ?? Self.steps(text)
    guard let steps else {
      return notes.add(
        .invalid, "the transform of '\(element.name)' cannot be read", element)
    }
    var origin = frame.origin
    if let text = properties["transform-origin"] {
      if let point = TransformOrigin.point(text, lengths) {
        origin = Point(origin.x + point.x, origin.y + point.y)
      } else {
        notes.add(.invalid, "the transform-origin of '\(element.name)' cannot be read", element)
      }
    }
    if layer.bounds != .zero { layer = Layer(sublayers: [layer]) }
    let shift = origin - Point.zero
    var all =
      origin == .zero
      ? steps : [.translate(shift)] + steps + [.translate(Point.zero - origin)]
    if layer.position != .zero { all.append(.translate(layer.position - .zero)) }
    layer.transform = all + layer.transform
    layer.position = .zero
  }

  /// The steps of a `transform`; nil if it is invalid, or too large.
  static func steps(_ text: String) -> [TransformOperation]? {
    TransformFunction.list(Array(text.utf8)[...])?.steps
  }

  /// The element that a property refers to; nil for none, or for one that is elsewhere.
  mutating func reference(
    _ name: String, in properties: Properties, _ element: SVGElement
  ) -> SVGElement? {
    guard let value = properties[name], value != "none" else { return nil }
    guard let id = PaintValue.reference(value)?.id else {
      notes.add(.unsupported, "the \(name) of '\(element.name)' is left out", element)
      return nil
    }
    let kind = name.hasPrefix("mask") ? "mask" : "clipPath"
    guard let target = ids[id], target.isSVG(kind) else {
      notes.add(
        .invalid,
        "the \(name) of '\(element.name)' refers to '\(id.prefix(40))', which is no \(kind)",
        element)
      return nil
    }
    noteDisplay(of: target)
    guard !trail.contains(where: { $0 == target }) else {
      notes.add(.invalid, "'\(kind)' refers to itself", target)
      return nil
    }
    return target
  }
}

extension [TransformFunction] {
  /// The functions as steps of a layer; nil for too many, and for numbers that cannot be written.
  fileprivate var steps: [TransformOperation]? {
    guard count <= 100 else { return nil }
    let steps = flatMap(\.operations)
    return steps.affine.isWritable ? steps : nil
  }
}

extension TransformFunction {
  /// The function as steps of a layer.
  fileprivate var operations: [TransformOperation] {
    let n = numbers
    switch kind {
    case .translate: return [.translate(Vector(dx: n[0], dy: n[1]))]
    case .rotate where n[1] == 0 && n[2] == 0: return [.rotate(.degrees(n[0]))]
    case .rotate:
      return [
        .translate(Vector(dx: n[1], dy: n[2])), .rotate(.degrees(n[0])),
        .translate(Vector(dx: -n[1], dy: -n[2])),
      ]
    case .skewX: return [.skewX(.degrees(n[0]))]
    case .skewY: return [.skewY(.degrees(n[0]))]
    // A matrix keeps more decimals than a scale.
    case .scale, .matrix: return affine.matrices
    }
  }
}

extension Layer {
  /// Whether its own coordinates are not its parent's, or it is masked or filtered itself.
  var isPlaced: Bool {
    position != .zero || !transform.isEmpty || bounds != .zero || masksToBounds || mask != nil
      || filter != nil || opacity != 1
  }
}
