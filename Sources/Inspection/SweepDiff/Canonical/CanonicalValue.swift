import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

/// The one spelling of a value.
enum CanonicalValue {
  /// A value in its spelling; what cannot be read stays as it is.
  static func text(_ value: ArraySlice<UInt8>, _ kind: AttributeComparer.Kind) -> String {
    if kind.isSet {
      let words = Set(value.split(whereSeparator: \.isXMLSpace).map(\.text))
      return words.sorted().joined(separator: " ")
    }
    if kind.isShare { return numbers(value.withoutSpace, isShare: true) }
    if kind.isList {
      return value.semicolonItems.map { text($0, kind.meaning) }.joined(separator: ";")
    }
    return text(value, kind.meaning)
  }

  private static func text(_ bytes: ArraySlice<UInt8>, _ meaning: ValueType.Meaning) -> String {
    let value = bytes.withoutSpace
    switch meaning {
    case .text, .script: return bytes.text
    case .id, .keyword, .attributeName, .reference, .resource, .references: return value.text
    case .number, .length, .numbers, .angle, .points, .viewBox: return numbers(value)
    case .color, .paint: return color(value)
    case .path: return Path(svgPathData: value)?.svgPathData(precision: 6) ?? value.text
    case .transforms: return transforms(value)
    case .clock: return clock(value)
    case .times: return value.semicolonItems.map(clock).joined(separator: ";")
    case .values, .fractions, .splines:
      return value.semicolonItems.map(numbers).joined(separator: ";")
    case .declarations: return declarations(value)
    }
  }

  private static func number(_ value: Double) -> String {
    let format = NumberFormat(precision: 6)
    // Finer ones are told apart too.
    let isShort = format.isWritable(value) && Double(spelledBy: format.string(value)) == value
    return isShort ? format.string(value) : "\(value)"
  }

  private static func numbers(_ value: ArraySlice<UInt8>) -> String {
    numbers(value, isShare: false)
  }

  private static func numbers(_ value: ArraySlice<UInt8>, isShare: Bool) -> String {
    var reader = ValueReader(value)
    var words: [String] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      guard let number = reader.number() else { return value.text }
      let unit = reader.unit().text.lowercased()
      let isPercent = isShare && unit == "%"
      let shown = self.number(isPercent ? number / 100 : number)
      words.append(shown + (isPercent || unit == "px" ? "" : unit))
      reader.skipSeparator()
    }
    return words.joined(separator: " ")
  }

  private static func color(_ value: ArraySlice<UInt8>) -> String {
    guard let color = CSSColor(value), color.levels.allSatisfy({ $0 == $0.rounded() }) else {
      return value.text
    }
    return color.hexDigits + (color.alpha == 1 ? "" : " \(number(color.alpha))")
  }

  private static func transforms(_ value: ArraySlice<UInt8>) -> String {
    guard let steps = TransformFunction.list(value) else { return value.text }
    return steps.map { step in
      "\(step.kind.rawValue)(\(step.numbers.map(number).joined(separator: " ")))"
    }.joined(separator: " ")
  }

  private static func clock(_ value: ArraySlice<UInt8>) -> String {
    ClockValue.offset(value).map { number($0) + "s" } ?? value.text
  }

  private static func declarations(_ value: ArraySlice<UInt8>) -> String {
    guard let all = CSSDeclaration.byName(value) else { return value.text }
    return all.sorted { $0.key < $1.key }.map { name, declaration in
      let type = Vocabulary.property(name)?.type
      let kind = AttributeComparer.Kind(
        meaning: type?.meaning ?? .text, isShare: type?.isShare ?? false)
      let value = text(Array(declaration.text.utf8)[...], kind)
      return "\(name):\(value)\(declaration.isImportant ? " !important" : "")"
    }.joined(separator: ";")
  }
}
