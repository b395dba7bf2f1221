extension Sequence<Diagnostic> {
  /// The diagnostics by file, line and column, those without a line last; diagnostics at one
  /// place keep their order.
  package func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if (x.line == nil) != (y.line == nil) { return y.line == nil }
      if x.file != y.file { return x.file < y.file }
      return (x.line ?? 0, x.column ?? 0, a.offset) < (y.line ?? 0, y.column ?? 0, b.offset)
    }.map(\.element)
  }
}
