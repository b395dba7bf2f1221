import SweepValues

/// The text of a document, from which the lines of diagnostics are cut.
package final class SourceText: Sendable {
  /// The name that diagnostics give.
  package let file: String
  /// The folder inside which the document may read files; nil for none.
  package let folder: DocumentFolder?
  /// Whether the document is a built-in one, with its own files.
  let isLibrary: Bool
  /// The bytes without a byte order mark.
  package let bytes: ArraySlice<UInt8>

  /// Makes a source; a byte order mark is left out.
  package init(
    _ bytes: [UInt8], file: String, folder: DocumentFolder? = nil, isLibrary: Bool = false
  ) {
    self.file = file
    self.folder = folder
    self.isLibrary = isLibrary
    self.bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// The text of a line, counted from 1; empty beyond the last one.
  package func line(_ number: Int) -> String {
    var start = bytes.startIndex
    for _ in 1..<max(number, 1) {
      guard let end = lineEnd(from: start), end.next <= bytes.endIndex else { return "" }
      start = end.next
    }
    let end = lineEnd(from: start)?.index ?? bytes.endIndex
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The index of the byte at a line and a column, from 1, the column in Unicode scalars.
  func index(line: Int, column: Int) -> Int {
    var index = bytes.startIndex
    for _ in 1..<max(line, 1) {
      guard let end = lineEnd(from: index) else { return bytes.endIndex }
      index = end.next
    }
    for _ in 1..<max(column, 1) where index < bytes.endIndex {
      index = bytes[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    }
    return index
  }

  /// The index behind the line of a byte, before its break, and that behind its break.
  func lineEnd(of index: Int) -> (index: Int, next: Int) {
    lineEnd(from: index) ?? (bytes.endIndex, bytes.endIndex)
  }

  /// The place of a byte: its line and column from 1, the column in Unicode scalars.
  package func place(ofByte offset: Int) -> (line: Int, column: Int) {
    let target = bytes.startIndex + min(max(offset, 0), bytes.count)
    var line = 1
    var start = bytes.startIndex
    while let end = lineEnd(from: start), end.next <= target {
      line += 1
      start = end.next
    }
    // A sequence that is not UTF-8 counts as one replacement scalar.
    let column = String(decoding: bytes[start..<target], as: UTF8.self).unicodeScalars.count + 1
    return (line, column)
  }

  /// The next break as YAML 1.1 has them: LF, CR, CR LF, NEL, LS and PS.
  private func lineEnd(from start: Int) -> (index: Int, next: Int)? {
    var index = start
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x0a: return (index, index + 1)
      case 0x0d: return (index, index + (byte(index + 1) == 0x0a ? 2 : 1))
      case 0xc2 where byte(index + 1) == 0x85: return (index, index + 2)
      case 0xe2 where byte(index + 1) == 0x80 && [0xa8, 0xa9].contains(byte(index + 2)):
        return (index, index + 3)
      default: index += 1
      }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }
}

extension SourceText {
  /// Whether its first character is one with which a list or an object of JSON begins.
  package var mayBeJSON: Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Whether it is a picture or a page in place of a document, which is reported.
  package func isMarkup(_ sink: inout DiagnosticSink) -> Bool {
    let text = bytes.drop { [0x20, 0x09, 0x0a, 0x0d].contains($0) }
    let marks = ["<svg", "<?xml", "<!--", "<!DOCTYPE"]
    guard marks.contains(where: { text.starts(with: $0.utf8) }) else { return false }
    let span = SourceSpan(source: self, line: 1, column: 1, length: 1)
    sink.error(
      .syntax, "this is markup such as SVG, and not a document", at: .source(span),
      hint: "a document begins with 'sweephand: 1'; 'sweephand validate' reads SVG files")
    return true
  }

  /// Whether it has the marks of a merge, which is reported.
  package func hasConflict(_ sink: inout DiagnosticSink) -> Bool {
    guard let line = MergeConflict.line(in: bytes) else { return false }
    let span = SourceSpan(source: self, line: line, column: 1, length: 7)
    sink.error(.syntax, MergeConflict.message, at: .source(span), hint: MergeConflict.hint)
    return true
  }

  /// Whether it has at most so many bytes and is UTF-8; errors are reported.
  package func isReadable(
    _ limit: LoadLimits.Name, _ most: Int, _ sink: inout DiagnosticSink
  ) -> Bool {
    guard bytes.count <= most else {
      sink.error(
        .tooLarge, "the document has \(bytes.count) bytes, more than \(most)", at: .file(file),
        hint: limit.hint)
      return false
    }
    guard let offset = UTF8Check.firstInvalid(in: bytes) else { return true }
    let place = place(ofByte: offset)
    sink.error(
      .notUTF8, "the document is not UTF-8 at byte \(offset)",
      at: .source(SourceSpan(source: self, line: place.line, column: place.column, length: 1)),
      hint: "save it as UTF-8")
    return false
  }
}
