import SweepDiagnostics
import SweepFiles
import SweepTemplates

/// The rows of a file, one after the other.
struct RowSource {
  /// The places of the columns of CSV; nil for JSON, whose rows name their own.
  let titles: [String: Int]?
  /// The names of the columns of CSV in their order; nil for JSON.
  let names: [String]?
  /// The first line of CSV, as it was written.
  let header: [UInt8]?
  private var splitter: RecordSplitter
  private var count = 0

  /// Opens a file and reads the names of its columns, if it is CSV; `-` is the standard input.
  init(_ path: String, limit: Int) throws(FileError) {
    splitter = try RecordSplitter(path, limit: limit)
    guard splitter.form == .csv else {
      (titles, names, header) = (nil, nil, nil)
      return
    }
    let name = path == "-" ? "standard input" : path
    guard let first = try splitter.next() else {
      throw FileError(path: name, reason: "is empty; its first line names the columns")
    }
    do throws(DataRecord.Fault) {
      let names = try DataRecord.cells(csv: first.bytes, line: first.line).map(\.trimmedSpaces)
      titles = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
      self.names = names
    } catch {
      throw FileError(path: name, reason: error.message)
    }
    header = first.bytes
    if let names, let titles, titles.count < names.count {
      let twice = names.enumerated().first { titles[$1] != $0 }?.element ?? ""
      throw FileError(path: name, reason: "has two columns \(twice.quoted)")
    }
  }

  /// The share of the file that has been read, 0 … 1; nil if its length is not known.
  var progress: Double? { splitter.progress }

  /// Whether the next row, or a part of it, is there without waiting for it.
  var isReady: Bool { splitter.isReady }

  /// The next rows: as many as there are without waiting for more, up to a number and a megabyte.
  mutating func next(most: Int) throws(FileError) -> [Row] {
    var rows: [Row] = []
    var bytes = 0
    while rows.count < most, bytes < 1 << 20, rows.isEmpty || splitter.isReady,
      let record = try splitter.next()
    {
      count += 1
      bytes += record.bytes.count
      rows.append(Row(number: count, record: record))
    }
    return rows
  }
}
