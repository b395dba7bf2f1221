import SweepValues
import SweepVocabulary

/// The patterns of types, each compiled at its first use.
///
/// It caches them and belongs to one thread.
final class ValueSpellings {
  private let isSVG11: Bool
  private var patterns: [ValueType: ValuePattern] = [:]

  /// Spellings of SVG 2, or those of SVG 1.1.
  init(ofSVG11: Bool = false) { isSVG11 = ofSVG11 }

  /// The offset of the first invalid byte of a value; nil if the value is valid.
  func fault(in value: ArraySlice<UInt8>, of type: ValueType) -> Int? {
    pattern(of: type)?.fault(in: value)
  }

  /// The pattern of a type; nil if any text is valid.
  func pattern(of type: ValueType) -> ValuePattern? {
    if type.pattern.isEmpty { return nil }
    if let known = patterns[type] { return known }
    guard let syntax = PatternSyntax(type.pattern) else {
      preconditionFailure("'\(type.name)' has a pattern that cannot be read: \(type.pattern)")
    }
    let pattern = ValuePattern(
      PatternStates(syntax, ignoringCase: type.ignoresCase),
      allowsEndingPoints: isSVG11 && [.path, .points, .transforms].contains(type.meaning))
    patterns[type] = pattern
    return pattern
  }
}
