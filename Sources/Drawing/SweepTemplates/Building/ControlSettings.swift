import SweepDials
import SweepGeometry
import SweepScene

/// The reader's control of an interactive dial, as documents write it.
struct ControlSettings: DefaultKeyed {
  /// The settings but for the stops, which are two keys.
  private var base = Control()
  private var step: Double?
  private var stops: [Double]?

  static let keys: KeyTable<ControlSettings> = KeyTable([
    Key(
      "kind", \.base.kind, .choice,
      "A display of given values, a slider to turn by hand, a choice among the sectors of a wheel, or a clock."
    ),
    Key(
      "step", \.step, optional: .number,
      "The distance between the stops of a slider; by default it stops anywhere."
    ),
    Key(
      "stops", \.stops, optional: .numbers,
      "The readings at which a slider stops, instead of 'step'."),
    Key(
      "snap", \.base.snapDuration, optional: .duration,
      "How long a dial takes to come to rest; by default 0.15 s, and 0.2 s for a choice."
    ),
    Key(
      "deadRadius", \.base.deadRadius, .number(atLeast: 0),
      "The distance from the centre within which dragging has no effect."),
    Key(
      "rim", \.base.rim, .number(above: 0),
      "The distance from the centre beyond which dragging has no effect."),
    Key("mark", \.base.mark, .angle, "The direction of the mark of a choice."),
    Key("give", \.base.give, .angle, "How far a slider yields beyond its ends."),
    Key("inertia", \.base.inertia, .duration, "How long a dial keeps its speed when released."),
    Key("time", \.base.time, .time, "The time that a clock shows without a script."),
    Key(
      "zone", \.base.zone, .text,
      "The time zone, as in Asia/Tokyo; by default that of the time, or the viewer's."),
  ])

  var control: Control {
    var control = base
    if control.zone.isEmpty { control.zone = base.time.zone ?? "" }
    control.stops = stops.map { .values($0) } ?? step.map { .step($0) } ?? .none
    return control
  }
}
