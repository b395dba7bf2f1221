import SweepValues
import SweepVocabulary

/// What a value is, as far as comparing it needs to know.
struct ValueKind: Equatable {
  /// What a number without a unit is.
  enum Units { case plain, pixels, styled }
  /// Values that have rules of their own.
  enum Form: Equatable {
    case any, exact, fonts, weight, alignment
    /// Numbers, or else text.
    case numbers
    /// The numbers of a transform, of which some may be left out.
    case arguments(TransformFunction.Kind)
  }

  var meaning: ValueType.Meaning
  /// Whether it is a list parted by semicolons.
  var isList = false
  /// Whether it is words whose order and number mean nothing.
  var isSet = false
  /// Whether it is a number that a percentage can stand for.
  var isShare = false
  /// What its numbers without a unit are: numbers, pixels, or nothing that CSS takes but zero.
  var units = Units.plain
  var form = Form.any

  init(meaning: ValueType.Meaning, isShare: Bool = false) {
    (self.meaning, self.isShare) = (meaning, isShare)
    units = [.length, .numbers].contains(meaning) ? .pixels : .plain
  }

  /// What an attribute holds.
  init(attribute name: String, _ type: ValueType?) {
    self.init(meaning: type?.meaning ?? .text, isShare: type?.isShare ?? false)
    if let type, !type.takesLengths { units = .plain }
    form = Self.form(of: name)
    // Only CSS reads words in any case and without the space around them.
    let isExact =
      meaning == .id || meaning == .attributeName
      || meaning == .keyword && type?.ignoresCase == false
    if isExact { form = .exact }
  }

  /// What a property holds in a style; nothing is known of those of CSS alone.
  init(property name: String, _ type: ValueType?) {
    self.init(meaning: type?.meaning ?? .text, isShare: type?.isShare ?? false)
    let isStroke = ["stroke-width", "stroke-dasharray", "stroke-dashoffset"].contains(name)
    units = type?.takesLengths == true ? isStroke ? .pixels : .styled : .plain
    form = Self.form(of: name)
  }

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
  /// Whether it is a number that a percentage can stand for, as 50% for 0.5.
  var isShare: Bool { meaning == .number && pattern.contains("%") }

  /// Whether numbers in it can have a unit of length.
  var takesLengths: Bool { pattern.contains("|px|") }
}
