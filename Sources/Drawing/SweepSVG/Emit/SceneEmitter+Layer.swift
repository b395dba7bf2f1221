import SweepGeometry
import SweepScene
import SweepTimeline

/// The attributes and animations of an element, beside its own content.
struct ElementHead {
  /// Whether the layer's name becomes the `id`.
  var isNamed = false
  var transform = ElementTransform()
  /// Whether the element represents the whole layer, with its opacity, clip and mask.
  var isWholeLayer = true
  /// Whether a still picture replaces the element for reduced motion.
  var hasStandIn = false
  /// Whether the element is the still picture that takes a moving one's place.
  var isStandIn = false
  /// The parts that few elements have, in a block that the others do without.
  var motion: AnimationMarkup?

  /// Immutable.
  final class AnimationMarkup {
    let animations: [SMILElement]
    let gradientID: String?
    let box: BoxElements
    let filterID: String?

    init(
      _ animations: [SMILElement], _ gradientID: String?, _ box: BoxElements, _ filterID: String?
    ) {
      (self.animations, self.gradientID, self.box) = (animations, gradientID, box)
      self.filterID = filterID
    }
  }
}

/// The animations of the background and of the border.
struct BoxElements {
  var background: [SMILElement] = []
  var border: [SMILElement] = []
}

extension ElementHead {
  /// The animations that are written as the element's first children.
  var animations: [SMILElement] {
    get { motion?.animations ?? [] }
    set { motion = AnimationMarkup(newValue, gradientID, box, filterID) }
  }

  /// The id of the gradient that fills the content, where animations change its stops.
  var gradientID: String? {
    get { motion?.gradientID }
    set { motion = AnimationMarkup(animations, newValue, box, filterID) }
  }

  /// The animations of the background and of the border.
  var box: BoxElements {
    get { motion?.box ?? BoxElements() }
    set { motion = AnimationMarkup(animations, gradientID, newValue, filterID) }
  }

  /// The id of the layer's filter, where animations change its steps.
  var filterID: String? {
    get { motion?.filterID }
    set { motion = AnimationMarkup(animations, gradientID, box, newValue) }
  }
}

extension SceneEmitter {
  mutating func write(_ layers: [Layer]) throws(SceneError) {
    for index in layers.indices {
      log.trail.append(index)
      try write(layers[index])
      log.trail.removeLast()
    }
  }

  mutating func write(_ layer: Layer) throws(SceneError) {
    if layer.isLeftOut { return try layer.checkTimings() }
    if layer.hasExtras, let semantics = layer.semantics { try Self.check(semantics) }
    if layer.animations.isEmpty {
      let transform = ElementTransform(
        position: layer.position - .zero, steps: layer.transform.indices,
        origin: layer.originFromAnchor)
      let head = ElementHead(isNamed: ids.shows(layer.name), transform: transform)
      try writeContent(of: layer, head, shapeAnimations: [])
    } else if try !writeRepeated(layer) {
      try writeAnimated(layer)
    }
    try throwFault()
  }

  /// Writes each animated step of the transform as a separate group, since SMIL replaces the whole
  /// attribute of the element it animates.
  mutating func writeAnimated(_ animated: Layer) throws(SceneError) {
    let compiled = try CompiledAnimations(animated, rules)
    add(compiled.findings, of: animated)
    let layer = compiled.base
    var head = ElementHead(isNamed: ids.shows(layer.name))
    var groups = 0
    var start = 0
    var standIn: MotionStandIn?
    if let motion = compiled.motion, motion.outer.isEmpty, !motion.inner.isEmpty {
      head.animations = motion.inner
      head.transform = ElementTransform(position: layer.position - .zero)
    } else if let motion = compiled.motion, !motion.inner.isEmpty {
      start = motion.isTurned ? 1 : 0
      standIn = startMotion(motion, turns: 0..<start, of: layer, &head)
      groups += standIn == nil ? 1 : 3
    } else {
      head.transform.position = layer.position - .zero
    }
    for step in compiled.steps {
      if !head.animations.isEmpty {
        startGroup(&head, of: layer)
        groups += 1
      }
      head.transform.steps = start..<step.index
      if !head.transform.isIdentity(on: layer) {
        startGroup(&head, of: layer)
        groups += 1
      }
      head.transform.steps = step.index..<step.index + 1
      head.animations = step.elements
      start = step.index + 1
    }
    groups += startRest(&head, of: layer, compiled, from: start)
    head.animations += compiled.layer
    head.gradientID = animatedGradientID(of: animated)
    head.box = compiled.box
    if animated.hasMovingEffects { head.filterID = plan.filterID(at: log.trail) }
    try writeContent(of: layer, head, shapeAnimations: compiled.shape)
    for _ in 0..<groups { markup.end("g") }
    if let standIn { write(standIn, of: layer) }
  }

  private mutating func add(_ findings: [Finding], of animated: Layer) {
    add(
      findings.map { finding in
        var finding = finding
        finding.property = finding.property.map(animated.property(meantBy:))
        return finding
      })
    if animated.filter != nil, animated.hasMovingEffects {
      let moving = animated.animations.properties.filter(\.isOfEffects)
      add(moving.map { Finding("moves, but the filter of its artwork takes its place", of: $0) })
    }
  }

  /// Leaves the steps after the animated ones, with the origin, to the next element; returns the
  /// number of groups that begin for this.
  private mutating func startRest(
    _ head: inout ElementHead, of layer: Layer, _ compiled: CompiledAnimations, from start: Int
  ) -> Int {
    let origin = compiled.origin.isEmpty ? layer.originFromAnchor : .zero
    let rest = ElementTransform(steps: start..<layer.transform.count, origin: origin)
    var groups = 0
    if compiled.steps.isEmpty, head.animations.isEmpty {
      head.transform.steps = rest.steps
      head.transform.origin = rest.origin
    } else if !rest.isIdentity(on: layer) {
      startGroup(&head, of: layer)
      groups += 1
      head.transform = rest
    }
    if compiled.origin.isEmpty { return groups }
    if !head.animations.isEmpty || !head.transform.isIdentity(on: layer) {
      startGroup(&head, of: layer)
      groups += 1
    }
    head.transform = ElementTransform(origin: layer.originFromAnchor)
    head.animations = compiled.origin
    return groups
  }

  /// The id of a layer's gradient whose stops are animated.
  private func animatedGradientID(of layer: Layer) -> String? {
    guard let gradient = layer.animatedGradient, !layer.gradientAnimations.isEmpty else {
      return nil
    }
    return plan.id(of: .gradient(gradient, animations: layer.gradientAnimations))
  }

  /// Begins a group with the collected attributes, and resets them.
  mutating func startGroup(_ head: inout ElementHead, of layer: Layer) {
    markup.start("g")
    writeOuterAttributes(head, of: layer)
    markup.endStart()
    write(head.animations)
    head = ElementHead()
  }

  mutating func writeOuterAttributes(
    _ head: ElementHead, of layer: Layer, shapeAnimations: [SMILElement]? = nil
  ) {
    writeID(head, of: layer, shapeAnimations: shapeAnimations)
    if !head.transform.isIdentity(on: layer) { attribute(head.transform, on: layer) }
  }
}

extension Layer {
  /// Whether the layer never shows.
  @inline(__always)
  var isLeftOut: Bool { hasExtras && isHidden && !animations.properties.contains(.isHidden) }
}
