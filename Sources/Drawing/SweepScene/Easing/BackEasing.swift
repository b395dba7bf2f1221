/// A start against the direction of travel: `t² ((s + 1) t - s)`.
///
/// After Robert Penner's "back" equations. At its lowest the progress is `-4 s³ / (27 (s + 1)²)`,
/// a tenth for s = 1.70158. On both sides s is 1.525 times as large, as in Penner's, which gives a
/// tenth of the whole way there too, though each half has half the size.
struct BackEasing: Easing {
  var side: EaseSide
  var overshoot: Double

  private var factor: Double { side == .inOut ? overshoot * 1.525 : overshoot }

  func start(_ time: Double) -> Double {
    time * time * ((factor + 1) * time - factor)
  }

  func startSlope(_ time: Double) -> Double {
    time * (3 * (factor + 1) * time - 2 * factor)
  }

  var startBreaks: [Double] {
    let turn = 2 * factor / (3 * (factor + 1))
    return turn > 0 && turn < 1 ? [turn] : []
  }
}
