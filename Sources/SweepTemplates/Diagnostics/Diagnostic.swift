/// A mistake in a document: what it is, where it stands and how to mend it.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// There is no picture.
    case error
    /// There is a picture, though perhaps not the one that was meant.
    case warning
    /// A remark on the other ones.
    case note
  }

  /// How bad it is; an error by default.
  public var severity = Severity.error
  /// The kind of mistake.
  public var code: DiagnosticCode
  /// What is wrong, in lower case and without a full stop.
  public var message: String
  /// The document's name, or `--set` for a value given on the command line.
  public var file: String
  /// The line, from 1; nil where there is none.
  public var line: Int?
  /// The column, from 1, counted in Unicode scalars; nil where there is none.
  public var column: Int?
  /// The line as it can be shown, with the part at fault; nil where there is none.
  public var excerpt: Excerpt?
  /// A way to mend it; nil where none is known.
  public var hint: String?

  /// Makes a diagnostic without a place inside its file.
  init(_ code: DiagnosticCode, _ message: String, file: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.file = file
    self.hint = hint
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in one line: `file:line:col: error[SH0202]: message`.
  public var headline: String {
    var place = file.visible
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    return "\(place): \(severity.rawValue)[\(code.rawValue)]: \(message.visible)"
  }

  /// The diagnostic with the line it stands on, a caret under its place, and the hint.
  public var description: String {
    var text = headline
    if let line, let excerpt {
      let gutter = String(repeating: " ", count: "\(line)".count)
      let indent = String(repeating: " ", count: excerpt.caretOffset)
      let carets = String(repeating: "^", count: excerpt.caretLength)
      text += "\n \(line) | \(excerpt.text)\n \(gutter) | \(indent)\(carets)"
    }
    if let hint { text += "\n  help: \(hint.visible)" }
    return text
  }
}
