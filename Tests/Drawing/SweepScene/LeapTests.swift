import SweepGeometry
import SweepScene
import Testing

/// A value past a jump at the end of a pass shows where all ends there, forwards, and nowhere else.
@Suite struct LeapTests {
  private static func timing(
    begin: Double = 0, offset: Double = 0, speed: Double = 1, times: Double = 1, back: Bool = false,
    fill: MediaTiming.FillMode = .both
  ) -> MediaTiming {
    MediaTiming(
      beginTime: Seconds(begin), timeOffset: Seconds(offset), speed: speed, duration: 1,
      repeatCount: times, autoreverses: back, fillMode: fill)
  }

  /// The value of four steps to 100° in a group, at a time.
  private static func shown(_ own: MediaTiming, in group: MediaTiming?, at time: Double) -> Double {
    let steps = Layer.Animation.basic(
      BasicAnimation(
        .rotation, from: .zero, to: .degrees(100), timing: own, timingFunction: .steps(4)))
    var layer = Layer("a")
    layer.animations = [group.map { .group(AnimationGroup([steps], timing: $0)) } ?? steps]
    guard case .angle(let angle) = layer.presentation(at: Seconds(time))[.rotation] else {
      return 0
    }
    return angle.degrees
  }

  private static let once = timing(fill: .removed)

  /// A timing, that of a group, a time and the expected value.
  private static let table: [(MediaTiming, MediaTiming?, Double, Double)] = [
    (timing(), nil, 0.999, 75), (timing(), nil, 1, 100), (timing(), nil, 9, 100),
    (timing(back: true), nil, 1, 75), (timing(back: true), nil, 9, 0),
    (timing(times: 1.5, back: true), nil, 9, 100),
    (timing(begin: 0.5, speed: -1), nil, 0, 75), (timing(begin: 0.5, speed: -1), nil, 0.5, 75),
    (timing(begin: 0.5, speed: -1), nil, 9, 0),
    (timing(offset: 1, times: 2), nil, 9, 100), (timing(offset: 0.5), nil, 9, 25),
    (timing(offset: 1, speed: 0), nil, 0, 100),
    (once, timing(), 9, 100), (once, timing(back: true), 1, 75), (once, timing(back: true), 9, 0),
    (once, timing(times: 0.5, back: true), 9, 100), (once, timing(begin: 0.5, speed: -1), 0, 75),
    (timing(back: true, fill: .removed), timing(), 9, 100),
    (timing(speed: -1), timing(speed: -1), 9, 75),
    (timing(begin: -0.25), timing(times: 0.75), 9, 100),
  ]

  @Test(arguments: table.indices) func `shows past the jump where all ends`(row: Int) {
    let (own, group, time, expected) = Self.table[row]
    #expect(abs(Self.shown(own, in: group, at: time) - expected) < 1e-6)
  }
}
