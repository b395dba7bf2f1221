package import SweepDiagnostics
package import SweepXML

// Codes of files that cannot be read as SVG.
extension DiagnosticCode {
  package static let emptyFile = DiagnosticCode(
    "SH1001", "An SVG file holds at least its outermost element.")
  package static let foreignEncoding = DiagnosticCode(
    "SH1002",
    "Files are in UTF-8, or in UTF-16 with a byte order mark; others are to be saved anew.")
  package static let brokenText = DiagnosticCode(
    "SH1003", "The bytes at the place are no text in the encoding of the file.")
  package static let overLimit = DiagnosticCode(
    "SH1004", "The file exceeds a limit of size, depth, elements or attributes; options raise them."
  )
  package static let internalSubset = DiagnosticCode(
    "SH1005",
    "A DOCTYPE with declarations of its own could hide attributes and elements from every check, so"
      + " that such files are refused; editors can save plain SVG.")
  package static let malformed = DiagnosticCode(
    "SH1006", "The text is not well-formed XML: the place is where reading could not go on.")
  package static let noMemory = DiagnosticCode(
    "SH1007", "libxml2 could not do its work for want of memory.")
  package static let disagreement = DiagnosticCode(
    "SH1090",
    "Our own rules and libxml2, with a schema of the same table, came to different verdicts. It is a"
      + " mistake in Sweephand: please report it with the file.")

  /// Codes of files that cannot be read.
  static let ofReading = [
    emptyFile, foreignEncoding, brokenText, overLimit, internalSubset, malformed, noMemory,
    disagreement,
  ]
}

extension Diagnostic {
  /// What makes a file unreadable, with the line at fault where the bytes of the file are given.
  package init(_ error: XMLError, file: String, in bytes: [UInt8] = []) {
    self.init(Self.code(of: error), error.description, file: file, hint: error.hint)
    // What concerns the file as a whole is told at its start.
    let position = error.position ?? .start
    (line, column) = (position.line, position.column)
    excerpt = Excerpt(of: XMLDocument.text(of: bytes), at: position)
  }
}

extension Diagnostic {
  private static func code(of error: XMLError) -> DiagnosticCode {
    switch error {
    case .empty: .emptyFile
    case .encoding: .foreignEncoding
    case .invalidText: .brokenText
    case .limit: .overLimit
    case .internalSubset: .internalSubset
    case .malformed, .schema: .malformed
    case .outOfMemory: .noMemory
    }
  }
}

extension Excerpt {
  /// The line of a text with a place; nil where the text does not reach so far, or is not one.
  fileprivate init?(of bytes: [UInt8], at place: XMLPosition) {
    guard let offset = PlaceFinder.offset(of: place, in: bytes), !bytes.isEmpty else { return nil }
    // Behind the last line there is nothing to be seen.
    if offset == bytes.count, bytes[offset - 1] == 10 || bytes[offset - 1] == 13 { return nil }
    self.init(of: bytes, at: offset, length: 1)
  }
}
