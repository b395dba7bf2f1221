import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

/// The one spelling of a value.
enum CanonicalValue {
  /// A value in its spelling; what cannot be read stays as it is.
  static func text(_ value: ArraySlice<UInt8>, _ kind: ValueKind) -> String {
    if kind.isSet {
      let words = Set(value.split(whereSeparator: \.isXMLSpace).map(\.text))
      return words.sorted().joined(separator: " ")
    }
    if kind.isList {
      var item = kind
      item.isList = false
      return value.semicolonItems.map { text($0, item) }.joined(separator: ";")
    }
    if kind.isShare { return numbers(value.withoutSpace, isShare: true) }
    let trimmed = value.withoutSpace
    let comparer = ValueComparer(vocabulary: .svg)
    switch kind.form {
    case .any: return text(value, kind.meaning, kind.units)
    case .exact: return value.text
    case .numbers: return numbers(trimmed)
    case .weight: return comparer.weight(trimmed).text
    case .alignment: return comparer.alignment(trimmed).joined(separator: " ")
    case .fonts:
      return comparer.fonts(trimmed).map { $0.replacing("'", with: "") }.joined(separator: ",")
    case .arguments(let function):
      let all = ValueReader.numbers(trimmed.text).flatMap { TransformFunction(function, $0) }
      return all.map { $0.numbers.map(number).joined(separator: " ") } ?? trimmed.text
    }
  }

  private static func text(
    _ bytes: ArraySlice<UInt8>, _ meaning: ValueType.Meaning, _ units: ValueKind.Units
  ) -> String {
    let value = bytes.withoutSpace
    switch meaning {
    case .text, .script: return bytes.text
    case .id, .keyword, .attributeName, .reference, .resource, .references: return value.text
    case .number, .length, .numbers, .angle, .points, .viewBox:
      return numbers(value, inPixels: units == .pixels)
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
    // Finer differences count too.
    let isShort = format.isWritable(value) && Double(spelledBy: format.string(value)) == value
    return isShort ? format.string(value) : "\(value)"
  }

  private static func numbers(_ value: ArraySlice<UInt8>) -> String {
    numbers(value, isShare: false)
  }

  private static func numbers(
    _ value: ArraySlice<UInt8>, isShare: Bool = false, inPixels: Bool = false
  ) -> String {
    var reader = ValueReader(value)
    var words: [String] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      guard let number = reader.number() else { return value.text }
      let unit = reader.unit().text.lowercased()
      let isPercent = isShare && unit == "%"
      let absolute = inPixels ? Length("\(number)\(unit)")?.absolute : nil
      let shown = self.number(isPercent ? number / 100 : absolute ?? number)
      words.append(shown + (isPercent || absolute != nil ? "" : unit))
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
    let comparer = ValueComparer(vocabulary: .svg)
    guard let block = StyleBlock(CSSTokenizer.tokens(of: value), comparer) else {
      return value.text
    }
    return block.declarations.map { text($0, comparer) }.joined(separator: ";")
  }

  /// A declaration in its spelling.
  static func text(_ declaration: CSSDeclaration, _ comparer: ValueComparer) -> String {
    let kind = comparer.kind(ofProperty: declaration.name)
    let value = text(Array(declaration.text.utf8)[...], kind)
    return "\(declaration.name):\(value)\(declaration.isImportant ? " !important" : "")"
  }
}

extension StyleSheet {
  /// The rules as lines, one for each declaration and brace.
  var lines: [String] { nodes.flatMap { Self.lines(of: $0) } }

  private static func lines(of node: Node) -> [String] {
    switch node {
    case .rule(let head, let block):
      let comparer = ValueComparer(vocabulary: .svg)
      let declarations = block.declarations.map { CanonicalValue.text($0, comparer) + ";" }
      return [StyleText.readable(head) + "{"] + declarations + ["}"]
    case .group(let head, let nodes):
      return [StyleText.readable(head) + "{"] + nodes.flatMap { lines(of: $0) } + ["}"]
    case .text(let text): return [StyleText.readable(text)]
    }
  }
}
