import SweepDiagnostics
import SweepFiles
import SweepRender

/// A file for each row in one archive (POSIX 1003.1, ustar).
///
/// Files have no owner and no date, so that the same rows make the same archive.
struct TarSink: RowSink {
  /// The most bytes of a name that the header has room for.
  static let nameBytes = 100

  let file: StreamFile

  mutating func take(_ outcome: RowOutcome) throws(FileError) {
    guard case .drawn(let picture, let path) = outcome.result else { return }
    try file.write(Self.header(path, size: picture.bytes.count))
    try file.write(picture.bytes)
    try file.write([UInt8](repeating: 0, count: (512 - picture.bytes.count % 512) % 512))
  }

  mutating func flush() throws(FileError) { try file.flush() }

  mutating func end(isComplete: Bool) throws(FileError) {
    try file.write([UInt8](repeating: 0, count: 1024))
    if isComplete { try file.finish() } else { file.discard() }
  }

  private static func header(_ name: String, size: Int) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      for (index, byte) in text.utf8.enumerated() { block[place + index] = byte }
    }
    func octal(_ number: Int, _ digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    put(name, at: 0)
    put(octal(0o644, 7), at: 100)
    put(octal(0, 7), at: 108)
    put(octal(0, 7), at: 116)
    put(octal(size, 11), at: 124)
    put(octal(0, 11), at: 136)
    put("        0", at: 148)
    put("ustar\u{0}00", at: 257)
    let sum = block.reduce(0) { $0 + Int($1) }
    put(octal(sum, 6) + "\u{0} ", at: 148)
    return block
  }
}
