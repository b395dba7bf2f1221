import SweepGeometry
import SweepScene
import SweepTimeline

extension CompiledAnimations.Step {
  /// Makes the step of a layer whose one animation SMIL says in the model's own words: one pass of a
  /// step of the transform from a value to another, along one spline, with nothing before or after.
  /// Nil for all else, and for what is at fault.
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
