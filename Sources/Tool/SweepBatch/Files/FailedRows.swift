import SweepFiles

/// The rows without a picture, as they were written: mended, they are data again.
struct FailedRows {
  private let file: StreamFile

  /// - Parameter header: the first line of CSV; nil for JSON.
  init(_ path: String, header: [UInt8]?) throws(FileError) {
    file = try StreamFile(path)
    if let header { try file.write(header + [0x0a]) }
  }

  func take(_ row: Row) throws(FileError) { try file.write(row.record.bytes + [0x0a]) }

  /// Gives the file its name, whether all rows were drawn or not.
  func end() throws(FileError) { try file.finish() }
}
