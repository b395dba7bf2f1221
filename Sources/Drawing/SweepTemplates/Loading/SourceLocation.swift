import SweepDiagnostics

/// A stretch of a document's text.
package struct SourceSpan: Sendable {
  /// The document.
  package let source: SourceText
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, counted in Unicode scalars.
  package let column: Int
  /// The number of Unicode scalars on that line; to its end where the stretch goes on below.
  package let length: Int

  package init(source: SourceText, line: Int, column: Int, length: Int) {
    (self.source, self.line, self.column, self.length) = (source, line, column, length)
  }

  /// The column behind the stretch; nil where it goes on below.
  var endColumn: Int? { length == Int(Int32.max) ? nil : column + length }

  /// The line as it can be shown.
  var excerpt: Excerpt { Excerpt(line: source.line(line), column: column, length: length) }
}

/// Where a value was written.
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

  fileprivate static let option = "--set"
}

extension Diagnostic {
  /// Whether a value is at fault that was set from outside, as on the command line.
  package var isAboutOption: Bool {
    line == nil && (file == SourceLocation.option || file.hasPrefix(SourceLocation.option + " "))
  }
}
