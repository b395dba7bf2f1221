package import SweepGeometry

// Features that SVG has no element for, by layers, outlines and animations that it has.
extension Layer.Scene {
  /// The scene with copies whose times or colours differ, conic gradients, heights, transforms of
  /// sublayers and outlines of shadows written out as layers.
  package var expanded: Layer.Scene {
    guard needsExpansion else { return self }
    var scene = self
    scene.layers = layers.expanded
    return scene
  }

  /// Whether any layer has such a feature.
  package var needsExpansion: Bool { layers.needExpansion }
}

extension [Layer] {
  fileprivate var needExpansion: Bool {
    withUnsafeBufferPointer { layers in
      layers.indices.contains { layers[$0].staticSubtree == nil && layers[$0].needsExpansion }
    }
  }

  fileprivate var expanded: [Layer] {
    let layers = map { $0.needsExpansion ? $0.expanded : $0 }
    guard contains(where: { $0.hasExtras && $0.zPosition != 0 }) else { return layers }
    let heights = layers.map { $0.zPosition.isNaN ? 0 : $0.zPosition }
    return layers.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { layers[$0] }
  }
}

extension Layer {
  fileprivate var needsExpansion: Bool {
    if hasExtras {
      if zPosition != 0 || !sublayerTransform.isEmpty || shadowPath != nil { return true }
      if mask?.needsExpansion == true { return true }
    }
    if hasReferences || !animations.isEmpty {
      switch content {
      case .text where animations.change { $0 == .string }: return true
      case .replicator(let replicator) where replicator.isUneven: return true
      case .gradient(let gradient) where gradient.isConic: return true
      default: break
      }
    }
    return !sublayers.isEmpty && sublayers.needExpansion
  }

  fileprivate var expanded: Layer {
    var layer = self
    layer.mask = mask.map { $0.needsExpansion ? $0.expanded : $0 }
    layer.sublayers = sublayers.expanded
    switch content {
    case .text(let text): layer.expandStrings(of: text)
    case .replicator(let replicator): layer.expandCopies(of: replicator)
    case .gradient(let gradient):
      if case .conic(let center, let angle) = gradient.geometry {
        layer.content = .group
        layer.sublayers.insert(
          sectors(of: gradient, about: center, from: angle).derived, at: 0)
        layer.extras.restsOnBounds = true
      }
    default: break
    }
    if !sublayerTransform.isEmpty {
      layer.sublayers = [
        Layer(transform: sublayerTransform.about(anchor), sublayers: layer.sublayers).derived
      ]
      layer.sublayerTransform = []
      layer.extras.restsOnBounds = true
    }
    if let shadowPath { layer.separateShadow(along: shadowPath) }
    return layer
  }

  /// Puts a text for each of the strings in the place of one that changes.
  private mutating func expandStrings(of text: Layer.Text) {
    let changes = animations.compactMap { $0.part(changing: { $0 == .string }) }
    if changes.isEmpty { return }
    var strings = [text.string]
    for case .string(let string) in changes.flatMap(\.givenValues) where !strings.contains(string) {
      strings.append(string)
    }
    let paints = animations.compactMap { $0.part(changing: { $0.isOfContent && $0 != .string }) }
    let texts = strings.map { string in
      var layer = Layer(content: content)
      (layer.bounds, layer.anchorPoint, layer.position) = (bounds, .zero, bounds.origin)
      layer.text?.string = string
      layer.isHidden = string != text.string
      layer.animations =
        paints + changes.map { $0.mapping(to: .isHidden) { .bool($0 != .string(string)) } }
      return layer.derived
    }
    animations = animations.compactMap { $0.part(changing: { !$0.isOfContent }) }
    (content, sublayers) = (.group, texts + sublayers)
    extras.restsOnBounds = true
  }

  /// Puts the shadow of an outline below the content.
  private mutating func separateShadow(along path: Path) {
    var shadow = Layer(content: .shape(Layer.Shape(path)))
    shadow.effects = effects
    shadow.effects.isShadowAlone = true
    (shadow.effects.blurRadius, shadow.effects.shadowPath) = (0, nil)
    let isOfShadow = { (property: AnimatedProperty) in
      property.isOfEffects && property != .blurRadius
    }
    shadow.animations = animations.compactMap {
      $0.part(changing: { isOfShadow($0) && $0 != .shadowPath })
    }
    shadow.animations += animations.compactMap {
      $0.part(changing: { $0 == .shadowPath })?.mapping(to: .path) { $0 }
    }
    var inner = Layer(content: content, sublayers: sublayers)
    (inner.bounds, inner.anchorPoint, inner.position) = (bounds, .zero, bounds.origin)
    inner.extras.box = extras.box
    inner.animations = animations.compactMap {
      $0.part(changing: { $0.isOfContent || $0.isOfBox })
    }
    animations = animations.compactMap {
      $0.part(changing: { property in
        let isOfClip = property == .cornerRadius && masksToBounds
        return !isOfShadow(property) && !property.isOfContent && (!property.isOfBox || isOfClip)
      })
    }
    (shadowPath, shadowOpacity, backgroundColor, borderWidth) = (nil, 0, nil, 0)
    extras.restsOnBounds = true
    (content, sublayers) = (
      .group, shadow.shownEffects == nil ? [inner.derived] : [shadow.derived, inner.derived]
    )
  }

