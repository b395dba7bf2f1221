extension MediaTiming {
  /// Where in which pass something stands.
  package struct Pass: Hashable {
    /// The moment within the pass, 0 … duration.
    package var instant: Instant
    /// The number of passes, ways back included with their pass, that are over.
    package var completed: Double
  }

  /// The pass at a moment of what holds it, or nil where it is not in effect.
  package func pass(at instant: Instant) -> Pass? {
    guard trigger == nil else { return nil }
    guard speed != 0 else { return stillPass }
    var elapsed = Instant(
      (instant.time - beginTime.value) * abs(speed), isBefore: instant.isBefore)
    if !elapsed.isAtOrAfter(0) {
      guard fillsBackwards else { return nil }
      elapsed = Instant(0)
    } else if elapsed.isAtOrAfter(course) {
      guard fillsForwards else { return nil }
      elapsed = Instant(course, isBefore: true)
    }
    let isEndless = course == .infinity
    if speed < 0 { elapsed = elapsed.reversed(from: isEndless ? 0 : course) }
    elapsed.time += timeOffset.value
    if !isEndless, timeOffset != .zero { elapsed = elapsed.wrapped(course).instant }
    return pass(of: elapsed)
  }

  /// The pass that stands still at speed 0.
  private var stillPass: Pass? {
    guard course < .infinity else { return pass(of: Instant(timeOffset.value)) }
    if timeOffset.value >= course { return pass(of: Instant(course, isBefore: true)) }
    return pass(of: Instant(max(timeOffset.value, 0)))
  }

  /// The pass at a moment of the whole course.
  private func pass(of instant: Instant) -> Pass {
    guard duration.value < .infinity else { return Pass(instant: instant, completed: 0) }
    let (rest, completed) = instant.wrapped(cycle)
    let isBack = autoreverses && rest.isAtOrAfter(duration.value)
    return Pass(instant: isBack ? rest.reversed(from: cycle) : rest, completed: completed)
  }
}
