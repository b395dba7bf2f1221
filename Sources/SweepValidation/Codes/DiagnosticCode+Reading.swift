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
  /// What makes a file unreadable.
  package init(_ error: XMLError, file: String) {
    let code: DiagnosticCode
    var hint: String?
    switch error {
    case .empty: code = .emptyFile
    case .encoding(let name):
      code = .foreignEncoding
      if name != "gzip" { hint = "save it as UTF-8" }
    case .invalidText: code = .brokenText
    case .limit(let name, _, _):
      code = .overLimit
      hint = "'--limit \(name.rawValue)=…' raises the limit"
    case .internalSubset:
      code = .internalSubset
      hint = "save it as plain SVG, without the editor's own data"
    case .malformed(let message, _), .schema(let message, _):
      code = .malformed
      if message.hasPrefix("namespace prefix xlink ") {
        hint = "write xmlns:xlink=\"\(XMLName.xlink)\" on the outermost element"
      }
    case .outOfMemory: code = .noMemory
    }
    self.init(code, error.description, file: file, hint: hint)
    (line, column) = (error.position?.line, error.position?.column)
  }
}
