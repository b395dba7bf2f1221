import Testing

@testable import SweepScene

@Suite struct AdaptiveTimesTests {
  /// The sagitta of a circle's arc between two angles.
  static func sagitta(_ a: Double, _ b: Double) -> Double { 1 - sineAndCosine((b - a) / 2).cosine }

  @Test func aCircleTakesEvenSteps() {
    let times = adaptiveTimes(from: 0, to: 2 * .pi, tolerance: 1e-3, error: Self.sagitta)
    // The largest step is 2 arccos(1 - 0.001) = 0.0894501, so 71 steps are needed.
    #expect(times.first == 0 && times.last == 2 * .pi && (72...73).contains(times.count))
    for (a, b) in zip(times, times.dropFirst()) { #expect(a < b && Self.sagitta(a, b) <= 1e-3) }
  }

  @Test func stepsFollowTheBend() {
    // The chord of e^t is furthest from it by about h² e^t / 8.
    func error(_ a: Double, _ b: Double) -> Double {
      (0...20).reduce(0) { largest, index in
        let part = Double(index) / 20
        let even = exponential(a) * (1 - part) + exponential(b) * part
        return max(largest, abs(even - exponential(a + (b - a) * part)))
      }
    }
    let times = adaptiveTimes(from: 0, to: 5, tolerance: 0.01, error: error)
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(steps[0] > 8 * steps[steps.count - 2])
    // The integral of √(e^t / 0.08) is 79.05: no fewer, and hardly more.
    #expect((79...83).contains(steps.count))
    for (a, b) in zip(times, times.dropFirst()) { #expect(error(a, b) <= 0.01) }
  }

  @Test func breaksAreKept() {
    let times = adaptiveTimes(
      from: 0, to: 1, breaks: [0.7, 0.3, 0.3, 5, -1, .nan, 0, 1], tolerance: 1, error: Self.sagitta)
    #expect(times == [0, 0.3, 0.7, 1])
  }

  @Test func theCountIsBounded() {
    for most in [2, 3, 10, 50] {
      let times = adaptiveTimes(
        from: 0, to: 6, breaks: [3], tolerance: 1e-9, maxCount: most, error: Self.sagitta)
      #expect(times.count <= max(most, 3) && times.contains(3) && times.last == 6)
      // Twice the error takes no less than 1 / √2 of the steps.
      #expect(2 * times.count >= most)
    }
  }

  @Test func badNumbersEnd() {
    #expect(adaptiveTimes(from: .nan, to: 1, tolerance: 1, error: Self.sagitta).isEmpty)
    #expect(adaptiveTimes(from: 0, to: .infinity, tolerance: 1, error: Self.sagitta).isEmpty)
    #expect(adaptiveTimes(from: 1, to: 1, tolerance: 1, error: Self.sagitta) == [1])
    let never = adaptiveTimes(from: 0, to: 1, tolerance: 1, maxCount: 9) { _, _ in .nan }
    #expect(never == [0, 1])
    let always = adaptiveTimes(from: 0, to: 1, tolerance: .nan) { _, _ in 0 }
    #expect(always == [0, 1])
  }
}
