import SweepDiagnostics
import SweepDials
import SweepScene

/// A reading as documents write it.
struct ReadingSettings: FieldDecodable {
  var value = 0.0
  var previous: Double?
  var values: [Double]?
  var data = RowSettings()
  var interval = Reading().interval
  var duration = Reading().duration
  var easing = Reading().timingFunction

  static var defaults: ReadingSettings { ReadingSettings() }

  static let fields: [Field<ReadingSettings>] = [
    Field("value", \.value, .number(), "The reading."),
    Field(
      "previous", \.previous, optional: .number(),
      "The reading from which the hand comes; by default the lower end of the scale. Without effect beside 'values'."
    ),
    Field(
      "values", \.values, optional: .numbers(),
      "Readings that are played in turn for ever; they take the place of 'value'."),
    Field(
      "data", \.data, .object,
      "A row of data in a file, which takes the place of 'value'; the row before it is where the hand comes from."
    ),
    Field("interval", \.interval, .duration, "The time from one of 'values' to the next."),
    Field("duration", \.duration, .duration, "The time that the hand takes; 0 for none."),
    Field("easing", \.easing, .easing, "The pace of the hand."),
  ]

  /// The reading; nil where it is impossible, which is reported.
  func reading(_ node: Node, named name: String, _ decoding: inout Decoding) -> Reading? {
    let row = decoding.row(data, node["data"])
    var reading = Reading(
      row?.value ?? value, from: previous ?? row?.previous, duration: duration,
      timingFunction: easing)
    if let values {
      reading = Reading(
        playing: values, every: interval, duration: duration, timingFunction: easing)
    }
    do throws(DialError) {
      if reading.values.isEmpty { throw DialError("values", "must hold at least one reading") }
      try reading.check()
      return reading
    } catch {
      decoding.report(error, .impossibleReading, in: node, of: "reading \(name.quoted)")
      return nil
    }
  }
}
