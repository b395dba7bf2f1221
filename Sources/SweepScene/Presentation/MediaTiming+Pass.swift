extension MediaTiming {
  /// Where in which pass an animation stands.
  struct Pass: Hashable {
    /// The part of the duration that is gone, 0 … 1.
    var fraction: Double
    /// The number of passes, ways back included with their pass, that are over.
    var completed: Double
  }

  /// The pass at a moment, or nil where the layer's own value shows.
  func pass(at time: Seconds) -> Pass? {
    let active = (time - beginTime).value
    if active < 0 { return fillsBackwards ? Pass(fraction: 0, completed: 0) : nil }
    let total = activeDuration.value
    if active < total { return pass(active: active) }
    guard fillsForwards else { return nil }
    // The end of the last pass shows its last value, not the first of a pass that never begins.
    let passes = repeatCount.rounded(.down)
    if passes == repeatCount {
      return Pass(fraction: autoreverses ? 0 : 1, completed: passes - 1)
    }
    return pass(active: total)
  }

  private func pass(active: Double) -> Pass {
    let completed = (active / cycle).rounded(.down)
    let elapsed = (active - completed * cycle) / duration.value
    return Pass(fraction: elapsed > 1 ? 2 - elapsed : elapsed, completed: completed)
  }

  var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
  var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }
}
