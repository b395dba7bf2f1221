extension MediaTiming {
  /// What makes the timing impossible, or nil.
  ///
  /// - Parameter isEndless: whether a pass may last for ever, as that of a layer or a group.
  package func fault(isEndless: Bool) -> AnimationFault? {
    func isTime(_ seconds: Seconds) -> Bool { abs(seconds.value) <= SceneLimits.time }
    if !isTime(beginTime) { return AnimationFault("beginTime", "must lie within 1e6 s of zero") }
    if !isTime(timeOffset) { return AnimationFault("timeOffset", "must lie within 1e6 s of zero") }
    if !(isEndless && duration.value == .infinity), !isTime(duration) || duration.value < 0.001 {
      return AnimationFault("duration", "must be at least 0.001 s and at most 1e6 s")
    }
    if speed != 0, !(1e-6...1e6 ~= abs(speed)) || duration.value / abs(speed) < 0.001 {
      return AnimationFault("speed", "must leave a pass at least 0.001 s, within 1e6 of zero")
    }
    if case .repeat(_, let pass) = trigger, pass < 1 {
      return AnimationFault("trigger", "must wait for pass 1 or a later one")
    }
    return repeatFault
  }

  private var repeatFault: AnimationFault? {
    if let repeatDuration {
      if repeatCount != 1 {
        return AnimationFault("repeatDuration", "cannot stand beside a 'repeatCount'")
      }
      let time = repeatDuration.value
      if !(0.001...SceneLimits.time ~= time), time != .infinity {
        return AnimationFault("repeatDuration", "must be 0.001 s … 1e6 s, or infinite")
      }
    }
    if !(repeatCount > 0) { return AnimationFault("repeatCount", "must be more than zero") }
    if repeatCount < 0.001 || repeatCount > 1e6, repeatCount < .infinity {
      return AnimationFault("repeatCount", "must be 0.001 … 1e6, or infinite")
    }
    if duration.value == .infinity, passes != 1 || autoreverses {
      return AnimationFault("duration", "must end before a second pass can begin")
    }
    if ownActiveDuration == .infinity, duration.value < .infinity, fillMode == .forwards {
      return AnimationFault("fillMode", "cannot be 'forwards' where the repeats never end")
    }
    return nil
  }
}
