public import SweepDiagnostics

/// Collects the diagnostics of a document.
package struct DiagnosticSink: Sendable {
  /// The most errors that are listed.
  static let limit = 100

  private var diagnostics: [Diagnostic] = []
  private var omitted = 0
  private var warnings: [Diagnostic] = []

  /// Whether there was an error.
  package private(set) var hasErrors = false

  package init() {}

  /// Whether there are no diagnostics.
  var isEmpty: Bool { count == 0 && warnings.isEmpty }

  /// The number of errors found, listed or not.
  var count: Int { diagnostics.count + omitted }

  /// Adds an error at a place.
  mutating func error(
    _ code: DiagnosticCode, _ message: String, at location: SourceLocation,
    hint: @autoclosure () -> String? = nil
  ) {
    hasErrors = true
    // Hints and excerpts cost a walk over the document: those beyond the limit are not made.
    guard diagnostics.count < Self.limit else { return omitted += 1 }
    var diagnostic = Diagnostic(code, message, file: location.file, hint: hint())
    diagnostic.place(at: location)
    diagnostics.append(diagnostic)
  }

  /// Adds an error at a stretch of a document.
  package mutating func error(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String? = nil
  ) {
    error(code, message, at: .source(span), hint: hint)
  }

  /// Adds an error in a document as a whole.
  package mutating func error(
    _ code: DiagnosticCode, _ message: String, in source: SourceText, hint: String? = nil
  ) {
    error(code, message, at: .file(source.file), hint: hint)
  }

  /// Adds a warning, which is no error and so does not count.
  mutating func warn(_ warning: Diagnostic) {
    if warnings.count < Self.limit { warnings.append(warning) }
  }

  /// Adds a warning at a place.
  mutating func warn(
    _ code: DiagnosticCode, _ message: String, at location: SourceLocation, hint: String? = nil
  ) {
    var warning = Diagnostic(
      code, message, severity: .warning, file: location.file, hint: hint)
    warning.place(at: location)
    warn(warning)
  }

  /// Adds the diagnostics of another collector.
  package mutating func add(_ more: [Diagnostic]) {
    diagnostics += more
    hasErrors = hasErrors || more.contains { $0.severity == .error }
  }

  /// The diagnostics by file and place, those without a place last; each is listed once, however
  /// many parts a parameter affects, and under one code.
  package var sorted: [Diagnostic] {
    var sorted = (diagnostics + warnings).sortedByPlace()
    var told: Set<Diagnostic> = []
    sorted.removeAll { diagnostic in
      // A step may be refused by a scale and by a part, in the same words under different codes.
      var words = diagnostic
      words.code = .tooManyErrors
      return !told.insert(words).inserted
    }
    if omitted > 0, let file = sorted.first?.file {
      let text = "\(omitted) more errors are not listed"
      sorted.append(Diagnostic(.tooManyErrors, text, severity: .note, file: file))
    }
    return sorted
  }
}

/// A result, if there is one, with its diagnostics.
public struct Outcome<Value: Sendable>: Sendable {
  /// The result; nil where an error forbids one.
  public var value: Value?
  /// The errors, sorted by place.
  public var diagnostics: [Diagnostic]
  /// The positions of the parts, if the document is a picture.
  public internal(set) var places = PartPlaces()

  /// Makes an outcome without diagnostics.
  package init(_ value: Value) {
    self.value = value
    diagnostics = []
  }

  init(_ value: Value?, _ sink: DiagnosticSink) {
    self.value = sink.hasErrors ? nil : value
    self.diagnostics = sink.sorted
  }
}

extension Diagnostic {
  /// Points to a place in a document; other places have no line.
  mutating func place(at location: SourceLocation) {
    // The lines of built-in templates are not the author's.
    guard case .source(let span) = location, !span.source.isLibrary else { return }
    (line, column, excerpt) = (span.line, span.column, span.excerpt)
    endColumn = span.endColumn
  }
}
