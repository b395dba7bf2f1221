import SweepVocabulary

/// The spellings of the types of the table ``Vocabulary/svg``, each made at its first use.
///
/// It learns while it works, so it belongs to one thread.
final class ValueSpellings {
  private var patterns: [ValueType: ValuePattern] = [:]

  /// The byte from which on a value is not spelled as its type; nil where it is.
  func fault(in value: ArraySlice<UInt8>, of type: ValueType) -> Int? {
    pattern(of: type)?.fault(in: value)
  }

  private func pattern(of type: ValueType) -> ValuePattern? {
    if let known = patterns[type] { return known }
    guard !type.pattern.isEmpty, let syntax = PatternSyntax(type.pattern) else { return nil }
    let pattern = ValuePattern(PatternStates(syntax, ignoringCase: type.ignoresCase))
    patterns[type] = pattern
    return pattern
  }
}
