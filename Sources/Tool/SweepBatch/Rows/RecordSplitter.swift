import SweepFiles
import SweepTemplates

/// Cuts a stream of bytes into records as they come: of CSV, of NDJSON, or of a list of JSON.
struct RecordSplitter {
  /// The bytes of a record, without its separator.
  struct Record: Sendable {
    var bytes: [UInt8]
    /// The line of the file on which it begins, from 1.
    var line: Int
  }

  /// The format of the stream.
  enum Form: Sendable {
    case csv, lines, list
  }

  /// The format of the stream, detected from its first bytes.
  let form: Form
  /// The byte between the cells of CSV.
  let separator: UInt8
  private var source: ByteSource
  private let limit: Int
  private var edge: RecordEdge
  private var buffer: [UInt8] = []
  private var start = 0
  private var line = 1
  private var isFirst = true

  /// Makes a splitter of a file; `-` is the standard input.
  ///
  /// - Parameters:
  ///   - limit: the most bytes of a record.
  ///   - known: what the stream is; as its first bytes say by default.
  ///   - separator: the byte between the cells of CSV; by default the one in its first line.
  init(
    _ path: String, limit: Int, form known: Form? = nil, separator: UInt8? = nil
  ) throws(FileError) {
    var source = try ByteSource(path)
    var buffer: [UInt8] = []
    while Self.start(of: buffer) == nil, try source.read(into: &buffer) {}
    let first = Self.start(of: buffer) ?? buffer.count
    form = known ?? Self.form(first < buffer.count ? buffer[first] : 0)
    if form == .csv {
      while !buffer[first...].contains(0x0a), buffer.count - first <= limit,
        try source.read(into: &buffer)
      {}
    }
    self.separator = separator ?? DataRecord.separator(in: buffer[first...])
    edge = RecordEdge(form, separator: self.separator)
    let declared = form == .csv ? DataRecord.declarationLength(in: buffer[first...]) : 0
    line += buffer[..<(first + declared)].count { $0 == 0x0a }
    (self.source, self.buffer, self.limit) = (source, buffer, limit)
    start = form == .list ? first + 1 : first + declared
  }

  /// The index of the first byte that is neither blank nor part of a byte order mark; nil if it has
  /// not arrived yet.
  private static func start(of buffer: [UInt8]) -> Int? {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    if buffer.count < mark.count, mark.starts(with: buffer) { return nil }
    return buffer.indices.dropFirst(buffer.starts(with: mark) ? mark.count : 0).first {
      !isBlank(buffer[$0...$0])
    }
  }

  private static func form(_ first: UInt8) -> Form {
    switch first {
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "{"): .lines
    default: .csv
    }
  }

  /// The share of the file that has been split, 0 … 1; nil if its length is not known.
  var progress: Double? { source.progress(without: buffer.count - start) }

  /// Whether the next record, or a part of it, is there without waiting for it.
  var isReady: Bool { start < buffer.count || source.isReady }

  /// The next record; nil after the last. Blank lines are left out, but not blank places in a list.
  mutating func next() throws(FileError) -> Record? {
    while let record = try cut() {
      defer { isFirst = false }
      let isEmptyList = isFirst && edge.isAtEnd
      if (form == .list && !isEmptyList) || !Self.isBlank(record.bytes[...]) { return record }
    }
    return nil
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { [0x20, 0x09, 0x0d, 0x0a].contains($0) }
  }

  private mutating func cut() throws(FileError) -> Record? {
    var at = start
    while !edge.isAtEnd {
      while at < buffer.count {
        let byte = buffer[at]
        at += 1
        if edge.passes(byte) { return take(upTo: at, ending: 1) }
      }
      guard at - start <= limit else {
        throw FileError(
          path: source.path,
          reason: "has more than \(limit) bytes in the row of line \(line); is a quote not closed?")
      }
      (at, buffer, start) = (at - start, Array(buffer[start...]), 0)
      guard try source.read(into: &buffer) else { break }
    }
    return try last(at)
  }

  /// The record after the last separator.
  private mutating func last(_ at: Int) throws(FileError) -> Record? {
    if Interrupt.isRequested { return nil }
    if form == .list {
      guard edge.isAtEnd else {
        throw FileError(path: source.path, reason: "ends inside its list, in line \(line)")
      }
      while try source.read(into: &buffer) {}
      guard Self.isBlank(buffer[start...]) else {
        throw FileError(path: source.path, reason: "goes on behind its list, in line \(line)")
      }
      return nil
    }
    return start < buffer.count ? take(upTo: at, ending: 0) : nil
  }

  private mutating func take(upTo end: Int, ending: Int) -> Record {
    var bytes = Array(buffer[start..<end - ending])
    let record = line
    line += buffer[start..<end].count { $0 == 0x0a }
    if form != .list, bytes.last == 0x0d { bytes.removeLast() }
    start = end
    return Record(bytes: bytes, line: record)
  }
}
