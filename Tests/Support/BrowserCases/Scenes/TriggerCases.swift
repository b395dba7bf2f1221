import SweepGeometry
import SweepScene

private func turn(
  _ from: Double, _ to: Double, _ name: String = "", after trigger: Trigger? = nil,
  begin: Double = 0, _ duration: Double = 1, times: Double = 1, speed: Double = 1,
  fill: MediaTiming.FillMode = .forwards
) -> Layer.Animation {
  .basic(
    BasicAnimation(
      .rotation, from: .degrees(from), to: .degrees(to),
      timing: MediaTiming(
        name: name, trigger: trigger, beginTime: Seconds(begin), speed: speed,
        duration: Seconds(duration), repeatCount: times, fillMode: fill)))
}

private let times = [0, 0.499, 0.5, 0.75, 1, 1.333, 1.75, 2, 2.25, 3.1, 4, 6]

/// Animations that wait for others.
let triggerCases: [OracleCase] = [
  OracleCase(
    "after the end of another", at: times,
    zigzag(turn(0, 50, "first", begin: 0.5), turn(50, -20, after: .end(of: "first")))),
  OracleCase(
    "some time after the end", at: times,
    zigzag(turn(0, 50, "first"), turn(50, -20, after: .end(of: "first"), begin: 0.5))),
  OracleCase(
    "before the end", at: times,
    zigzag(turn(0, 50, "first", 2), turn(50, -20, after: .end(of: "first"), begin: -0.5))),
  OracleCase(
    "with the begin of another", at: times,
    zigzag(
      turn(0, 50, "first", begin: 0.75), basic(.opacity, 0, 1, begins(with: "first")))),
  OracleCase(
    "with a later pass", at: times,
    zigzag(
      turn(0, 50, "first", begin: 0.25, 0.75, times: 4),
      basic(.opacity, 0, 1, MediaTiming(trigger: .repeat(of: "first", 2), duration: 0.5)))),
  OracleCase(
    "a chain of four, told backwards", at: times,
    zigzag(
      turn(30, 0, after: .end(of: "c"), 0.5), turn(20, 30, "c", after: .end(of: "b"), 0.5),
      turn(10, 20, "b", after: .end(of: "a"), begin: 0.25, 0.5), turn(0, 10, "a", 0.5))),
  OracleCase(
    "after the end of one at another speed", at: times,
    zigzag(turn(0, 50, "first", 2, speed: 4), turn(50, -20, after: .end(of: "first")))),
  OracleCase(
    "in the time of another layer", at: times,
    changed(zigzag(turn(0, 50, "first", begin: 0.5))) { $0.name = "a" },
    changed(zigzag(turn(50, -20, after: .end(of: "first"), begin: 0.5))) {
      $0.timing = MediaTiming(beginTime: 0.25, speed: 2, duration: Seconds(.infinity))
    }),
  OracleCase(
    "after the end of one that its group cuts off", at: times,
    zigzag(
      .group(
        AnimationGroup([turn(0, 50, "first", 3)], timing: MediaTiming(beginTime: 0.5, duration: 1))),
      turn(50, -20, after: .end(of: "first")))),
  OracleCase(
    "after the end of one in a group at an offset", at: times,
    zigzag(
      .group(
        AnimationGroup(
          [turn(0, 50, "first", 0.25)], timing: MediaTiming(timeOffset: 0.5, duration: 1))),
      basic(.opacity, 0, 1, MediaTiming(trigger: .end(of: "first"), duration: 0.5)))),
  OracleCase(
    "after the end of one that its layer cuts off", at: times,
    changed(zigzag(turn(0, 50, "first", times: .infinity, fill: .removed))) {
      $0.name = "a"
      $0.timing = MediaTiming(beginTime: 0.25, speed: 2, duration: 3)
    }, zigzag(turn(50, -20, after: .end(of: "first")))),
  OracleCase(
    "in a group", at: times,
    zigzag(
      .group(
        AnimationGroup(
          [turn(0, 50, "first", begin: 0.25, 0.5), turn(50, -20, after: .end(of: "first"), 0.5)],
          timing: MediaTiming(beginTime: 0.5, duration: 1.5, repeatCount: 2))))),
]

private func begins(with name: String) -> MediaTiming {
  MediaTiming(trigger: .begin(of: name), beginTime: 0.25, duration: 1, fillMode: .forwards)
}
