import SweepDials
import SweepGeometry

/// A scale as documents write it.
struct ScaleSettings: FieldDecodable {
  var domain = [0.0, 100.0]
  var start = Scale().start
  var span = Scale().span
  var isReversed = false

  static var defaults: ScaleSettings { ScaleSettings() }

  static let fields: [Field<ScaleSettings>] = [
    Field("domain", \.domain, .numbers(count: 2), "The readings at the two ends, the lower first."),
    Field("start", \.start, .angle, "The direction of the lower end; 0 is 12 o'clock."),
    Field("span", \.span, .angle, "The turn from the lower end to the upper one, clockwise."),
    Field(
      "reversed", \.isReversed, .boolean, "Whether the upper end of the domain is at the start."),
  ]

  /// The scale; nil where it is impossible, which is reported.
  func scale(_ node: Node, named name: String, _ decoding: inout Decoding) -> Scale? {
    do throws(DialError) {
      // A range traps when its ends are the wrong way round, so that it is made only afterwards.
      guard domain[0] < domain[1] else {
        throw DialError("domain", "must have an upper end above the lower one")
      }
      let scale = Scale(domain[0]...domain[1], start: start, span: span, isReversed: isReversed)
      try scale.check()
      return scale
    } catch {
      decoding.report(
        error, .impossibleScale, in: node, of: "scale \(name.quoted)",
        hint: error.field == "domain" && domain[0] > domain[1]
          ? "to run the scale backwards, set reversed: true" : nil)
      return nil
    }
  }
}
