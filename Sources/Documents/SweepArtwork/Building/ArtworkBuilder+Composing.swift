import SweepGeometry
import SweepScene
import SweepXML

extension ArtworkBuilder {
  /// An element's content with its transform, opacity, clip and mask; nil where all is clipped away.
  mutating func composed(
    _ content: Layer, _ element: XMLElement, _ properties: Properties, keepsTransform: Bool = true
  ) throws(ArtworkError) -> Layer? {
    var layer = content
    let clip = reference("clip-path", in: properties, element)
    let mask = isClipping ? nil : reference("mask", in: properties, element)
    // Both are measured in the element's coordinates, outside of a place that its content has.
    if clip != nil || mask != nil, content.isPlaced { layer = Layer(sublayers: [content]) }
    if let clip {
      guard let clipped = try clipped(layer, by: clip) else { return nil }
      layer = clipped
    }
    if let mask {
      if layer.mask != nil || layer.isPlaced { layer = Layer(sublayers: [layer]) }
      layer.mask = try maskLayer(mask, over: layer)
    }
    if keepsTransform { place(&layer, by: element) }
    if !isClipping, let text = properties["opacity"] {
      if let opacity = Style.fraction(text) {
        layer.opacity = opacity
      } else {
        notes.add(.invalid, "the opacity of '\(element.name)' cannot be read", element)
      }
    }
    return layer
  }

  private mutating func place(_ layer: inout Layer, by element: XMLElement) {
    guard let text = element["transform"], !text.trimmed.isEmpty, text.trimmed != "none" else {
      return
    }
    guard let steps = TransformList.steps(text) else {
      return notes.add(.invalid, "the transform of '\(element.name)' cannot be read", element)
    }
    if layer.masksToBounds { layer = Layer(sublayers: [layer]) }
    var all = steps
    if layer.position != .zero { all.append(.translate(layer.position - .zero)) }
    layer.transform = all + layer.transform
    layer.position = .zero
  }

  /// The element that a property refers to; nil for none, or for one that is elsewhere.
  private mutating func reference(
    _ name: String, in properties: Properties, _ element: XMLElement
  ) -> XMLElement? {
    guard let value = properties[name], value != "none", value != "inherit" else { return nil }
    guard let id = PaintValue.reference(value)?.id else {
      notes.add(.unsupported, "the \(name) of '\(element.name)' is left out", element)
      return nil
    }
    let kind = name == "mask" ? "mask" : "clipPath"
    guard let target = ids[id], target.isSVG, target.name == kind else {
      notes.add(
        .invalid,
        "the \(name) of '\(element.name)' refers to '\(id.prefix(40))', which is no \(kind)",
        element)
      return nil
    }
    guard !trail.contains(where: { $0 === target }) else {
      notes.add(.invalid, "'\(kind)' refers to itself", target)
      return nil
    }
    return target
  }
}

extension Layer {
  /// Whether its own coordinates are not its parent's.
  fileprivate var isPlaced: Bool {
    position != .zero || !transform.isEmpty || bounds != .zero || masksToBounds
  }

  /// The smallest rectangle, in the parent's coordinates, about all outlines and pictures, without
  /// strokes: SVG's object bounding box. Texts do not count.
  var objectBox: Rect? {
    var boxes = sublayers.compactMap(\.objectBox)
    switch content {
    case .shape(let shape): if let box = shape.path.boundingBox { boxes.append(box) }
    case .image: boxes.append(bounds)
    default: break
    }
    guard let first = boxes.first else { return nil }
    let whole = boxes.dropFirst().reduce(first) { $0.union($1) }
    return Path.rect(whole).applying(affine).boundingBox
  }
}
