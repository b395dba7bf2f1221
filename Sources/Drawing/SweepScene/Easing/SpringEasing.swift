/// A part of a spring's movement, stretched to the time of 0…1.
struct SpringEasing: Easing {
  let side: EaseSide
  let spring: SpringCurve
  /// In seconds, more than zero.
  let duration: Double

  /// The form at the start is the movement played backwards, about the place that it leaves.
  func start(_ time: Double) -> Double {
    // At the end of its time the spring is put to its target.
    time <= 0 ? 0 : 1 - spring.position(at: (1 - time) * duration)
  }

  func startSlope(_ time: Double) -> Double {
    spring.velocity(at: (1 - time) * duration) * duration
  }

  func startSample(_ time: Double) -> EasingSample {
    let state = spring.state(at: (1 - time) * duration)
    return EasingSample(time <= 0 ? 0 : 1 - state.position, slope: state.velocity * duration)
  }

  var startBreaks: [Double] {
    spring.extrema(until: duration).reversed().map { 1 - $0 / duration }
  }
}

extension SpringCurve {
  /// How often the spring turns round in a time, not counted exactly; infinitely often where the
  /// spring or the time is none.
  func swings(in duration: Seconds) -> Double {
    guard isValid, duration.value > 0, duration.value.isFinite else { return .infinity }
    return halfPeriod.map { duration.value / $0 } ?? 0
  }
}
