import SweepGeometry
import SweepScene

private func turns(_ degrees: [Double], at times: [Double], _ timing: MediaTiming) -> Layer {
  zigzag(keys(.rotation, degrees.map { .degrees($0) }, at: times, timing))
}

/// Passes of a minute to hours in which something runs fast for a moment, at key times of any
/// number of decimals. They are read at whole milliseconds, the only ones that Firefox knows.
let longPassCases: [OracleCase] = [
  OracleCase(
    "0.15 s of a minute that repeats for ever", at: [20, 20.05, 20.125, 21, 80.125, 80.25],
    zigzag(
      .group(
        AnimationGroup(
          [
            basic(
              .rotation, .zero, .degrees(90),
              MediaTiming(beginTime: 20, duration: 0.15, fillMode: .both))
          ], timing: timing(60, times: .infinity))))),
  OracleCase(
    "key times of six decimals in a minute", at: [19.875, 20.02, 20.05, 20.125, 59],
    turns([0, 0, 90, 90], at: [0, 0.333333, 0.335, 1], timing(60))),
  OracleCase(
    "16 ms of a minute", at: [19.875, 20.004, 20.008, 20.012, 20.125],
    turns([0, 0, 300, 300], at: [0, 20.0 / 60, 20.016 / 60, 1], timing(60))),
  OracleCase(
    "half a second of an hour", at: [1199.5, 1200.125, 1200.25, 1200.375, 1201],
    zigzag(
      keys(.opacity, [0, 0, 1, 1], at: [0, 0.33333333, 0.33347222, 1], timing(3600)))),
  OracleCase(
    "a jump off the grid in twelve hours", at: [14399.5, 14399.75, 14400.25, 14400.5],
    turns([0, 9, 50, 60], at: [0, 14400.0 / 43200, 14400.0 / 43200, 1], timing(43200))),
  OracleCase(
    "a minute of twelve hours", at: [14399.5, 14407.5, 14430.25, 14455.5],
    turns([0, 0, 90, 90], at: [0, 14400.0 / 43200, 14460.0 / 43200, 1], timing(43200))),
]
