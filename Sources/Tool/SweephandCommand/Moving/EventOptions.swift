import ArgumentParser
import SweepMotion
import SweepScene

/// The events that happen in an SVG file.
struct EventOptions: ParsableArguments {
  @Option(
    name: .customLong("event"),
    help: ArgumentHelp(
      "In an SVG file, let an event happen at a time, such as start.click@1s; may be repeated.",
      valueName: "id.event@time"),
    transform: Self.event)
  var events: [MotionEvent] = []

  private static func event(_ text: String) throws -> MotionEvent {
    guard let match = text.wholeMatch(of: /(.+)\.([A-Za-z]+)@([^@]+)/),
      let moment = try? Seconds.moment(String(match.3))
    else {
      throw ValidationError("use the id of an element, an event and a time, as in start.click@1s")
    }
    return MotionEvent(id: String(match.1), name: String(match.2), seconds: moment.value)
  }
}
