import SweepGeometry
package import SweepScene

extension PropertyTrack {
  /// Makes the track of the one animation of a layer, if that is a single pass with nothing before or after
  /// it; nil for all else, and for what is at fault or cannot be shown.
  ///
  /// Nearly every needle turns so, and columns of digits jump so: they skip the passes for repeats, sums
  /// and overlaps.
  package init?(plainly layer: Layer, _ rules: TimelineRules) {
    // A step that the transform lacks has to be added to it.
    guard layer.animations.count == 1, let property = layer.animations[0].property,
      property.isTrim || layer.transform.contains(where: { $0.animatedBy == property }),
      let model = layer[property], let run = layer.animations[0].plainRun(over: model, rules)
    else { return nil }
    self.init(property: property, base: model, runs: [run])
  }
}

extension Layer.Animation {
  /// The only run of the animation; nil where it takes several, or is not shown in full.
  fileprivate func plainRun(
    over model: AnimationValue, _ rules: TimelineRules
  ) -> PropertyTrack.Run? {
    let timing = timing
    guard isReplacing, timing.isPlain, rules.stop.map({ timing.endTime.value <= $0 }) ?? true,
      rules.isOnGrid(timing.beginTime.value), rules.isOnGrid(timing.duration.value)
    else { return nil }
    let keyframes = keyframes(model: model)
    guard fault(model: model, keyframes: keyframes) == nil else { return nil }
    let error = allowedError(rules.tolerance)
    let (start, pass) = (timing.beginTime.value, timing.duration.value)
    let keys = keyframes.writable(error: error, rules)
    let span = TimelineSpan(start: start, end: start + pass, keys: keys, pass: pass)
    guard !span.isStill, !rules.hasCoarsePasses || span.coarseness <= error else { return nil }
    return PropertyTrack.Run(span: span)
  }

  /// Whether its values take the place of the layer's own.
  private var isReplacing: Bool {
    switch self {
    case .basic(let change): change.byValue == nil && !change.isAdditive && !change.isCumulative
    case .keyframe(let change): !change.isAdditive && !change.isCumulative
    case .spring, .motion, .group: false
    }
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
