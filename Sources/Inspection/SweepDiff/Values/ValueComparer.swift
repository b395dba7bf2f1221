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

extension ValueKind {
  init(attribute name: String, _ type: ValueType?) {
    self.init(type?.meaning ?? .text, isShare: type?.isShare ?? false)
    if let type, !type.takesLengths { units = .plain }
    form = Self.form(of: name)
    // Only CSS reads words in any case and without the space around them.
    let isExact =
      meaning == .id || meaning == .attributeName
      || meaning == .keyword && type?.ignoresCase == false
    if isExact { form = .exact }
  }

  /// The kind of a property's value in a style; text for one of CSS alone.
  init(property name: String, _ type: ValueType?) {
    self.init(type?.meaning ?? .text, isShare: type?.isShare ?? false)
    let isStroke = ["stroke-width", "stroke-dasharray", "stroke-dashoffset"].contains(name)
    units = type?.takesLengths == true ? isStroke ? .pixels : .styled : .plain
    form = Self.form(of: name)
  }

  static let styledLength: ValueKind = {
    var kind = ValueKind(.length)
    kind.units = .styled
    return kind
  }()

  private static func form(of name: String) -> Form {
    switch name {
    case "font-family": .fonts
    case "font-weight": .weight
    case "preserveAspectRatio": .alignment
    default: .any
    }
  }
}

extension ValueType {
  /// Whether it is a number that a percentage can replace, as 50% for 0.5.
  var isShare: Bool { meaning == .number && pattern.contains("%") }

  var takesLengths: Bool {
    [.length, .numbers, .text].contains(meaning) && pattern.contains("|px|")
  }
}

extension UInt8 {
  var isNamePart: Bool { isLetter || isDigit || self == 0x5f || self == 0x2d || self >= 0x80 }
}
