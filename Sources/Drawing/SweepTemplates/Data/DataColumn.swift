import SweepDials

/// The type of a column's cells.
enum DataColumn {
  case numbers([Double?])
  /// Seconds since 1970-01-01 00:00.
  case dates([Double?])
  /// Indices in a list of distinct names.
  case categories([Double?], names: [String])

  /// The kinds of cells.
  enum Kind { case number, date, category }

  /// Why a cell is none of its column.
  struct Fault: Error {
    var message: String
    var line: Int
  }

  /// Reads cells; an empty one, and among numbers and dates a word for none, is a missing value.
  ///
  /// - Parameters:
  ///   - kind: the type; by default that of the first non-empty cell.
  ///   - zone: the time zone of dates; nil for UTC.
  init(_ cells: [DataTable.Cell], as kind: Kind?, in zone: TimeZoneFile? = nil) throws(Fault) {
    switch kind ?? Self.kind(of: cells.first { !Grammar.isNoReading($0.text) }?.text ?? "") {
    case .number: self = .numbers(try Self.read(cells, Grammar.number))
    case .date:
      self = .dates(
        try Self.read(cells) { text throws(GrammarError) in try Grammar.date(text, in: zone) })
    case .category:
      var names: [String] = []
      var places: [String: Double] = [:]
      let values = cells.map { cell -> Double? in
        guard !cell.text.isEmpty else { return nil }
        if let place = places[cell.text] { return place }
        names.append(cell.text)
        places[cell.text] = Double(names.count - 1)
        return Double(names.count - 1)
      }
      self = .categories(values, names: names)
    }
  }

  private static func kind(of text: String) -> Kind {
    if text.isEmpty || Grammar.isNumber(text.utf8) { return .number }
    return (try? Grammar.date(text)) != nil ? .date : .category
  }

  private static func read(
    _ cells: [DataTable.Cell], _ read: (String) throws(GrammarError) -> Double
  ) throws(Fault) -> [Double?] {
    var values: [Double?] = []
    values.reserveCapacity(cells.count)
    for cell in cells {
      do throws(GrammarError) {
        values.append(Grammar.isNoReading(cell.text) ? nil : try read(cell.text))
      } catch {
        throw Fault(message: error.message, line: cell.line)
      }
    }
    return values
  }

  /// The values of any type.
  var values: [Double?] {
    switch self {
    case .numbers(let values), .dates(let values), .categories(let values, _): values
    }
  }
}
