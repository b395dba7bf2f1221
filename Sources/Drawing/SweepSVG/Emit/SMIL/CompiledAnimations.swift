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
  /// The elements of the layer's shape.
  private(set) var shape: [SMILElement] = []
  let findings: [Finding]

  /// Compiles the animations of a layer, without those of a gradient's stops, which are written
  /// with the gradient.
  init(_ animated: Layer, _ rules: TimelineRules) throws(SceneError) {
    if let step = Step(plainly: animated, rules) {
      (base, steps, findings) = (animated, [step], [])
      return
    }
    let hasStops = animated.animatedGradient != nil
    let timeline = try LayerTimeline(animated, rules) { !hasStops || !$0.isOfStops }
    (base, findings) = (timeline.base, timeline.findings)
    motion = timeline.tracks.last { $0.property == .position }.map(CompiledMotion.init)
    for track in timeline.tracks { compile(track, of: animated, dash: timeline.dash) }
    steps.sort { $0.index < $1.index }
  }

  /// - Parameter dash: the track of the length of a dash whose two ends move.
  private mutating func compile(
    _ track: PropertyTrack, of animated: Layer, dash: PropertyTrack?
  ) {
    guard let attribute = SMILAttribute(track.property) else { return }
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
    case .lineDashPhase where model.lineDashPattern.isEmpty || isTrimmed: break
    case .strokeStart, .strokeEnd: shape += track.trimElements(model, length: dash)
    case .lineDashPhase, .path: shape += track.elements(attribute, value: SMILValue.init)
    default: break
    }
  }
}

extension CompiledAnimations.Step {
  /// Makes the step of a layer whose one animation SMIL says in the model's own words: one pass of
  /// a step of the transform from a value to another, along one spline, with nothing before or
  /// after. Nil for all else, and for what is at fault.
  ///
  /// Nearly every needle turns this way, and skips the passes for repeats, sums and overlaps.
  init?(plainly layer: Layer, _ rules: TimelineRules) {
    guard layer.animations.count == 1, case .basic(let change) = layer.animations[0],
      change.property.isTransform, change.isPlain, change.timing.isPlain,
      rules.stop.map({ change.timing.endTime.value <= $0 }) ?? true,
      rules.isOnGrid(change.timing.beginTime.value), rules.isOnGrid(change.timing.duration.value),
      let first = change.fromValue, let last = change.toValue, first.isFinite, last.isFinite,
      let index = layer.transform.firstIndex(where: { $0.animatedBy == change.property }),
      let attribute = SMILAttribute(change.property)
    else { return nil }
    let pace = change.timingFunction
    let element = SMILElement(
      attribute: attribute, values: [SMILValue(first), SMILValue(last)],
      keySplines: pace.isLinear ? nil : [pace], begin: change.timing.beginTime,
      duration: change.timing.duration)
    self.init(index: index, elements: [element])
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

/// The elements of a layer's ways along paths.
///
/// The final position is a transform, which browsers without SMIL show. The motion is on a group
/// around it, since `animateMotion` is applied on top of its element's own transform; meanwhile
/// that transform is disabled by an `animateTransform` that moves by nothing.
struct CompiledMotion {
  /// The elements of the group around.
  private(set) var outer: [SMILElement] = []
  /// The elements of the group that carries the final place; empty where nothing moves.
  private(set) var inner: [SMILElement] = []
  /// Whether the final place turns the layer: the first step of its transform.
  let isTurned: Bool

  init(_ track: PropertyTrack) {
    if case .place(let place) = track.base {
      isTurned = place.rotationMode != .none
    } else {
      isTurned = false
    }
    for element in track.elements(.motion, value: SMILValue.init) {
      var still = element
      if case .place = element.values.first {
        outer.append(element)
        still.values = [.pair(0, 0, implied: 0)]
        still.keyTimes = nil
        still.keySplines = nil
        still.isDiscrete = false
      }
      inner.append(still)
    }
  }
}

/// A gradient's stops with the SMIL elements that change each of them.
struct CompiledGradient {
  private(set) var stops: [Layer.Gradient.Stop]
  /// The elements of each stop.
  private(set) var animations: [[SMILElement]]
  let findings: [Finding]

  init(
    _ gradient: Layer.Gradient, _ animations: [Layer.Animation], _ rules: TimelineRules
  ) throws(SceneError) {
    let timeline = try LayerTimeline(
      Layer(content: .gradient(gradient), animations: animations), rules)
    findings = timeline.findings
    stops = timeline.base.animatedGradient?.stops ?? gradient.stops
    self.animations = Array(repeating: [], count: stops.count)
    // Colours come first, whichever property is animated first.
    for track in timeline.tracks where track.property == .colors { addColors(track) }
    for track in timeline.tracks where track.property == .locations {
      for index in stops.indices {
        self.animations[index] += track.elements(.offset, bounds: [0, 1]) {
          .number($0.number(index))
        }
      }
    }
  }

  private mutating func addColors(_ track: PropertyTrack) {
    for index in stops.indices {
      animations[index] += track.elements(.stopColor, bounds: [0, 1]) { .color($0.color(index)) }
      let opacity = track.elements(.stopOpacity) { .number($0.color(index).alpha) }
      let still = SMILValue.number(stops[index].color.alpha)
      if opacity.contains(where: { $0.values.contains { $0 != still } }) {
        animations[index] += opacity
      }
    }
  }
}

extension AnimationValue {
  fileprivate func color(_ index: Int) -> Color {
    if case .colors(let colors) = self { colors[index] } else { .clear }
  }

  fileprivate func number(_ index: Int) -> Double {
    if case .numbers(let numbers) = self { numbers[index] } else { 0 }
  }
}
