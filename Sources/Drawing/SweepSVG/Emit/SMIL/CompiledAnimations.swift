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
    if let step = Step(plainly: animated, rules) {
      (base, steps, findings) = (animated, [step], [])
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

extension CompiledAnimations.Step {
  /// Makes the step of a layer whose one animation SMIL says in the model's own words: one pass of
  /// a step of the transform, from a value to another along one spline or by jumps, with nothing
  /// before or after. Nil for all else, and for what is at fault.
  ///
  /// Nearly every needle turns this way, and columns of digits jump so; they skip the passes for
  /// repeats, sums and overlaps.
  init?(plainly layer: Layer, _ rules: TimelineRules) {
    guard layer.animations.count == 1, let property = layer.animations[0].property,
      property.isTransform, let attribute = SMILAttribute(property),
      let index = layer.transform.firstIndex(where: { $0.animatedBy == property })
    else { return nil }
    let timing = layer.animations[0].timing
    guard timing.isPlain, rules.stop.map({ timing.endTime.value <= $0 }) ?? true,
      rules.isOnGrid(timing.beginTime.value), rules.isOnGrid(timing.duration.value)
    else { return nil }
    var element = SMILElement(
      attribute: attribute, values: [], begin: timing.beginTime, duration: timing.duration)
    switch layer.animations[0] {
    case .basic(let change):
      guard change.isPlain, let first = change.fromValue, let last = change.toValue,
        first.isFinite, last.isFinite
      else { return nil }
      element.values = [SMILValue(first), SMILValue(last)]
      element.keySplines = change.timingFunction.isLinear ? nil : [change.timingFunction]
    case .keyframe(let change):
      guard let times = change.plainJumps, layer.animations[0].fault(on: layer) == nil else {
        return nil
      }
      element.isDiscrete = true
      element.values = change.values.map(SMILValue.init)
      element.keyTimes = Keyframes.areEven(times, isDiscrete: true) ? nil : times
    case .spring, .motion, .group: return nil
    }
    self.init(index: index, elements: [element])
  }
}

extension KeyframeAnimation {
  /// The times of two and more values that differ, each of which holds until the next one's; nil where it
  /// has more to it.
  fileprivate var plainJumps: [Double]? {
    guard calculationMode == .discrete, let keyTimes, keyTimes.count == values.count,
      values.count > 1, !isAdditive, !isCumulative, rotationDirection == .byValue, turns == 0,
      timingFunction.isLinear, keyTimes[keyTimes.count - 1] < 1,
      values.indices.dropFirst().allSatisfy({
        keyTimes[$0 - 1] < keyTimes[$0] && values[$0 - 1] != values[$0]
      })
    else { return nil }
    return keyTimes
  }
}

extension BasicAnimation {
  fileprivate var isPlain: Bool {
    byValue == nil && !isAdditive && !isCumulative && rotationDirection == .byValue && turns == 0
      && timingFunction.isInUnitSquare
  }
}

extension MediaTiming {
  /// Whether it is one pass, after which nothing stays.
  fileprivate var isPlain: Bool {
    trigger == nil && beginTime >= .zero && timeOffset == .zero && speed == 1 && repeatCount == 1
      && repeatDuration == nil && !autoreverses && fillMode == .removed
      && fault(isEndless: false) == nil
  }
}
