import OwnParts
import Sweephand
import SweepRuntime

/// Parts of a program that uses the library, for a script that sets their readings.
struct OwnPartPictures: Encodable {
  /// The readings, which each part shows beside each other.
  var values = [0, 0.4, 1, 1.7, 2, 2.5, 3]
  /// Each part as often, with a script and another reading.
  var start: [String]
  /// Each part with each reading.
  var wanted: [String]
  var module = Runtime.module

  init() throws {
    start = try Self.pictures(values.map { _ in 1.2 }, .script)
    wanted = try Self.pictures(values, .none)
  }

  private static func pictures(
    _ values: [Double], _ interactivity: Dial.Interactivity
  ) throws -> [String] {
    let parts: [any Part] = [BoostGauge(), EveryKey()]
    return try parts.enumerated().flatMap { row, part in
      try values.enumerated().map { column, value in
        // Tenths of the scale lie at whole degrees, which every form writes alike.
        let scale = Scale(0...3, start: .degrees(-120), span: .degrees(240))
        let context = DialContext(scale: scale, reading: Reading(value, duration: 0))
        var dial = Dial(context: context, parts: [part])
        (dial.description, dial.interactivity) = ("A part.", interactivity)
        dial.size = Layer.Size(width: 200, height: 200)
        // Equal pictures in one page would share their gradients.
        let options = SVGOptions(idPrefix: .text("dial\(row)\(column)"))
        return try SVGWriter(options).write(dial.scene()).string
      }
    }
  }
}
