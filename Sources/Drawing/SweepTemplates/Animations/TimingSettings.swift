import SweepDials
import SweepScene

/// A timing as documents write it: its keys are among those of the timed object.
struct TimingSettings: DefaultKeyed {
  var timing = MediaTiming(duration: Seconds(.infinity))
  var trigger: TriggerSettings?

  static let keys: KeyTable<TimingSettings> = KeyTable([
    Key("name", \.timing.name, .word, "A name that triggers can refer to."),
    Key("trigger", \.trigger, optional: .object, "The event that 'beginTime' counts from."),
    Key("beginTime", \.timing.beginTime, .duration, "When it begins, in the time around it."),
    Key(
      "timeOffset", \.timing.timeOffset, .duration, "The offset in its course at which it begins."),
    Key("speed", \.timing.speed, .number, "How much faster its time passes; 0 stands still."),
    Key("duration", \.timing.duration, .duration, "The time of one pass."),
    Key(
      "repeatCount", \.timing.repeatCount, .document(.count), "The number of passes, or 'infinity'."
    ),
    Key(
      "repeatDuration", \.timing.repeatDuration, optional: .duration,
      "How long passes repeat, instead of 'repeatCount'."),
    Key(
      "autoreverses", \.timing.autoreverses, .boolean,
      "Whether each pass then runs backwards."),
    Key("fillMode", \.timing.fillMode, .choice, "The state before and after."),
    Key(
      "isRemovedOnCompletion", \.timing.removal, optional: .boolean,
      "Whether nothing remains after its end; by default unless it fills forwards."),
  ])

  /// The timing with its trigger.
  var whole: MediaTiming {
    var whole = timing
    whole.trigger = trigger?.trigger
    return whole
  }
}

/// The trigger of an animation, as documents write it.
struct TriggerSettings: DefaultKeyed {
  var begin: String?
  var end: String?
  var `repeat`: String?
  var pass = 1
  var event: Trigger.Event?
  var layer: String?

  static let keys: KeyTable<TriggerSettings> = KeyTable([
    Key("begin", \.begin, optional: .word, "The name of an animation whose begin it is."),
    Key("end", \.end, optional: .word, "The name of an animation whose end it is."),
    Key("repeat", \.repeat, optional: .word, "The name of an animation that begins a new pass."),
    Key("pass", \.pass, .integer(in: 1...1_000_000), "Which of the new passes of 'repeat'."),
    Key("event", \.event, optional: .choice, "Something that the viewer does."),
    Key(
      "layer", \.layer, optional: .word,
      "The shape that 'event' happens on; by default its own."),
  ])

  /// The trigger; of several the first.
  var trigger: Trigger? {
    begin.map { .begin(of: $0) } ?? end.map { .end(of: $0) }
      ?? `repeat`.map { .repeat(of: $0, pass) } ?? event.map { .event($0, on: layer) }
  }
}