  /// Writes the copies out, unless they are too many.
  private mutating func expandCopies(of replicator: Layer.Replicator) {
    let count = replicator.instanceCount
    let size = sublayers.reduce(1) { $0 + $1.treeSize }
    guard replicator.isUneven, count >= 1, count <= SceneLimits.layers / size else { return }
    let (originals, places) = (sublayers, replicator.transforms(about: anchor))
    content = .group
    extras.restsOnBounds = replicator.turnsAboutAnchor
    sublayers = (0..<count).map { copy in
      let delay = Seconds(replicator.instanceDelay.value * Double(copy))
      let layers = originals.map { original in
        var layer = delay == .zero ? original : original.delayed(by: delay)
        let tint = replicator.tint(ofCopy: copy)
        if tint != .white {
          layer = layer.mappingColors(inMasks: false) { $0.multiplied(by: tint) }
        }
        if copy > 0 { layer.name = "" }
        return layer
      }
      return Layer(
        transform: copy == 0 ? [] : places[copy - 1],
        sublayers: layers
      ).derived
    }
  }

  /// The layer as one that has no name in messages.
  var derived: Layer {
    var layer = self
    layer.extras.isDerived = true
    return layer
  }

  private var treeSize: Int { sublayers.reduce(1) { $0 + $1.treeSize } }

  /// The layer with all that moves in it later.
  private func delayed(by delay: Seconds) -> Layer {
    var layer = self
    if var timing {
      timing.beginTime = timing.beginTime + delay
      layer.timing = timing
      return layer
    }
    for index in layer.animations.indices {
      let begin = layer.animations[index].timing.beginTime
      layer.animations[index].timing.beginTime = begin + delay
    }
    layer.mask = mask?.delayed(by: delay)
    if !sublayers.isEmpty { layer.sublayers = sublayers.map { $0.delayed(by: delay) } }
    return layer
  }
}

extension AnimatedProperty {
  /// Whether it is a property of the content.
  fileprivate var isOfContent: Bool {
    switch self {
    case .rotation, .scale, .translation, .position, .opacity, .isHidden: false
    default: !isOfBounds && !isOfEffects
    }
  }
}

extension Layer.Animation {
  /// The values that the animation, or those in the group, name.
  fileprivate var givenValues: [AnimationValue] {
    switch self {
    case .basic(let animation): [animation.fromValue, animation.toValue].compactMap { $0 }
    case .spring(let animation): [animation.fromValue, animation.toValue].compactMap { $0 }
    case .keyframe(let animation): animation.values
    case .motion: []
    case .group(let group): group.animations.flatMap(\.givenValues)
    }
  }
}

extension Layer.Replicator {
  /// Whether copies differ in more than their places.
  var isUneven: Bool {
    instanceDelay != .zero || instanceColor != .white || instanceRedOffset != 0
      || instanceGreenOffset != 0 || instanceBlueOffset != 0 || instanceAlphaOffset != 0
  }

  /// Whether the places of copies depend on the anchor point.
  var turnsAboutAnchor: Bool {
    !instanceTransform.allSatisfy { if case .translate = $0 { true } else { false } }
  }

  /// The colour by which those of the n-th copy are multiplied.
  fileprivate func tint(ofCopy copy: Int) -> Color {
    func component(_ first: Double, _ offset: Double) -> Double {
      min(max(first + offset * Double(copy), 0), 1)
    }
    return Color(
      red: component(instanceColor.red, instanceRedOffset),
      green: component(instanceColor.green, instanceGreenOffset),
      blue: component(instanceColor.blue, instanceBlueOffset),
      alpha: component(instanceColor.alpha, instanceAlphaOffset))
  }

  /// The transforms of the copies after the first about a point: one step multiplied if that is exact,
  /// else the product.
  package func transforms(about anchor: Point) -> [[TransformOperation]] {
    let once = instanceTransform.affine
    var product = Affine.identity
    return (1..<max(min(instanceCount, SceneLimits.layers), 1)).map { copy in
      product = product * once
      let step: TransformOperation
      switch instanceTransform.first {
      case .rotate(let angle) where instanceTransform.count == 1:
        step = .rotate(angle * Double(copy))
      case .translate(let vector) where instanceTransform.count == 1:
        step = .translate(vector * Double(copy))
      default: step = .matrix(product)
      }
      return [step].about(anchor)
    }
  }
}

extension [TransformOperation] {
  /// The steps about a point in place of the origin.
  func about(_ point: Point) -> [TransformOperation] {
    let vector = point - Point.zero
    return vector == Vector.zero ? self : [.translate(vector)] + self + [.translate(vector * -1)]
  }
}

extension Color {
  fileprivate func multiplied(by tint: Color) -> Color {
    Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue,
      alpha: alpha * tint.alpha)
  }
}
