import SweepGeometry
import SweepScene

extension SceneEmitter {
  /// Writes a layer's content and sublayers inside the coordinates that the head describes.
  mutating func writeContent(
    of layer: Layer, _ head: ElementHead, shapeAnimations: [SMILElement]
  ) throws(SceneError) {
    if layer.sublayers.isEmpty {
      switch layer.content {
      case .shape(let shape):
        return try write(shape, of: layer, head, shapeAnimations)
      case .text(let text):
        return try write(text, of: layer, head)
      case .image(let image):
        return try write(image, of: layer, head)
      case .gradient(let gradient):
        return try write(layer.box(filledWith: gradient), of: layer, head, shapeAnimations)
      case .group, .replicator: break
      }
    }
    try writeGroup(layer, head, shapeAnimations)
  }

  private mutating func writeGroup(
    _ layer: Layer, _ head: ElementHead, _ shapeAnimations: [SMILElement]
  ) throws(SceneError) {
    let shared = layer.sharedTextStyle
    let needsElement =
      shared != nil || !head.name.isEmpty || !head.transform.isIdentity
      || !head.animations.isEmpty || layer.hasCompositing
    if needsElement {
      markup.start("g")
      writeOuterAttributes(head)
      if let shared { writeTextStyle(shared, inherited: nil) }
      try writeCompositing(layer)
      markup.endStart()
      write(head.animations)
    }
    let outerText = inheritedText
    if let shared { inheritedText = shared }
    try writeOwnContent(of: layer, head.gradientID, shapeAnimations)
    inheritedText = outerText
    if needsElement { markup.end("g") }
  }

  private mutating func writeOwnContent(
    of layer: Layer, _ gradientID: String?, _ shapeAnimations: [SMILElement]
  ) throws(SceneError) {
    var own = Layer(content: layer.content)
    own.bounds = layer.bounds
    switch layer.content {
    case .group: break
    case .replicator(let replicator):
      return try write(replicator, sublayers: layer.sublayers)
    case .shape, .text, .image, .gradient:
      try writeContent(
        of: own, ElementHead(gradientID: gradientID), shapeAnimations: shapeAnimations)
    }
    try write(layer.sublayers)
  }

  /// Writes what applies to a layer as a whole: opacity, visibility, clip and mask.
  mutating func writeCompositing(_ layer: Layer) throws(SceneError) {
    attribute("opacity", layer.opacity, unless: 1)
    if layer.isHidden { markup.attribute("visibility", "hidden") }
    if layer.masksToBounds {
      attribute("clip-path", reference: definitions.id(of: .clip(layer.bounds)))
    }
    if layer.hasMask, let mask = layer.mask { attribute("mask", reference: definitions.id(of: .mask(mask.whitened))) }
  }
}

extension Layer {
  var hasCompositing: Bool { opacity != 1 || isHidden || masksToBounds || hasMask }

  /// The shape of a gradient layer: its bounds.
  func box(filledWith gradient: Gradient) -> Shape {
    Shape(.rect(bounds), fillColor: .gradient(gradient))
  }
}
