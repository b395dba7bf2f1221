import SweepGeometry
import SweepScene
import SweepTimeline

/// A layer's animations as SMIL elements, sorted by the element they belong to.
struct CompiledAnimations {
  /// A step of the transform that is animated.
  struct Step {
    let index: Int
    var elements: [SMILElement]
  }

  /// The layer with the values that hold when every animation is over.
  let base: Layer
  /// The animated steps of the base's transform, in order.
  private(set) var steps: [Step] = []
  /// The motion of the layer along paths.
  private(set) var motion: CompiledMotion?
  /// The animations of the layer as a whole.
  private(set) var layer: [SMILElement] = []
  /// The animations of the layer's shape.
  private(set) var shape: [SMILElement] = []
  /// The animations that cannot be shown.
  let findings: [Finding]

  /// Compiles the animations of a layer, without those of a gradient's stops, which are written
  /// with the gradient.
  init(_ animated: Layer, _ rules: TimelineRules) throws(SceneError) {
    if let step = Step(plainly: animated, rules) {
      (base, steps, findings) = (animated, [step], [])
      return
    }
    let hasStops = animated.gradient != nil
    let timeline = try LayerTimeline(animated, rules) { !hasStops || !$0.isOfStops }
    (base, findings) = (timeline.base, timeline.findings)
    motion = timeline.tracks.last { $0.property == .position }.map(CompiledMotion.init)
    for track in timeline.tracks { compile(track, of: animated) }
    steps.sort { $0.index < $1.index }
  }

  private mutating func compile(_ track: PropertyTrack, of animated: Layer) {
    guard let attribute = SMILAttribute(track.property) else { return }
    switch track.property {
    case .rotation, .scale, .translation: compileStep(track, attribute)
    case .position: break
    case .opacity, .isHidden: layer += track.elements(attribute, value: SMILValue.init)
    default: compileShape(track, attribute, on: animated)
    }
  }

  private mutating func compileStep(_ track: PropertyTrack, _ attribute: SMILAttribute) {
    // The first step of a way along a path is its final turn.
    let own = base.transform.dropFirst(motion?.isTurned == true ? 1 : 0)
    guard let index = own.firstIndex(where: { $0.animatedBy == track.property }) else { return }
    let elements = track.elements(attribute, value: SMILValue.init)
    if !elements.isEmpty { steps.append(Step(index: index, elements: elements)) }
  }

  private mutating func compileShape(
    _ track: PropertyTrack, _ attribute: SMILAttribute, on animated: Layer
  ) {
    guard case .shape(let model) = base.content else { return }
    let isTrimmed = model.isTrimmed || animated.animations.properties.contains(where: \.isTrim)
    switch track.property {
    case .fillColor: shape += track.colorElements(attribute, .fillOpacity)
    case .strokeColor: shape += track.colorElements(attribute, .strokeOpacity)
    case .lineWidth:
      shape += track.elements(attribute, bounds: [0]) { SMILValue($0.clamped(0, .infinity)) }
    case .lineDashPhase where model.lineDashPattern.isEmpty || isTrimmed: break
    case .strokeStart, .strokeEnd: shape += track.trimElements(model)
    case .lineDashPhase, .path: shape += track.elements(attribute, value: SMILValue.init)
    default: break
    }
  }
}
