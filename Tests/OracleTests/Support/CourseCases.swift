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
  ]

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
