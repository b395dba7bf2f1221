import SweepDiagnostics
import SweepValues

/// Columns of a file of data, as they were written.
struct DataTable: Hashable {
  /// A cell with its line in the file.
  struct Cell: Hashable {
    var text: String
    var line: Int
  }

  /// The cells of each requested column, in their order; all columns have the same length.
  var columns: [[Cell]]

  /// The reason why a file is not a table; the message follows the file's name.
  struct Fault: Error, Hashable {
    var code = DiagnosticCode.unusableData
    var message: String
    var hint: String?
    /// The column at fault, if one is.
    var column: String?
  }

  /// Reads columns of CSV whose first record names them.
  init(
    csv bytes: [UInt8], columns names: [String], _ limits: LoadLimits = LoadLimits()
  ) throws(Fault) {
    if let offset = UTF8Check.firstInvalid(in: bytes[...]) {
      throw Fault(message: "is not UTF-8 at byte \(offset)")
    }
    columns = names.map { _ in [] }
    var reader = CSVReader(bytes)
    guard let header = try reader.next() else {
      throw Fault(message: "is empty", hint: "its first line names the columns")
    }
    let titles = header.cells.map(\.trimmedSpaces)
    var places: [Int] = []
    for name in names { places.append(try Self.find(name, in: titles)) }
    var count = 0
    while let record = try reader.next() {
      count += 1
      guard count <= limits[.rows] else {
        throw Fault(
          message: "has more than \(limits[.rows]) rows", hint: LoadLimits.Name.rows.hint)
      }
      let size = record.cells.count
      guard size == titles.count else {
        throw Fault(
          message:
            "has \(size) cell\(size == 1 ? "" : "s") in line \(record.line), not \(titles.count)",
          hint: "each row has a cell for each name of the first line")
      }
      for (column, place) in places.enumerated() {
        let text = record.cells[place].trimmedSpaces
        columns[column].append(Cell(text: text, line: record.line))
      }
    }
  }

  /// Reads columns of JSON: a list of objects, which have the columns as keys.
  init(
    json root: Node, columns names: [String], _ limits: LoadLimits = LoadLimits()
  ) throws(Fault) {
    guard case .sequence(let rows) = root.content, rows.count <= limits[.rows] else {
      throw Fault(
        message: "must be a list of at most \(limits[.rows]) objects",
        hint: LoadLimits.Name.rows.hint)
    }
    columns = names.map { _ in [] }
    var known: [String] = []
    var isKnown = names.map { _ in false }
    for row in rows {
      let line = row.span.line
      guard case .mapping(let entries) = row.content else {
        throw Fault(message: "has something else than an object in line \(line)")
      }
      if known.isEmpty { known = entries.map(\.key.text) }
      for (index, name) in names.enumerated() {
        let value = row[name]
        if value != nil { isKnown[index] = true }
        if let value, value.scalar == nil {
          throw Fault(message: "has no single value for \(name.quoted) in line \(line)")
        }
        let scalar = value?.scalar
        let text = scalar.map { $0.isNull ? "" : $0.text } ?? ""
        columns[index].append(Cell(text: text, line: value?.span.line ?? line))
      }
    }
    if !rows.isEmpty, let missing = isKnown.firstIndex(of: false) {
      _ = try Self.find(names[missing], in: known)
    }
  }
}

extension DataTable {
  private static func find(_ name: String, in titles: [String]) throws(Fault) -> Int {
    if let place = titles.firstIndex(of: name) { return place }
    throw Fault(
      code: .unknownColumn, message: "has no column \(name.quoted)",
      hint: Suggestion.hintOrList(name, among: titles, "the columns are"), column: name)
  }
}
