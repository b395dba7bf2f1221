/// At which end an easing has its effect.
public enum EaseSide: Hashable, Sendable, CaseIterable {
  /// At the start.
  case `in`
  /// At the end: the easing at the start, turned by half a turn about the middle.
  case out
  /// At both ends: each half is one of the others at half the size.
  case inOut

  /// The side on which the effect is when the pace is played backwards.
  public var reversed: EaseSide {
    switch self {
    case .in: .out
    case .out: .in
    case .inOut: .inOut
    }
  }
}

/// An easing that is known by its form at the start.
protocol Easing {
  /// At which end it is.
  var side: EaseSide { get }
  /// The progress of the form at the start, for a time of 0…1.
  func start(_ time: Double) -> Double
  /// Its slope.
  func startSlope(_ time: Double) -> Double
  /// Both; for formulas that have most of their work in common a requirement of its own.
  func startSample(_ time: Double) -> EasingSample
  /// The times inside 0…1 at which that form turns or kinks, rising.
  var startBreaks: [Double] { get }
}

extension Easing {
  func progress(at time: Double) -> Double {
    switch side {
    case .in: start(time)
    case .out: 1 - start(1 - time)
    case .inOut: time < 0.5 ? start(2 * time) / 2 : 1 - start(2 - 2 * time) / 2
    }
  }

  func slope(at time: Double) -> Double { sample(at: time).slope }

  func startSample(_ time: Double) -> EasingSample {
    EasingSample(start(time), slope: startSlope(time))
  }

  /// Progress and slope together.
  func sample(at time: Double) -> EasingSample {
    switch side {
    case .in: return startSample(time)
    case .out:
      let end = startSample(1 - time)
      return EasingSample(1 - end.progress, slope: end.slope)
    case .inOut:
      let half = startSample(time < 0.5 ? 2 * time : 2 - 2 * time)
      let progress = half.progress / 2
      return EasingSample(time < 0.5 ? progress : 1 - progress, slope: half.slope)
    }
  }

  /// The times inside 0…1 at which the pace turns or kinks, rising.
  var breaks: [Double] {
    let out = startBreaks.reversed().map { 1 - $0 }
    return switch side {
    case .in: startBreaks
    case .out: out
    case .inOut: startBreaks.map { $0 / 2 } + [0.5] + out.map { ($0 + 1) / 2 }
    }
  }
}

extension TimingFunction {
  /// The formula of a pace that is neither a cubic nor steps.
  var easing: (any Easing)? {
    switch curve {
    case .cubic, .steps: nil
    case .back(let side, let overshoot): BackEasing(side: side, overshoot: overshoot)
    case .bounce(let side): BounceEasing(side: side)
    case .elastic(let side, let amplitude, let period):
      ElasticEasing(side: side, amplitude: amplitude, period: period)
    case .spring(let side, let spring, let duration):
      SpringEasing(side: side, spring: spring, duration: duration.value)
    }
  }
}
