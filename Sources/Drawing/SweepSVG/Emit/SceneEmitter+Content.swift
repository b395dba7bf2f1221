import SweepGeometry
import SweepScene

extension SceneEmitter {
  /// Writes a layer's content and sublayers inside the coordinates that the head describes.
  mutating func writeContent(
    of layer: Layer, _ head: ElementHead, shapeAnimations: [SMILElement]
  ) throws(SceneError) {
    if !head.isWholeLayer
      || layer.sublayerCount == 0 && !layer.paintsBounds
        && (layer.textOrigin == .zero || !layer.isMeasured)
    {
      switch layer.content {
      case .shape(let shape):
        return try write(shape, of: layer, head, shapeAnimations)
      case .text(let text):
        var head = head
        if head.isWholeLayer {
          head.transform.origin = head.transform.origin + (layer.textOrigin - .zero)
        }
        return try write(text, of: layer, head, shapeAnimations)
      case .image(let image):
        return try write(image, of: layer, head)
      case .gradient(let gradient):
        if layer.staysEmpty {
          note("has no bounds, so that its gradient does not show")
        }
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
      shared != nil || head.isNamed || !head.transform.isIdentity(on: layer)
      || !head.animations.isEmpty || layer.hasCompositing
    if needsElement {
      markup.start("g")
      writeOuterAttributes(head, of: layer)
      if let shared {
        if let face = face(of: shared) {
          writeDrawnStyle(shared, face)
        } else {
          writeTextStyle(shared, shared.changes(from: inherited.text))
        }
      }
      writeCompositing(layer, head)
      markup.endStart()
      write(head.animations)
    }
    if let shared {
      let outer = inherited
      if face(of: shared) == nil { inherited.text = shared } else { inherited.drawnText = shared }
      inherited.repeatsCharacters = layer.repeatsCharacters
      try writeOwnContent(of: layer, head, shapeAnimations)
      inherited = outer
    } else {
      try writeOwnContent(of: layer, head, shapeAnimations)
    }
    if needsElement { markup.end("g") }
  }

  /// Writes the content and the sublayers, between the background and the border.
  private mutating func writeOwnContent(
    of layer: Layer, _ outer: ElementHead, _ shapeAnimations: [SMILElement]
  ) throws(SceneError) {
    if !layer.paintsBounds { return try writeInner(of: layer, outer, shapeAnimations) }
    try Self.check(length: layer.cornerRadius, "cornerRadius")
    try Self.check(length: layer.borderWidth, "borderWidth")
    if layer.staysEmpty {
      note("has no bounds, so that its background and its border do not show")
      return try writeInner(of: layer, outer, shapeAnimations)
    }
    let moving = outer.box
    try write(box: layer.background, moving.background)
    try writeInner(of: layer, outer, shapeAnimations)
    try write(box: layer.border, moving.border)
  }

  private mutating func write(
    box shape: Layer.Shape?, _ animations: [SMILElement]
  ) throws(SceneError) {
    guard let shape else { return }
    let head = ElementHead(isWholeLayer: false)
    try write(shape, of: Layer(content: .shape(shape)), head, animations)
  }

  private mutating func writeInner(
    of layer: Layer, _ outer: ElementHead, _ shapeAnimations: [SMILElement]
  ) throws(SceneError) {
    switch layer.content {
    case .group: break
    case .replicator(let replicator):
      return try write(replicator, of: layer)
    case .shape, .text, .image, .gradient:
      var head = ElementHead(isWholeLayer: false)
      if let gradientID = outer.gradientID { head.gradientID = gradientID }
      head.transform.position = layer.textOrigin - .zero
      try writeContent(of: layer, head, shapeAnimations: shapeAnimations)
    }
    if !outer.animations.isEmpty, try writeRepeatedContent(of: layer) { return }
    try writeSublayers(of: layer)
  }

  mutating func writeSublayers(of layer: Layer) throws(SceneError) {
    let hadAccessibleLabel = inherited.hasAccessibleLabel
    inherited.hasAccessibleLabel = hadAccessibleLabel || layer.spokenText != nil
    defer { inherited.hasAccessibleLabel = hadAccessibleLabel }
    if let row = drawnRow(of: layer) {
      // A row counts its glyphs itself.
      inherited.repeatsCharacters = false
      try writeDrawn(row)
    } else if let row = layer.textRow {
      try write(row)
    } else {
      try write(layer.sublayers)
    }
  }

  /// Writes the attributes of a layer as a whole: opacity, display, filter, clip, mask and
  /// semantics.
  @inline(__always)
  mutating func writeCompositing(_ layer: Layer, _ head: ElementHead) {
    if head.isWholeLayer, layer.hasCompositing { writeCompositing(layer) }
  }

  private mutating func writeCompositing(_ layer: Layer) {
    attribute("opacity", fraction: layer.opacity, unless: 1)
    if layer.opacity.isFinite, !(0...1).contains(layer.opacity) {
      note("has an opacity outside of 0 … 1, and is shown with the nearest inside")
    }
    if layer.isHidden { markup.attribute("display", "none") }
    if layer.filter != nil || layer.shownEffects != nil, let id = plan.filterID(at: log.trail) {
      attribute("filter", reference: id)
    }
    if layer.masksToBounds {
      attribute("clip-path", reference: plan.clipID(of: layer, at: log.trail))
    }
    if let mask = layer.shownMask {
      attribute("mask", reference: plan.id(of: .mask(mask, layer.maskUnits)))
    }
    if let semantics = layer.semantics { write(semantics) }
  }
}

extension Layer {
  /// Whether the bounds never have an extent.
  fileprivate var staysEmpty: Bool {
    (bounds.size.width <= 0 || bounds.size.height <= 0) && !animations.change { $0 == .bounds }
  }

  var hasCompositing: Bool {
    hasExtras
      && (opacity != 1 || isHidden || masksToBounds || mask != nil || semantics != nil
        || filter != nil || shownEffects != nil)
  }

  /// The shape of a gradient layer: its bounds.
  func box(filledWith gradient: Layer.Gradient) -> Layer.Shape {
    Layer.Shape(.rect(bounds), fillColor: .gradient(gradient))
  }
}
