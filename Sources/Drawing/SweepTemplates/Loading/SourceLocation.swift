import SweepDiagnostics

/// A stretch of a document's text.
package struct SourceSpan: Sendable {
  /// The document.
  package let source: SourceText
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, counted in Unicode scalars.
  package let column: Int
  /// The number of Unicode scalars on that line; to its end if the span continues below.
  package let length: Int

  package init(source: SourceText, line: Int, column: Int, length: Int) {
    (self.source, self.line, self.column, self.length) = (source, line, column, length)
  }

  /// The column after the span; nil if it continues below.
  var endColumn: Int? { length == Int(Int32.max) ? nil : column + length }

  /// The line as it can be shown.
  var excerpt: Excerpt { Excerpt(line: source.line(line), column: column, length: length) }
}

/// The source of a value.
enum SourceLocation: Sendable {
  /// In a document.
  case source(SourceSpan)
  /// On the command line, for a parameter if it is not the one that the message names.
  case option(String?)
  /// In a file as a whole.
  case file(String)

  /// The name that diagnostics give.
  var file: String {
    switch self {
    case .source(let span): span.source.file
    case .option(let name): name.map { "\(Self.option) \($0)" } ?? Self.option
    case .file(let name): name
    }
  }

  static let option = "--set"
}

extension Diagnostic {
  /// Whether a value is at fault that was set from outside, as on the command line.
  package var isAboutOption: Bool {
    file == SourceLocation.option || file.hasPrefix(SourceLocation.option + " ")
  }
}
