/// A ball that falls to the floor and bounces three times, each time a quarter as high.
///
/// After Robert Penner's "bounce" equations: with g = 7.5625 = 2.75² the distance from the floor
/// `1 - g t²` comes to zero at t = 1 / 2.75; the three bounces are the same parabola raised to
/// 3/4, 15/16 and 63/64 and last 1, 1/2 and 1/4 of 1 / 2.75 in total. That is the form at the end;
/// the one at the start, which is used here, is it played backwards.
struct BounceEasing: Easing {
  var side: EaseSide

  /// The time at which each parabola is done, the time of its vertex and its height there.
  private static let parabolas: [(until: Double, vertex: Double, height: Double)] = [
    (1 / 2.75, 0, 0), (2 / 2.75, 1.5 / 2.75, 0.75), (2.5 / 2.75, 2.25 / 2.75, 0.9375),
    (.infinity, 2.625 / 2.75, 0.984375),
  ]

  func start(_ time: Double) -> Double {
    let back = 1 - time
    for parabola in Self.parabolas where back < parabola.until {
      let away = back - parabola.vertex
      return 1 - (7.5625 * away * away + parabola.height)
    }
    return 0
  }

  func startSlope(_ time: Double) -> Double {
    let back = 1 - time
    for parabola in Self.parabolas where back < parabola.until {
      return 2 * 7.5625 * (back - parabola.vertex)
    }
    return 0
  }

  var startBreaks: [Double] {
    let outs = [1, 1.5, 2, 2.25, 2.5, 2.625]
    return outs.reversed().map { 1 - $0 / 2.75 }
  }
}
