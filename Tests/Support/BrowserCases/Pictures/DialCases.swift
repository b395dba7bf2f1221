import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene

/// The dials that the project is for.
enum DialCases {
  /// A clock, a needle that goes from 0 to 71.3, and one from 0 to 100.
  static func documents() throws -> [TimedDocument] {
    let clock = Dial { Hands(TimeOfDay(hour: 10, minute: 8, second: 42)) }
    return [
      try document(clock, at: [0, 1, 59.5, 3600]),
      try document(needle(to: 71.3), at: [0, 0.1, 0.25, 0.5]),
      try document(needle(to: 100), at: (0...50).map { Double($0) / 100 }),
    ]
  }

  private static func needle(to value: Double) -> Dial {
    Dial(context: DialContext(reading: Reading(value, from: 0))) { Needle() }
  }

  private static func document(_ dial: Dial, at times: [Double]) throws -> TimedDocument {
    let output = try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(try dial.scene())
    return TimedDocument(svg: output.string, times: times, totals: false)
  }
}

/// Pictures that a click stops without a script.
enum PauseCase {
  /// The turn from 0 to 100° in four seconds, for ever, that has gone a quarter at the beginning.
  static func document() throws -> TimedDocument {
    let loop = zigzag(
      basic(.rotation, .zero, .degrees(100), timing(begin: -1, 4, times: .infinity)),
      basic(.opacity, 1, 0, timing(4, times: .infinity)))
    var options = SVGOptions(idPrefix: .none, motion: .full)
    options.pause = .click
    let svg = try SVGWriter(options).write(OracleCase("pause", at: [], loop).scene).string
    let clicks = [("pause", 1.25), ("play", 10), ("pause", 12), ("play", 14)]
    return TimedDocument(
      svg: svg, times: [0, 1, 1.5, 2, 9, 10.5, 11, 14.5],
      events: clicks.map { TimedDocument.Event(name: "click", id: $0.0, time: $0.1) })
  }
}
