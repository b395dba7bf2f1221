import SweepGeometry
import SweepScene

private let click = Trigger.event(.click, on: "button")

/// Two or three clicks at telling moments: within the first animation of a chain, within the
/// second, at their border, after all, and again before what the first click began is over.
private let moments: [[Double]] = [
  [0.5, 0.75], [0.5, 1.125], [0.5, 1], [0.5, 2], [0.5, 0.75, 1.125], [0.5, 0.625, 0.75],
  [0.5, 1.75, 2],
]

private func clicked(_ name: String, _ layers: Layer...) -> [OracleCase] {
  moments.map { moments in
    let words = moments.map { "\($0)" }.joined(separator: ", ")
    let ends = moments.flatMap { [$0, $0 + 0.25, $0 + 0.5, $0 + 1, $0 + 2] }
    let times = Set([0, 6] + ends.flatMap { [$0 - 0.001, $0, $0 + 0.001, $0 + 0.1] }).sorted()
    var oracle = OracleCase("\(name), clicks at \(words)", at: times, layers[0])
    oracle.scene.layers = layers + [button]
    oracle.events = moments.map { EventOccurrence(.click, on: "button", at: Seconds($0)) }
    return oracle
  }
}

/// The second of a chain on a layer of its own.
private let follower = changed(zigzag(turn(-30, -60, .end(of: "first"), begin: 0.25, 0.5))) {
  $0.name = "follower"
}

/// The results of several clicks on elements with timings.
let severalClicks: [OracleCase] =
  clicked(
    "a chain",
    zigzag(turn(0, 50, click, 0.5, name: "first"), turn(50, 20, .end(of: "first"), 0.5)))
  + clicked(
    "a chain that leaves nothing",
    zigzag(
      turn(0, 50, click, 0.5, name: "first", fill: .removed),
      turn(50, 20, .end(of: "first"), 0.5, fill: .removed)))
  + clicked(
    "a chain that leaves its first value",
    zigzag(
      turn(0, 50, click, 0.5, name: "first"),
      turn(50, 20, .end(of: "first"), 0.5, fill: .removed)))
  + clicked(
    "a chain over two layers", zigzag(turn(0, 50, click, 0.5, name: "first")), follower)
  + clicked(
    "a chain of two properties",
    zigzag(
      turn(0, 50, click, 0.5, name: "first"),
      basic(.opacity, 0, 1, MediaTiming(trigger: .end(of: "first"), duration: 0.5))))
  + clicked("some time after it", zigzag(turn(0, 50, click, begin: 0.25)))
  + clicked("some time before it", zigzag(turn(0, 50, click, begin: -0.25)))
  + clicked(
    "a group with gaps, over and over",
    zigzag(
      .group(
        AnimationGroup(
          [turn(0, 50, nil, begin: 0.125, 0.25, fill: .removed)],
          timing: MediaTiming(trigger: click, duration: 0.5, repeatCount: 3)))))
  + clicked(
    "for ever, from the event on", zigzag(turn(0, 50, click, times: .infinity, fill: .removed)))
  + clicked(
    "for ever, from before the event",
    zigzag(turn(0, 50, click, begin: -0.25, times: .infinity, fill: .removed)))
  + clicked(
    "over one that runs by itself, ending between two milliseconds",
    zigzag(turn(0, 90, nil, 10), turn(0, 300, click, speed: 3), turn(9, 0, click, fill: .removed)))
  + clicked(
    "some time before it, over one that runs by itself",
    zigzag(turn(0, 90, nil, 10), turn(0, 50, click, begin: -0.25)))
  + clicked(
    "added to one that runs by itself",
    zigzag(turn(0, 90, nil, 10), added(turn(0, 50, click))))
  + clicked(
    "added to one of the same event",
    zigzag(turn(0, 90, click, 2), added(turn(0, 50, click, speed: 3))))
  + clicked(
    "along a path",
    zigzag(
      .motion(
        MotionAnimation(
          along: .polyline([.zero, Point(40, 0), Point(40, 80)]),
          timing: MediaTiming(trigger: click, duration: 1, fillMode: .forwards)))))
  + clicked(
    "in the time of a layer",
    changed(zigzag(turn(0, 50, nil, begin: 0.25, 0.5))) {
      $0.timing = MediaTiming(trigger: click, duration: 1.5)
    })
  + [
    event(
      "what happened last lies above",
      zigzag(
        turn(0, 45, .event(.mousedown, on: "button"), 0.75), turn(45, 90, click, 0.75)), button,
      does: (.click, "button", 0.5), (.mousedown, "button", 1.25))
  ]
