import SweepDials
import SweepGeometry
import SweepScene

/// What readers can do with a dial in its interactive form, as documents write it.
struct ControlSettings: FieldDecodable {
  var kind = Control.Kind.display
  var step: Double?
  var stops: [Double]?
  var snap: Seconds?
  var deadRadius = Control().deadRadius
  var rim = Control().rim
  var mark = Control().mark
  var give = Control().give
  var inertia = Control().inertia
  var time = Control().time
  var zone = ""

  static let fields: [Field<ControlSettings>] = [
    Field(
      "kind", \.kind, .choice,
      "A display of given values, a slider to turn by hand, a choice among the sectors of a wheel, or a clock."
    ),
    Field(
      "step", \.step, optional: .number(),
      "The distance between the stops of a slider; by default it stops anywhere."
    ),
    Field(
      "stops", \.stops, optional: .numbers(),
      "The readings at which a slider stops, instead of 'step'."),
    Field(
      "snap", \.snap, optional: .duration,
      "How long a dial takes to come to rest; by default 0.15 s, and 0.2 s for a choice."
    ),
    Field(
      "deadRadius", \.deadRadius, .number(),
      "The distance from the centre within which dragging has no effect."),
    Field(
      "rim", \.rim, .number(),
      "The distance from the centre beyond which dragging has no effect."),
    Field("mark", \.mark, .angle, "The direction of the mark of a choice."),
    Field("give", \.give, .angle, "How far a slider yields beyond its ends."),
    Field("inertia", \.inertia, .duration, "How long a dial keeps its speed when released."),
    Field("time", \.time, .time, "The time that a clock shows without a script."),
    Field("zone", \.zone, .text, "The time zone, as in Asia/Tokyo; by default the viewer's."),
  ]

  /// The control.
  var control: Control {
    var control = Control(kind)
    control.stops = stops.map { .values($0) } ?? step.map { .step($0) } ?? .none
    control.snapDuration = snap
    control.deadRadius = deadRadius
    control.rim = rim
    control.mark = mark
    control.give = give
    control.inertia = inertia
    control.time = time
    control.zone = zone
    return control
  }
}
