import SweepVocabulary

/// The spellings of types, each made at its first use.
///
/// It learns while it works, so it belongs to one thread.
final class ValueSpellings {
  private let isOfSVG11: Bool
  private var patterns: [ValueType: ValuePattern] = [:]

  /// Spellings of SVG 2, or those of SVG 1.1.
  init(ofSVG11: Bool = false) { isOfSVG11 = ofSVG11 }

  /// The byte from which on a value is not spelled as its type; nil where it is.
  func fault(in value: ArraySlice<UInt8>, of type: ValueType) -> Int? {
    pattern(of: type)?.fault(in: value)
  }

  /// The spelling of a type; nil where all text is right.
  func pattern(of type: ValueType) -> ValuePattern? {
    if type.pattern.isEmpty { return nil }
    if let known = patterns[type] { return known }
    guard let syntax = PatternSyntax(type.pattern) else {
      preconditionFailure("'\(type.name)' has a pattern that cannot be read: \(type.pattern)")
    }
    let pattern = ValuePattern(
      PatternStates(syntax, ignoringCase: type.ignoresCase),
      allowsEndingPoints: isOfSVG11 && [.path, .points, .transforms].contains(type.meaning))
    patterns[type] = pattern
    return pattern
  }
}
