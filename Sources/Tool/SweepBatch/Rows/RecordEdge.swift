/// Finds the bytes that end records.
struct RecordEdge {
  private enum State {
    /// CSV: before the first byte of a cell, in one without quotes, in one with them, behind a quote
    /// in one with them.
    case cell, plain, quoted, closing
    /// JSON: outside of strings, in one, behind a backslash in one.
    case value, string, escape
    case end
  }

  private let form: RecordSplitter.Form
  private var state: State
  private var depth = 0

  init(_ form: RecordSplitter.Form) {
    self.form = form
    state = form == .csv ? .cell : .value
  }

  /// Whether a list is closed.
  var isAtEnd: Bool { state == .end }

  /// Consumes a byte; true if it ends a record.
  mutating func passes(_ byte: UInt8) -> Bool {
    switch form {
    case .lines: return byte == UInt8(ascii: "\n")
    case .csv: return passesCSV(byte)
    case .list: return passesList(byte)
    }
  }

  /// Agrees with `CSVReader`, so that a faulty cell affects only its own record.
  private mutating func passesCSV(_ byte: UInt8) -> Bool {
    if state == .quoted {
      if byte == UInt8(ascii: "\"") { state = .closing }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""):
      if state == .cell || state == .closing { state = .quoted }
    case UInt8(ascii: ","): state = .cell
    case UInt8(ascii: "\n"):
      state = .cell
      return true
    default: state = .plain
    }
    return false
  }

  private mutating func passesList(_ byte: UInt8) -> Bool {
    switch (state, byte) {
    case (.escape, _): state = .string
    case (.string, UInt8(ascii: "\\")): state = .escape
    case (.string, UInt8(ascii: "\"")): state = .value
    case (.string, _): break
    case (_, UInt8(ascii: "\"")): state = .string
    case (_, UInt8(ascii: "{")), (_, UInt8(ascii: "[")): depth += 1
    case (_, UInt8(ascii: ",")): return depth == 0
    case (_, UInt8(ascii: "}")): depth = max(0, depth - 1)
    case (_, UInt8(ascii: "]")):
      if depth == 0 {
        state = .end
        return true
      }
      depth -= 1
    default: break
    }
    return false
  }
}
