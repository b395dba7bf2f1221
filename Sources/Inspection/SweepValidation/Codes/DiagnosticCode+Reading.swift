package import SweepDiagnostics
package import SweepXML

// Codes of files that cannot be read as SVG.
extension DiagnosticCode {
  package static let emptyFile = Self("SH1001", "An SVG file needs at least its root element.")
  package static let foreignEncoding = Self(
    "SH1002", "Files must be in UTF-8, or in UTF-16 with a byte order mark.")
  package static let brokenText = Self(
    "SH1003", "The bytes here are not valid text in the encoding of the file.")
  package static let overLimit = Self(
    "SH1004",
    "The file exceeds a limit of size, depth, elements or attributes; '--limit' raises it.")
  package static let internalSubset = Self(
    "SH1005",
    "Files with a DOCTYPE that contains declarations are refused: these could hide attributes and"
      + " elements from every check. Save the file as plain SVG.")
  package static let malformed = Self(
    "SH1006", "The text is not well-formed XML; the position is where parsing stopped.")
  package static let noMemory = Self("SH1007", "libxml2 ran out of memory.")
  package static let schema = Self(
    "SH1090",
    "libxml2 rejects the file by the RELAX NG schema that 'sweephand schema' writes, and no rule"
      + " says why.")

  /// Codes of files that cannot be read.
  static let ofReading = [
    emptyFile, foreignEncoding, brokenText, overLimit, internalSubset, malformed, noMemory,
    schema,
  ]
}

extension Diagnostic {
  /// What makes a file unreadable, with the line at fault where the bytes of the file are given.
  package init(_ error: XMLError, file: String, in bytes: [UInt8] = []) {
    self.init(Self.code(of: error), error.description, file: file, hint: error.hint)
    // An error of the file as a whole is reported at its start.
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
