import SweepGeometry
import SweepScene
import SweepTimeline

/// A layer's animations as SMIL elements, sorted by the element they belong to.
struct CompiledAnimations {
  struct Step {
    let index: Int
    var elements: [SMILElement]
  }

  /// The layer with the values that hold when every animation is over.
  let base: Layer
  /// The animated steps of the base's transform, in order.
  private(set) var steps: [Step] = []
  /// The elements that move the layer along paths.
  private(set) var motion: CompiledMotion?
  private(set) var layer: [SMILElement] = []
  /// The elements of the layer's shape or text.
  var shape: [SMILElement] = []
  var box = BoxElements()
  /// The elements that move the origin of the layer's coordinates.
  var origin: [SMILElement] = []
  var findings: [Finding]

  /// Compiles the animations of a layer, without those of a gradient and of a filter, which are
  /// written with these.
  init(_ animated: Layer, _ rules: TimelineRules) throws(SceneError) {
    if let track = PropertyTrack(plainly: animated, rules) {
      (base, findings) = (animated, [])
      compile(track, of: animated, dash: nil)
      return
    }
    let hasStops = animated.animatedGradient != nil
    let timeline = try LayerTimeline(animated, rules) {
      (!hasStops || !$0.isOfGradient) && !$0.isOfEffects
    }
    (base, findings) = (timeline.base, timeline.findings)
    motion = timeline.tracks.last { $0.property == .position }.map(CompiledMotion.init)
    for track in timeline.tracks { compile(track, of: animated, dash: timeline.dash) }
    steps.sort { $0.index < $1.index }
  }

  /// - Parameter dash: the track of the length of a dash whose two ends move.
  private mutating func compile(
    _ track: PropertyTrack, of animated: Layer, dash: PropertyTrack?
  ) {
    switch track.property {
    case .foregroundColor: shape += track.colorElements(.fill, .fillOpacity)
    case .backgroundColor: box.background += track.colorElements(.fill, .fillOpacity)
    case .borderColor: box.border += track.colorElements(.fill, .fillOpacity)
    case .cornerRadius, .borderWidth, .bounds: compileBox(track, of: animated)
    case .anchorPoint: compileOrigin(track, of: animated)
    default:
      if let attribute = SMILAttribute(track.property) {
        compile(track, attribute, of: animated, dash)
      }
    }
  }

  private mutating func compile(
    _ track: PropertyTrack, _ attribute: SMILAttribute, of animated: Layer, _ dash: PropertyTrack?
  ) {
    switch track.property {
    case .rotation, .scale, .translation: compileStep(track, attribute)
    case .position: break
    case .opacity, .isHidden: layer += track.elements(attribute, value: SMILValue.init)
    default: compileShape(track, attribute, on: animated, dash)
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
    _ track: PropertyTrack, _ attribute: SMILAttribute, on animated: Layer, _ dash: PropertyTrack?
  ) {
    guard case .shape(let model) = base.content else { return }
    let isTrimmed = model.isTrimmed || animated.animations.properties.contains(where: \.isTrim)
    switch track.property {
    case .fillColor: shape += track.colorElements(attribute, .fillOpacity)
    case .strokeColor: shape += track.colorElements(attribute, .strokeOpacity)
    case .lineWidth:
      shape += track.elements(attribute, bounds: [0]) { SMILValue($0.clamped(0, .infinity)) }
    case .miterLimit:
      shape += track.elements(attribute, bounds: [1]) { SMILValue($0.clamped(1, .infinity)) }
    case .lineDashPhase where model.lineDashPattern.isEmpty || isTrimmed: break
    case .strokeStart, .strokeEnd: shape += track.trimElements(model, length: dash)
    case .lineDashPhase, .path: shape += track.elements(attribute, value: SMILValue.init)
    default: break
    }
  }
}
