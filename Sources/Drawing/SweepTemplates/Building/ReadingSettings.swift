import SweepDiagnostics
import SweepDials
import SweepScene

/// A reading as documents write it.
struct ReadingSettings: NamedSettings {
  var value: Double?
  var moonAge: TimeOfDay?
  var clock: TimeOfDay?
  var previous: Double?
  var then: Double?
  var via: [Double] = []
  var delay = Reading().delay
  var values: [Double]?
  var data = RowSettings()
  var interval = Reading().interval
  var duration = Reading().duration
  var easing = Reading().timingFunction
  var falling: TimingFunction?
  var pushedBy: String?
  var hold: Seconds = 1.5
  var fall: Seconds = 4

  static let keys: KeyTable<ReadingSettings> = KeyTable([
    Key(
      "value", \.value,
      KeyType<Double>.number(.readings).orNull(.document(FieldCodec.reading(.readings))),
      "The reading; null, or a word such as 'unavailable', for none, and then marks are left out."),
    Key(
      "moonAge", \.moonAge, optional: .time,
      "A time with a day, in UTC, whose age of the moon in days is the reading, instead of 'value'."
    ),
    Key(
      "clock", \.clock, optional: .time,
      "A time whose seconds since midnight are the reading, instead of 'value': they go on for ever, and begin again at midnight. No other key has an effect then."
    ),
    Key(
      "previous", \.previous, optional: .number(.readings),
      "The reading that the hand starts from; by default the lower end of the scale. No effect with 'values'."
    ),
    Key(
      "then", \.then, optional: .number(.readings),
      "The reading to run on to, while a picture at rest keeps showing 'value': a countdown."),
    Key(
      "via", \.via, .numbers,
      "Readings that the hand passes on its way to 'value', each in 'duration'; the upper end of the scale makes a sweep as at ignition. No effect where a script moves the hand."
    ),
    Key(
      "delay", \.delay, .duration,
      "The time before the hand sets out. No effect where a script moves it."),
    Key(
      "values", \.values, optional: .numbers,
      "Readings to play in turn, for ever, instead of 'value'."),
    Key(
      "data", \.data, .object,
      "A row of a data file, instead of 'value'; the hand starts from the row before it."
    ),
    Key("interval", \.interval, .duration, "The time from one of 'values' to the next."),
    Key("duration", \.duration, .duration, "The time that the hand takes; 0 for none."),
    Key("easing", \.easing, .easing, "The pace of the hand."),
    Key(
      "falling", \.falling, optional: .easing,
      "The pace of the hand where readings fall; by default that of 'easing'."),
    Key(
      "pushedBy", \.pushedBy, optional: .text,
      "A reading written above this one that pushes it up: the mark of a peak, which then falls back to its own value, or to the other one where that is higher."
    ),
    Key(
      "hold", \.hold, .duration, "The time for which a reading that is pushed stands at its peak."),
    Key(
      "fall", \.fall, .duration,
      "The time in which a reading that is pushed would fall through the whole scale."),
  ])

  static let (noun, code) = ("reading", DiagnosticCode.impossibleReading)

  static func know(_ values: NamedValues<Reading>, in decoding: inout Decoding) {
    decoding.knownReadings = values
  }

  func value(_ node: Node, _ decoding: inout Decoding) throws(DialError) -> Reading? {
    if let clock { return Reading(clock: clock) }
    let row = decoding.row(data, node["data"])
    let age = moonAge?.moonAge
    if moonAge != nil, age == nil {
      throw DialError("moonAge", "must be a time with a day, such as 2026-11-21 21:00")
    }
    var reading = Reading.missing(duration: duration, timingFunction: easing)
    if let value = row?.value ?? age ?? value, row == nil || row?.value != nil {
      reading = Reading(
        value, from: previous ?? row?.previous, duration: duration, timingFunction: easing)
      (reading.destination, reading.via) = (then, via)
    }
    if let values {
      if values.isEmpty { throw DialError("values", "must hold at least one reading") }
      reading = Reading(
        playing: values, every: interval, duration: duration, timingFunction: easing)
    }
    (reading.delay, reading.fallingTimingFunction) = (delay, falling)
    if let pushedBy {
      let pusher = decoding.find(
        pushedBy, in: decoding.knownReadings, node, "pushedBy", .unknownReading,
        noun: "reading above")
      reading = reading.pushed(by: pusher ?? .standIn, hold: hold, fall: fall)
    }
    try reading.check()
    return reading
  }
}
