import SweepGeometry
import SweepScene

/// Timings that take their course otherwise than from its start to its end.
let courseCases: [OracleCase] =
  rearranged.flatMap { name, change in
    [("once", 1.0), ("for ever", .infinity), ("2.5 times", 2.5)].flatMap { repeats, times in
      [false, true].map { back in
        var own = timing(begin: 0.5, 2, times: times, back: back, fill: .both)
        change(&own)
        return OracleCase(
          "\(name), \(repeats)\(back ? ", and back" : "")",
          zigzag(
            keys(
              .rotation, [.zero, .degrees(50), .degrees(20), .degrees(90)], at: [0, 0.25, 0.5, 1],
              own, paces: [.easeIn, .linear, .default])))
      }
    }
  } + [
    OracleCase(
      "repeated for a time",
      zigzag(
        basic(
          .rotation, .zero, .degrees(90),
          MediaTiming(duration: 1, repeatDuration: 2.75, fillMode: .both)))),
    OracleCase(
      "removed on completion", at: [0.5, 1.5],
      zigzag(
        basic(
          .rotation, .zero, .degrees(90),
          MediaTiming(duration: 1, fillMode: .forwards, isRemovedOnCompletion: true)))),
    OracleCase(
      "passes off the grid of milliseconds", at: [0.2, 1.1, 30.2, 60.1],
      zigzag(
        basic(.rotation, .zero, .degrees(90), timing(1 / 3.0, times: .infinity, back: true)))),
    OracleCase(
      "many passes to the next whole millisecond", at: [0.2, 10.1, 100.3, 1000.7],
      zigzag(basic(.rotation, .zero, .degrees(360), timing(1 / 0.67, times: .infinity)))),
    OracleCase(
      "adding up off the grid for ever", at: [0.2, 10.1, 100.3],
      zigzag(basic(.rotation, .zero, .degrees(36), timing(1 / 3.0, times: .infinity), adding: true))
    ),
    OracleCase(
      "one pass off the grid", at: [0.1, 0.166, 0.25, 0.5],
      zigzag(basic(.rotation, .zero, .degrees(237.4), timing(1 / 3.0, fill: .both)))),
    OracleCase(
      "few passes off the grid", at: [0.1, 0.31, 0.7],
      zigzag(basic(.rotation, .zero, .degrees(20), timing(1 / 67.0, times: 50, fill: .both)))),
    OracleCase(
      "many passes with an offset", at: [0.1, 26.155, 43.567, 60.997],
      zigzag(
        basic(
          .rotation, .zero, .degrees(237.4),
          changed(timing(1, times: 60, back: true, fill: .both), offset: 0.3),
          pace: .easeInEaseOut))),
    OracleCase(
      "offset on a pace that turns", at: [0.1, 0.4, 0.6, 0.9, 1.4],
      zigzag(
        basic(
          .rotation, .zero, .degrees(90), changed(timing(2, fill: .both), offset: 0.5),
          pace: TimingFunction(0.3, 1, 0.6, 0)))),
    OracleCase(
      "standing still before the start of what never ends", at: [0, 1],
      zigzag(
        basic(
          .rotation, .zero, .degrees(90),
          MediaTiming(timeOffset: -0.25, speed: 0, duration: 1, repeatCount: .infinity)))),
    OracleCase(
      "standing still where passes have added up", at: [0, 1],
      zigzag(
        basic(
          .rotation, .zero, .degrees(90),
          MediaTiming(timeOffset: 2.25, speed: 0, duration: 1, repeatCount: 4), adding: true))),
    OracleCase(
      "a third of a pass there and back", at: [0.1, 1.1, 1.6, 1.8, 2, 2.5],
      changed(
        zigzag(
          basic(
            .rotation, .degrees(-652), .degrees(-315), MediaTiming(speed: 2, duration: 3),
            pace: .default))
      ) {
        $0.timing = MediaTiming(
          beginTime: 1, speed: 4, duration: 0.5, repeatCount: 3, autoreverses: true, fillMode: .both
        )
      }),
  ]

private func changed(_ timing: MediaTiming, offset: Seconds) -> MediaTiming {
  var timing = timing
  timing.timeOffset = offset
  return timing
}

private let rearranged: [(String, @Sendable (inout MediaTiming) -> Void)] = [
  ("offset", { $0.timeOffset = 0.75 }),
  ("offset by more than a pass", { $0.timeOffset = 5.25 }),
  ("offset to before the start", { $0.timeOffset = -0.5 }),
  ("twice as fast", { $0.speed = 2 }),
  ("a quarter as fast", { $0.speed = 0.25 }),
  ("backwards", { $0.speed = -1 }),
  ("backwards, fast and offset", { ($0.speed, $0.timeOffset) = (-2, 0.625) }),
  ("standing still", { ($0.speed, $0.timeOffset) = (0, 1.125) }),
]
