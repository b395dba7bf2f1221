import SweepTemplates

/// A row of the data as it was written.
struct Row: Sendable {
  /// Its number, from 1; the header of CSV does not count.
  var number: Int
  var record: RecordSplitter.Record
}

/// The cells of a row by the names of their columns.
struct RowCells {
  private let titles: [String: Int]?
  private let cells: [String]
  private let members: [(name: String, text: String?)]

  /// Reads a row.
  ///
  /// - Parameter titles: the places of the columns of CSV; nil for JSON.
  init(_ row: Row, titles: [String: Int]?) throws(RowFault) {
    self.titles = titles
    do throws(DataRecord.Fault) {
      let (bytes, line) = (row.record.bytes, row.record.line)
      cells = titles == nil ? [] : try DataRecord.cells(csv: bytes, line: line)
      members = titles == nil ? try DataRecord.members(json: bytes, line: line) : []
    } catch {
      throw RowFault(error)
    }
    guard let titles, cells.count != titles.count else { return }
    throw RowFault(
      "has \(cells.count) cell\(cells.count == 1 ? "" : "s"), not \(titles.count)",
      hint: "each row has a cell for each name of the first line")
  }

  /// The text of a column; nil if it is not set.
  subscript(column: String) -> String? {
    if let titles {
      guard let place = titles[column] else { return nil }
      let text = cells[place].trimmedSpaces
      return text.isEmpty ? nil : text
    }
    return members.first { $0.name == column }.flatMap(\.text)
  }
}
