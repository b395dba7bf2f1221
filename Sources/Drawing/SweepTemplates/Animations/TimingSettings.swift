import SweepScene

/// A timing as documents write it: its keys stand among those of what it times.
struct TimingSettings: FieldDecodable {
  var timing = MediaTiming(duration: Seconds(.infinity))
  var trigger: TriggerSettings?

  static let fields: [Field<TimingSettings>] = [
    Field("name", \.timing.name, .word, "A name that triggers can refer to."),
    Field("trigger", \.trigger, optional: .object, "What 'beginTime' counts from."),
    Field("beginTime", \.timing.beginTime, .duration, "When it begins, in the time around it."),
    Field("timeOffset", \.timing.timeOffset, .duration, "Where in its course it begins."),
    Field("speed", \.timing.speed, .number(), "How much faster its time passes; 0 stands still."),
    Field("duration", \.timing.duration, .duration, "The time of one pass."),
    Field("repeatCount", \.timing.repeatCount, .count, "The number of passes, or 'infinity'."),
    Field(
      "repeatDuration", \.timing.repeatDuration, optional: .duration,
      "How long passes repeat, instead of 'repeatCount'."),
    Field(
      "autoreverses", \.timing.autoreverses, .boolean,
      "Whether each pass then runs backwards."),
    Field("fillMode", \.timing.fillMode, .choice, "What shows before and after."),
    Field(
      "isRemovedOnCompletion", \.timing.removal, optional: .boolean,
      "Whether nothing remains after its end; by default unless it fills forwards."),
  ]

  /// The timing with its trigger.
  var whole: MediaTiming {
    var whole = timing
    whole.trigger = trigger?.trigger
    return whole
  }
}

/// What an animation waits for, as documents write it.
struct TriggerSettings: FieldDecodable {
  var begin: String?
  var end: String?
  var `repeat`: String?
  var pass = 1
  var event: Trigger.Event?
  var layer: String?

  static let fields: [Field<TriggerSettings>] = [
    Field("begin", \.begin, optional: .word, "The name of an animation whose begin it is."),
    Field("end", \.end, optional: .word, "The name of an animation whose end it is."),
    Field("repeat", \.repeat, optional: .word, "The name of an animation that begins a new pass."),
    Field("pass", \.pass, .integer(in: 1...1_000_000), "Which of the new passes of 'repeat'."),
    Field("event", \.event, optional: .choice, "Something that the viewer does."),
    Field(
      "layer", \.layer, optional: .word,
      "The shape that 'event' happens on; by default its own."),
  ]

  /// The trigger; of several the first.
  var trigger: Trigger? {
    begin.map { .begin(of: $0) } ?? end.map { .end(of: $0) }
      ?? `repeat`.map { .repeat(of: $0, pass) } ?? event.map { .event($0, on: layer) }
  }
}
