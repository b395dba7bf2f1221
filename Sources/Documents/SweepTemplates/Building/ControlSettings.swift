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

  static var defaults: ControlSettings { ControlSettings() }

  static let fields: [Field<ControlSettings>] = [
    Field(
      "kind", \.kind, .choice,
      "A display of the values it is given, a slider that is turned by hand, a choice among the sectors of a wheel, or a clock."
    ),
    Field(
      "step", \.step, optional: .number(),
      "The distance between the readings at which a slider comes to rest; by default it rests anywhere."
    ),
    Field(
      "stops", \.stops, optional: .numbers(),
      "The readings at which a slider comes to rest, in place of 'step'."),
    Field(
      "snap", \.snap, optional: .duration,
      "The time in which a dial that is let go comes to rest; by default 0.15 s, and 0.2 s for a choice."
    ),
    Field(
      "deadRadius", \.deadRadius, .number(),
      "The distance from the centre within which a finger turns nothing."),
    Field(
      "rim", \.rim, .number(),
      "The distance from the centre outside of which a finger turns nothing."),
    Field("mark", \.mark, .angle, "The direction of the mark of a choice."),
    Field("give", \.give, .angle, "How far a slider gives way beyond its ends."),
    Field(
      "inertia", \.inertia, .duration,
      "How long a dial would run on at the speed with which it is let go."),
    Field("time", \.time, .time, "The time that a clock shows without a script."),
    Field(
      "zone", \.zone, .text,
      "The time zone of a clock, as in Asia/Tokyo; by default the viewer's."),
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
