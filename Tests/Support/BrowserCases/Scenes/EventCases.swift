import SweepGeometry
import SweepScene

func turn(
  _ from: Double, _ to: Double, _ trigger: Trigger?, begin: Double = 0, _ duration: Double = 1,
  name: String = "", times: Double = 1, speed: Double = 1, fill: MediaTiming.FillMode = .forwards
) -> Layer.Animation {
  basic(
    .rotation, .degrees(from), .degrees(to),
    MediaTiming(
      name: name, trigger: trigger, beginTime: Seconds(begin), speed: speed,
      duration: Seconds(duration), repeatCount: times, fillMode: fill))
}

func event(_ name: String, _ layers: Layer..., does: (Trigger.Event, String, Double)...)
  -> OracleCase
{
  var oracle = OracleCase(
    name, at: [0, 0.499, 0.5, 0.501, 0.75, 1.25, 1.499, 1.5, 1.501, 2, 4], layers[0])
  oracle.scene.layers = layers
  oracle.events = does.map { EventOccurrence($0.0, on: $0.1, at: Seconds($0.2)) }
  return oracle
}

let button = changed(zigzag()) {
  $0.name = "button"
  $0.position = Point(30, 30)
}

private let click = Trigger.event(.click, on: "button")

/// The viewer's events and their times.
let eventCases: [OracleCase] =
  severalClicks + randomClicks
  + Trigger.Event.allCases.map { kind in
    event(
      "\(kind.rawValue)", zigzag(turn(0, 50, .event(kind, on: "tested"))),
      does: (kind, "tested", 0.5))
  } + [
    event("on nothing yet", zigzag(turn(0, 50, .event(.click, on: "tested")))),
    event(
      "on the layer's own, without a name", zigzag(turn(0, 50, .event(.click))),
      does: (.click, "tested", 0.5)),
    event(
      "on another layer", zigzag(turn(0, 50, .event(.click, on: "button"))), button,
      does: (.click, "button", 0.5)),
    event(
      "some time after the event", zigzag(turn(0, 50, .event(.click, on: "button"), begin: 0.25)),
      button, does: (.click, "button", 0.5)),
    event(
      "gone at its end",
      zigzag(turn(0, 50, .event(.click, on: "button"), fill: .removed)), button,
      does: (.click, "button", 0.5)),
    event(
      "clicked again", zigzag(turn(0, 50, .event(.click, on: "button"))), button,
      does: (.click, "button", 0.5), (.click, "button", 1.25)),
    event(
      "at another speed, twice",
      zigzag(turn(0, 50, .event(.click, on: "button"), times: 2, speed: 2)), button,
      does: (.click, "button", 0.5)),
    event(
      "a chain that a click begins",
      zigzag(
        turn(0, 50, .event(.click, on: "button"), 0.5, name: "first"),
        turn(50, 20, .end(of: "first"), 0.5)), button, does: (.click, "button", 0.5)),
    event(
      "over one that runs by itself",
      zigzag(turn(0, 90, nil, 3, fill: .removed), turn(0, 50, .event(.click, on: "button"))),
      button, does: (.click, "button", 0.5)),
    event(
      "a stop at each of two buttons",
      zigzag(
        turn(0, 45, .event(.click, on: "button"), 0.15),
        turn(45, 90, .event(.mousedown, on: "button"), 0.15)), button,
      does: (.click, "button", 0.5), (.mousedown, "button", 1.25)),
    event(
      "steps that turn back and stay",
      zigzag(
        basic(
          .rotation, .zero, .degrees(50),
          MediaTiming(
            trigger: .event(.click, on: "button"), duration: 0.5, repeatCount: 1.5,
            autoreverses: true, fillMode: .forwards), pace: .steps(4))), button,
      does: (.click, "button", 0.5)),
    event(
      "one of two that the other hides",
      zigzag(
        turn(0, 40, click, begin: 0.5, fill: .removed), turn(100, 120, click, 2)), button,
      does: (.click, "button", 0.5)),
    event(
      "one of two that the other hides, above one that runs by itself",
      zigzag(
        turn(0, 90, nil, 10), turn(0, 40, click, begin: 0.5, fill: .removed),
        turn(100, 120, click, 2)), button, does: (.click, "button", 0.5)),
    event(
      "one of two that an endless one hides",
      zigzag(
        turn(0, 40, click, begin: 0.5), turn(100, 120, click, times: .infinity, fill: .removed)),
      button,
      does: (.click, "button", 0.5)),
    event(
      "one of two that the other hides, beside another event",
      zigzag(
        turn(0, 40, click, begin: 0.5, fill: .removed), turn(100, 120, click, 2),
        turn(0, 5, .event(.mouseup, on: "button"))), button, does: (.click, "button", 0.5)),
    event(
      "an end between two milliseconds", zigzag(turn(0, 300, click, speed: 3)), button,
      does: (.click, "button", 0.5)),
    event(
      "an end between two milliseconds, above one that runs by itself",
      zigzag(turn(0, 90, nil, 10), turn(0, 300, click, speed: 3)), button,
      does: (.click, "button", 0.5)),
    event(
      "a delay and passes of a third of a second",
      zigzag(turn(0, 60, click, begin: 1 / 3.0, 1 / 3.0, times: 3)), button,
      does: (.click, "button", 0.5)),
    event(
      "a way that ends between two milliseconds",
      zigzag(
        .motion(
          MotionAnimation(
            along: .polyline([.zero, Point(40, 0), Point(40, 80)]),
            timing: MediaTiming(
              trigger: click, speed: 3, duration: 1, repeatCount: 0.5, fillMode: .forwards)))),
      button, does: (.click, "button", 0.5)),
    event(
      "a group",
      zigzag(
        .group(
          AnimationGroup(
            [turn(0, 50, nil, begin: 0.25), basic(.opacity, 0, 1, timing(1))],
            timing: MediaTiming(
              trigger: .event(.click, on: "button"), duration: 1, fillMode: .forwards)))), button,
      does: (.click, "button", 0.5)),
  ]
