import SweepValues
import SweepVocabulary
import SweepXML

/// Compares spellings by their meaning: as colours, `#fff` and `white` are equal.
///
/// Equal bytes are equal, and nothing is parsed.
struct ValueComparer {
  /// The meanings of attributes; without it all are text.
  var vocabulary: Vocabulary?
  var tolerance = Tolerance()

  typealias Bytes = ArraySlice<UInt8>

  func areEqual(_ a: Bytes, _ b: Bytes, as kind: ValueKind) -> Bool {
    if a.elementsEqual(b) { return true }
    if kind.meaning == .declarations, kind.form == .any, !kind.isList, !kind.isSet {
      return a.withoutSpace.elementsEqual(b.withoutSpace) || declarations(a, b)
    }
    return Value(a, as: kind).isEqual(to: Value(b, as: kind), within: tolerance)
  }
}

extension UInt8 {
  var isNamePart: Bool { isLetter || isDigit || self == 0x5f || self == 0x2d || self >= 0x80 }
}
