import SweepGeometry
import SweepScene

/// A layer's animations as SMIL elements, sorted by the element they belong to.
struct CompiledAnimations {
  /// A step of the transform that is animated.
  struct Step {
    let index: Int
    var elements: [SMILElement]
  }

  /// The layer with the values that hold when every animation is over.
  private(set) var base: Layer
  /// The animated steps of the base's transform, in order.
  private(set) var steps: [Step] = []
  /// What moves the layer along paths.
  private(set) var motion: CompiledMotion?
  /// What belongs to the layer as a whole.
  private(set) var layer: [SMILElement] = []
  /// What belongs to the layer's shape.
  private(set) var shape: [SMILElement] = []
  /// What becomes of the animations of each property, in their order.
  private(set) var verdicts: [AnimatedProperty: [Verdict]] = [:]
  /// What cannot be said.
  private(set) var issues: [String] = []

  private let tolerance: Double

  /// Compiles the animations of a layer.
  ///
  /// - Parameter tolerance: how far sampled values may be away, in degrees and user units.
  init(_ animated: Layer, tolerance: Double) throws(SceneError) {
    base = animated
    self.tolerance = tolerance
    if let step = Step(plainly: animated) {
      steps = [step]
      return
    }
    try animated.animations.checkTimings()
    let properties = animated.animations.properties
    for property in properties where property != .position {
      // The stops stand with the gradient, if there is one.
      if property.isOfStops, animated.gradient != nil { continue }
      try compile(property, of: animated)
    }
    steps.sort { $0.index < $1.index }
    if properties.contains(.position) { try compileMotion(of: animated) }
    if properties.contains(.strokeStart), properties.contains(.strokeEnd) {
      refuseBothEnds()
    }
  }

  private mutating func refuseBothEnds() {
    let reason = "'strokeStart' and 'strokeEnd' are animated at once, which one dash cannot say"
    issues.append(reason)
    for property in [AnimatedProperty.strokeStart, .strokeEnd] {
      for index in verdicts[property, default: []].indices {
        verdicts[property]?[index].refuse(reason)
      }
    }
  }

  private mutating func compile(
    _ property: AnimatedProperty, of layer: Layer
  ) throws(SceneError) {
    let track = try PropertyTrack(
      layer.animations, of: property, model: layer[property], tolerance: tolerance)
    note(track, of: property)
    if property.isTransform {
      // Setting a step that the transform lacks adds it; a set step is where the base shows.
      let has = base.transform.contains { $0.animatedBy == property }
      if !has || base[property] != track.base { base[property] = track.base }
      let place = base.transform.firstIndex { $0.animatedBy == property }
      guard let index = place else { return }
      let elements = track.elements(property.transformAttribute, value: SMILValue.init)
      if !elements.isEmpty { steps.append(Step(index: index, elements: elements)) }
      return
    }
    base[property] = track.base
    switch property {
    case .opacity: self.layer += track.elements(.opacity, value: SMILValue.init)
    case .isHidden: self.layer += track.elements(.display, value: SMILValue.init)
    default: compileShape(track, of: property, on: layer)
    }
  }

  private mutating func note(_ track: PropertyTrack, of property: AnimatedProperty) {
    verdicts[property] = track.verdicts
    issues += track.issues.map { "'\(property.keyPath)' \($0)" }
  }

  /// Compiles the ways along paths, whose final turn comes before the steps of the transform.
  private mutating func compileMotion(of layer: Layer) throws(SceneError) {
    let track = try PropertyTrack(
      layer.animations, of: .position, model: layer[.position], tolerance: tolerance)
    note(track, of: .position)
    base[.position] = track.base
    let motion = CompiledMotion(track)
    self.motion = motion
    if motion.isTurned {
      steps = steps.map { Step(index: $0.index + 1, elements: $0.elements) }
    }
  }

  private mutating func compileShape(
    _ track: PropertyTrack, of property: AnimatedProperty, on layer: Layer
  ) {
    guard case .shape(let model) = layer.content else { return }
    let isTrimmed =
      model.isTrimmed
      || layer.animations.properties.contains { $0 == .strokeStart || $0 == .strokeEnd }
    switch property {
    case .fillColor: shape += track.colorElements(.fill, .fillOpacity)
    case .strokeColor: shape += track.colorElements(.stroke, .strokeOpacity)
    case .lineWidth:
      shape += track.elements(.strokeWidth, bounds: [0]) {
        SMILValue($0.clamped(0, .infinity))
      }
    case .lineDashPhase where model.lineDashPattern.isEmpty || isTrimmed: break
    case .lineDashPhase: shape += track.elements(.dashOffset, value: SMILValue.init)
    case .path: shape += track.elements(.d, value: SMILValue.init)
    case .strokeStart, .strokeEnd: shape += track.trimElements(property, model)
    default: break
    }
  }
}

extension AnimatedProperty {
  /// Whether it is one of a gradient's stops.
  fileprivate var isOfStops: Bool { self == .colors || self == .locations }

  var transformAttribute: SMILAttribute {
    switch self {
    case .scale: .scale
    case .translation: .translate
    default: .rotate
    }
  }
}

extension SMILAttribute {
  /// Whether the attribute says which part of a stroke shows.
  var isDash: Bool { self == .dashArray }
}
