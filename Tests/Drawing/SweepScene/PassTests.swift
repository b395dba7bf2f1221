import Testing

@testable import SweepScene

private typealias Pass = MediaTiming.Pass
private let e = 1e-6

/// The place of an animation in its passes, just before, at and just after each change.
@Suite struct PassTests {
  private static func timing(
    begin: Double = 1, times: Double = 1, back: Bool = false,
    _ fill: MediaTiming.FillMode = .removed
  ) -> MediaTiming {
    MediaTiming(
      beginTime: Seconds(begin), duration: 2, repeatCount: times, autoreverses: back, fillMode: fill
    )
  }

  /// A timing, and for moments the fraction and the passes before, or nothing.
  private static let table: [(MediaTiming, [(Double, (Double, Double)?)])] = [
    (
      timing(),
      [
        (0, nil), (1 - e, nil), (1, (0, 0)), (1 + e, (0, 0)), (2, (0.5, 0)),
        (3 - e, (1, 0)), (3, nil), (3 + e, nil),
      ]
    ),
    (timing(.forwards), [(1 - e, nil), (1, (0, 0)), (3 - e, (1, 0)), (3, (1, 0)), (99, (1, 0))]),
    (timing(.backwards), [(0, (0, 0)), (1 - e, (0, 0)), (1, (0, 0)), (3 - e, (1, 0)), (3, nil)]),
    (timing(.both), [(-9, (0, 0)), (1 - e, (0, 0)), (2, (0.5, 0)), (3, (1, 0)), (99, (1, 0))]),
    (timing(begin: -0.5), [(0, (0.25, 0)), (1.5 - e, (1, 0)), (1.5, nil)]),
    // Sums of decimal fractions: 1.65 - 1.5 is less than 0.15, and 0.1 + 0.2 more than 0.3.
    (MediaTiming(beginTime: 1.5, duration: 0.15, fillMode: .forwards), [(1.65, (0.075, 0))]),
    (MediaTiming(beginTime: 0.1 + 0.2, duration: 1), [(0.3, (0, 0))]),
    (timing(begin: -9), [(0, nil)]), (timing(begin: -9, .forwards), [(0, (1, 0))]),
    (
      timing(times: 3, .both),
      [
        (3 - e, (1, 0)), (3, (0, 1)), (3 + e, (0, 1)), (5, (0, 2)),
        (7 - e, (1, 2)), (7, (1, 2)), (7 + e, (1, 2)),
      ]
    ),
    (
      timing(times: 2.5, .forwards),
      [
        (5, (0, 2)), (5.5, (0.25, 2)), (6 - e, (0.5, 2)),
        (6, (0.5, 2)), (60, (0.5, 2)),
      ]
    ),
    (timing(times: 2.5), [(6 - e, (0.5, 2)), (6, nil)]),
    (timing(times: 0.25, .forwards), [(1.5 - e, (0.25, 0)), (1.5, (0.25, 0)), (9, (0.25, 0))]),
    (
      timing(back: true, .forwards),
      [
        (2, (0.5, 0)), (3, (1, 0)), (4, (0.5, 0)), (5 - e, (0, 0)),
        (5, (0, 0)), (9, (0, 0)),
      ]
    ),
    (timing(times: 1.25, back: true, .both), [(5, (0, 1)), (6 - e, (0.5, 1)), (6, (0.5, 1))]),
    (timing(times: 0.5, back: true, .both), [(3 - e, (1, 0)), (3, (1, 0)), (9, (1, 0))]),
    (timing(times: 0.75, back: true, .both), [(4, (0.5, 0)), (9, (0.5, 0))]),
    (
      timing(times: .infinity),
      [(1 - e, nil), (2, (0.5, 0)), (2001, (0, 1000)), (2000, (0.5, 999))]
    ),
    (timing(times: .infinity, back: true), [(3, (1, 0)), (4, (0.5, 0)), (5, (0, 1)), (7, (1, 1))]),
  ]

  @Test(arguments: table.indices) func `stands in the pass`(row: Int) throws {
    let (timing, moments) = Self.table[row]
    for (time, expected) in moments {
      let pass = timing.pass(at: Instant(time))
      guard let expected else {
        #expect(pass == nil, "\(timing) at \(time)")
        continue
      }
      let found = try #require(pass, "\(timing) at \(time)")
      #expect(abs(found.instant.time / 2 - expected.0) < 2 * e, "\(timing) at \(time)")
      #expect(found.completed == expected.1, "\(timing) at \(time)")
    }
  }

  @Test func `the end is the begin and all the passes`() {
    #expect(Self.timing(times: 2.5, back: true).endTime == 11)
    #expect(Self.timing(begin: -3, times: .infinity).endTime.value == .infinity)
  }
}
