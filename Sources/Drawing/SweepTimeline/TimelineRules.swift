package import SweepScene

/// The limits of a target's motion and the behaviour of its players.
///
/// The defaults describe a target without limits, which shows every value exactly. A writer passes
/// the rules of its own format.
package struct TimelineRules: Hashable, Sendable {
  /// The maximum error of sampled values, in degrees and user units.
  package var tolerance: Double
  /// The number of moments per second at which spans may begin and end; nil where any will do.
  package var momentsPerSecond: Double?
  /// The step of key times within a pass, as a part of the pass; 0 where any will do.
  package var keyTimeStep = 0.0
  /// Whether the paces of cubic keys stay between their two values, and jumps and curves beyond
  /// them take further keys.
  package var keepsTimingInUnitSquare = false
  /// Whether colours must lie between black and full colour.
  package var keepsColorsInGamut = false
  /// Whether players have 24-bit fractions of a pass.
  package var hasCoarsePasses = false
  /// The moment after which all motion stops; nil for endless motion.
  package var stop: Double?
  /// Whether players take the curves along which something moves to be made of lines.
  package var hasFlatWays = false
  /// Whether a span that begins later covers one that begins earlier; if not, their order does.
  package var laterBeginWins = false
  /// Whether an event restarts a run, whatever is left of the run before.
  package var eventsRestart = false
  /// The properties whose values can be added to a value that moves.
  package var summed = addingProperties
  /// The properties whose passes can go on from each other any number of times.
  package var accumulated = addingProperties
  /// Whether passes of a single value can go on from each other.
  package var accumulatesSingleValues = true
  /// Whether one dash shows which part of a stroke is drawn, so that its two ends are one value.
  package var trimsByDash = false

  private static let addingProperties = AnimatedProperty.allCases.filter(\.adds)

  /// Makes the rules of a target without limits.
  package init(tolerance: Double = 0.05) { self.tolerance = tolerance }
}

extension TimelineRules {
  /// Whether keys may have a pace as it is.
  func allows(_ pace: TimingFunction) -> Bool {
    keepsTimingInUnitSquare ? pace.isInUnitSquare : pace.cubic != nil
  }

  /// The nearest moment at which a span may begin or end.
  package func onGrid(_ time: Double) -> Double {
    momentsPerSecond.map { (time * $0).rounded() / $0 } ?? time
  }

  /// Whether a span may begin or end at a moment; the end of time counts as one.
  package func isOnGrid(_ time: Double) -> Bool {
    guard let rate = momentsPerSecond, time.isFinite else { return true }
    return abs(time * rate - (time * rate).rounded()) < 1e-6
  }
}
