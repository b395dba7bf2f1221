/// Progress and how fast it changes.
package struct EasingSample: Hashable, Sendable {
  /// The progress; most paces go from 0 to 1.
  package var progress: Double
  /// The progress per second, or per unit of whatever the pace's time is counted in.
  package var slope: Double

  package init(_ progress: Double, slope: Double) {
    self.progress = progress
    self.slope = slope
  }
}

/// A number that changes over time, as the fitting of curves reads it.
///
/// It is smooth between its breaks. At a break itself `sample` gives the value after the jump.
package struct EasingCurve {
  /// The time at which it ends; it begins at 0.
  package var duration: Double
  /// The times inside the duration at which value or slope jump, and of turning points, if they
  /// are known: those that are left out are found by looking at the slope.
  package var breaks: [Double]
  /// The value at a time of 0…duration.
  package var sample: (Double) -> EasingSample

  package init(
    duration: Double, breaks: [Double] = [], sample: @escaping (Double) -> EasingSample
  ) {
    self.duration = duration
    self.breaks = breaks
    self.sample = sample
  }
}

extension SpringCurve {
  /// The spring from 0 to a time, at which it is put to its target, as Core Animation does.
  ///
  /// - Parameter duration: in seconds; use `settlingDuration(epsilon:)` with a quarter of the fit's
  ///   tolerance for no jump at the end.
  package func pace(duration: Double) -> EasingCurve {
    EasingCurve(duration: duration, breaks: extrema(until: duration)) { time in
      if time >= duration { return EasingSample(1, slope: 0) }
      let state = state(at: time)
      return EasingSample(state.position, slope: state.velocity)
    }
  }
}

extension TimingFunction {
  /// The progress per unit of time at a time of 0…1; zero for steps, 1 for an invalid function.
  package func slope(at time: Double) -> Double {
    guard isValid else { return 1 }
    return switch curve {
    case .cubic(let cubic): cubic.slope(at: time)
    case .steps: 0
    default: easing?.slope(at: time) ?? 1
    }
  }

  /// The function as a pace of duration 1.
  package var pace: EasingCurve {
    if let easing = isValid ? easing : nil {
      return EasingCurve(duration: 1, breaks: easing.breaks) { easing.sample(at: $0) }
    }
    return EasingCurve(duration: 1, breaks: breaks) { time in
      EasingSample(progress(at: time), slope: slope(at: time))
    }
  }

  /// The times inside 0…1 at which the function jumps, kinks or turns.
  package var breaks: [Double] {
    guard isValid else { return [] }
    return switch curve {
    case .cubic(let cubic):
      EasingCubic(cubic).extrema.map { CubicTiming.bezier(cubic.x1, cubic.x2, $0) }
    case .steps(let count, _): (1..<max(count, 2)).map { Double($0) / Double(count) }
    default: easing?.breaks ?? []
    }
  }
}
