import SweepScene
import Testing

/// Paces against a slow reader of the same curve.
@Suite struct TimingFunctionTests {
  /// The progress at a time, by bisection of the curve's parameter alone.
  private func slow(_ pace: TimingFunction, _ time: Double) -> Double {
    func at(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if at(pace.x1, pace.x2, middle) < time { low = middle } else { high = middle }
    }
    return at(pace.y1, pace.y2, (low + high) / 2)
  }

  private static let paces: [TimingFunction] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default, TimingFunction(0, 1, 1, 0),
    TimingFunction(0.5, -0.5, 0.5, 1.5), TimingFunction(0, 0.7, 0, 0.2),
    TimingFunction(0.9, 0.1, 0.95, 0.05), TimingFunction(1, 0, 1, 1), TimingFunction(0, 0, 0, 1),
  ]

  @Test(arguments: paces) func `progress is that of the curve`(pace: TimingFunction) {
    for step in 0...200 {
      let time = Double(step) / 200
      #expect(abs(pace.progress(at: time) - slow(pace, time)) < 1e-6, "at \(time)")
    }
  }

  @Test(arguments: paces) func `the ends are exact, and hold outside`(pace: TimingFunction) {
    #expect(pace.progress(at: 0) == 0 && pace.progress(at: 1) == 1)
    if !pace.isLinear { #expect(pace.progress(at: -1) == 0 && pace.progress(at: 2) == 1) }
  }

  @Test(arguments: paces) func `backwards it is the pace turned round`(pace: TimingFunction) {
    for step in 0...50 {
      let time = Double(step) / 50
      let turned = 1 - pace.progress(at: 1 - time)
      #expect(abs(pace.reversed.progress(at: time) - turned) < 1e-6, "at \(time)")
    }
    #expect(abs(pace.reversed.reversed.x1 - pace.x1) < 1e-15)
  }

  /// CSS's `ease`, `ease-in`, `ease-out` and `ease-in-out` at a quarter of the time, as browsers
  /// compute them.
  @Test(
    arguments: zip(
      [TimingFunction.default, .easeIn, .easeOut, .easeInEaseOut],
      [0.408_511, 0.093_465, 0.378_138, 0.129_162]))
  func `named paces`(pace: TimingFunction, progress: Double) {
    #expect(abs(pace.progress(at: 0.25) - progress) < 1e-5)
  }

  @Test(arguments: [TimingFunction.easeIn, .easeOut, .default, .linear, .easeInEaseOut])
  func `half of the progress is reached at the half time`(pace: TimingFunction) {
    #expect(abs(pace.progress(at: pace.halfTime) - 0.5) < 1e-9)
  }

  @Test func `only equal coordinates are linear`() {
    #expect(TimingFunction(0.3, 0.3, 0.8, 0.8).isLinear && !TimingFunction.default.isLinear)
  }
}
