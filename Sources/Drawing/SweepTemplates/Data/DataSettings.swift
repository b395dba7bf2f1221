import SweepDiagnostics
import SweepDials

/// The data of a plot as documents write it: in a file, or in themselves.
struct DataSettings: DefaultKeyed {
  var file: String?
  var x: String?
  var y: String?
  var zone: String?
  var values: [Double?]?
  /// The date of the first of the values, in seconds since 1970, and the time to the next one.
  var first: Double?
  var every = 86_400.0
  var points: [DataPoint]?

  static let keys: KeyTable<DataSettings> = KeyTable([
    Key(
      "file", \.file, optional: .word,
      "A CSV or .json file, relative to the document's folder."),
    Key(
      "x", \.x, optional: .text,
      "The column of numbers, dates or names on the horizontal scale; by default rows are counted."),
    Key("y", \.y, optional: .text, "The column of numbers on the vertical scale."),
    Key(
      "zone", \.zone, optional: .document(.zone),
      "The time zone of dates, as in Europe/Berlin: those with an offset are converted to it; by default to UTC."
    ),
    Key(
      "values", \.values, optional: .document(.numbersWithGaps),
      "Readings instead of a file; null for a gap."),
    Key(
      "first", \.first, optional: .quantity,
      "The date of the first of the values; by default they are counted."),
    Key("every", \.every, .quantity, "The time from one of these dates to the next, as in 7d."),
    Key(
      "points", \.points, optional: .document(.dataPoints),
      "Pairs of readings, as in [[1, 20], [2, null]]."),
  ])
}

extension DataSettings {
  /// The time zone of dates; nil for UTC.
  var timeZone: TimeZoneFile? { zone.flatMap { try? TimeZoneDatabase.system.zone($0) } }
}

extension FieldCodec where Value == String {
  /// The name of a time zone.
  static var zone: Self {
    .scalar(
      .text, "a time zone", json: JSON.string,
      parse: { text, _ throws(GrammarError) in
        _ = try TimeZoneDatabase.system.zone(text)
        return text
      })
  }
}

/// The data of a plot, with the kind of its horizontal readings.
struct PlotData {
  var points: [DataPoint] = []
  var isDated = false
  /// The names of the horizontal readings 0, 1, 2 …; none for numbers or dates.
  var categories: [String] = []
}

extension FieldCodec where Value == [Double?] {
  /// Numbers in a list, with null for missing ones.
  static var numbersWithGaps: Self {
    FieldCodec(.list(.reading())) { operand, origin, decoding in
      if case .parameter(.gappedNumbers(let numbers), _) = operand { return numbers }
      guard case .sequence(let nodes) = operand else {
        return FieldCodec<[Double]>.numbers().decode(operand, origin, &decoding).map {
          $0.map { $0 }
        }
      }
      return items(nodes, .numberOrGap, origin, &decoding)
    }
  }
}

extension FieldCodec where Value == Double? {
  /// A reading, or null or a word for none.
  static var numberOrGap: Self { reading(nil) }

  /// A reading, or null or a word for none; its key checks the range.
  static func reading(_ range: KeyRange?) -> Self {
    FieldCodec(.reading(range), json: { $0.map(JSON.number) ?? .null }) {
      operand, origin, decoding in
      if case .literal(let scalar) = operand, Grammar.isNoReading(scalar.text) { return .some(nil) }
      return FieldCodec<Double>.number.decode(operand, origin, &decoding).map { .some($0) }
    }
  }
}

extension FieldCodec where Value == [DataPoint] {
  /// Pairs of readings.
  static var dataPoints: Self {
    FieldCodec<[DataPoint]>.list(
      of: FieldCodec<DataPoint>(.list(.any)) { operand, origin, decoding in
        guard case .sequence(let pair) = operand, pair.count == 2 else {
          decoding.report(
            .wrongShape, "must be two readings", at: origin, hint: "write them as [1, 20]")
          return nil
        }
        let places = (origin.item(0, pair[0]), origin.item(1, pair[1]))
        guard let (x, xOrigin) = decoding.operand(pair[0], places.0.name),
          let (y, yOrigin) = decoding.operand(pair[1], places.1.name)
        else { return nil }
        let across = FieldCodec<Double>.quantity.decode(x, xOrigin, &decoding)
        let up = FieldCodec<Double?>.numberOrGap.decode(y, yOrigin, &decoding)
        guard let across, let up else { return nil }
        return DataPoint(across, up)
      })
  }
}
