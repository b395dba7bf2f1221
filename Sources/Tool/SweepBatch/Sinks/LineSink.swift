import SweepDiagnostics
import SweepFiles
import SweepRender

/// A line of JSON for each row.
struct LineSink: RowSink {
  let file: StreamFile

  mutating func take(_ outcome: RowOutcome) throws(FileError) {
    let id = outcome.id.map { #","id":\#(JSON.string($0).line)"# } ?? ""
    let key = outcome.key.map { #","key":"\#($0)""# } ?? ""
    try file.write(#"{"row":\#(outcome.row.number)\#(id)\#(key),"#.utf8)
    switch outcome.result {
    case .drawn(let picture, _):
      try file.write(#""svg":"#.utf8)
      try file.write(picture.bytes.quotedAsJSON)
      try write(picture.findings)
    case .failed(let findings):
      let message = findings.map(\.headline).joined(separator: "\n")
      try file.write(Array(#""error":\#(JSON.string(message).line)"#.utf8))
      try write(findings)
    case .kept: break
    }
  }

  mutating func flush() throws(FileError) { try file.flush() }

  mutating func end(isComplete: Bool) throws(FileError) {
    if isComplete { try file.finish() } else { file.discard() }
  }

  private func write(_ findings: [Diagnostic]) throws(FileError) {
    let list = JSON.array(findings.map(\.json)).line
    try file.write(Array(#","diagnostics":\#(list)}"#.utf8) + [0x0a])
  }
}

extension [UInt8] {
  /// UTF-8 as a string of JSON (RFC 8259, 7).
  fileprivate var quotedAsJSON: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count + count / 8 + 2)
    text.append(UInt8(ascii: "\""))
    // Bytes without escapes are copied in runs.
    var run = startIndex
    for index in indices {
      let byte = self[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      text += self[run..<index]
      run = index + 1
      text.append(UInt8(ascii: "\\"))
      switch byte {
      case 0x0a: text.append(UInt8(ascii: "n"))
      case ..<0x20: text += "u00".utf8 + [hex(byte >> 4), hex(byte & 15)]
      default: text.append(byte)
      }
    }
    text += self[run...]
    text.append(UInt8(ascii: "\""))
    return text
  }

  private func hex(_ digit: UInt8) -> UInt8 { Array<UInt8>("0123456789abcdef".utf8)[Int(digit)] }
}
