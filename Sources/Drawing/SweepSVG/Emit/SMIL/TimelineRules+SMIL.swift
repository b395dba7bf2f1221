import SweepScene
package import SweepTimeline

extension TimelineRules {
  /// The limits of SMIL (SVG 1.1, 19.2), as the three browser engines play it alike.
  ///
  /// - Parameters:
  ///   - tolerance: how far sampled values may be from the model, in degrees and user units.
  ///   - stop: the moment from which nothing moves any more, in seconds.
  package static func smil(tolerance: Double, stop: Double? = nil) -> TimelineRules {
    var rules = smil
    rules.tolerance = tolerance
    rules.stop = stop
    return rules
  }

  private static let smil: TimelineRules = {
    var rules = TimelineRules()
    // Times are written with three decimals, and key times with five.
    rules.momentsPerSecond = 1000
    rules.keyTimeStep = 1e-5
    // All numbers of a key spline lie in 0…1.
    rules.keepsTimingInUnitSquare = true
    rules.keepsColorsInGamut = true
    // Chromium and WebKit.
    rules.hasCoarsePasses = true
    rules.hasFlatWays = true
    // The sandwich of 19.2.6.
    rules.laterBeginWins = true
    rules.eventsRestart = true
    // SMIL multiplies scales; dashes, outlines and steps of filters are made of several values.
    rules.summed.removeAll { $0 == .scale || !$0.hasOwnAttribute }
    // Firefox adds the passes of CSS properties up wrongly from the third on.
    rules.accumulated.removeAll { !$0.isTransform }
    // Firefox does not add up a single value.
    rules.accumulatesSingleValues = false
    rules.trimsByDash = true
    return rules
  }()
}
