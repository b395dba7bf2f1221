/// A problem in a file: what it is, where it is and how to mend it.
public struct Diagnostic: Hashable, Sendable {
  /// Severity of a problem.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file does not do what it is for: there is no picture, or a wrong one.
    case error
    /// There is a picture, though perhaps not the one that was meant.
    case warning
    /// A remark on other diagnostics.
    case note
  }

  /// Severity; an error by default.
  public var severity = Severity.error
  /// The kind of problem.
  public var code: DiagnosticCode
  /// Message in lower case, without a full stop.
  public var message: String
  /// The file's name, or `--set` for a value given on the command line.
  public var file: String
  /// The line, from 1; nil where there is none.
  public var line: Int?
  /// The column, from 1, counted in Unicode scalars; nil where there is none.
  public var column: Int?
  /// The column after the last scalar at fault, on the same line; nil where it is not known.
  public var endColumn: Int?
  /// The element at fault as a path such as `/svg/g[2]/animate`; nil where there are no elements.
  public var element: String?
  /// The line in a form that can be shown, with the part at fault; nil where there is none.
  public var excerpt: Excerpt?
  /// A way to mend it; nil where none is known.
  public var hint: String?

  /// Makes a diagnostic without a place inside its file.
  package init(
    _ code: DiagnosticCode, _ message: String, severity: Severity = .error, file: String,
    hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.file = file
    self.hint = hint
  }
}
