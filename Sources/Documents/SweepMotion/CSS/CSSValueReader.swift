import SweepArtwork
import SweepGeometry
import SweepValues
import SweepVocabulary

/// Reads the values of an element's properties for animation.
struct CSSValueReader {
  let style: ElementStyle
  /// The lengths of transforms, of which percentages are parts of the element's box.
  var box: LengthContext
  /// The length of the offset path in user units.
  var pathLength = 0.0
  /// The values of attributes, where they are no properties.
  let attribute: (String) -> String?

  /// The value that an element has without animation; nil if it cannot be read.
  func base(_ property: String) -> CSSAnimatedValue? {
    if property == "transform", style.properties["transform"] == nil {
      return attribute("transform").map { TransformFunction.list(Array($0.utf8)[...]) ?? [] }
        .map { .functions($0.flatMap(\.plain)) } ?? .functions([])
    }
    return value(property, keyword(style.properties[property] ?? "unset", of: property))
  }

  /// A value of a keyframe; nil if it cannot be read.
  func value(_ property: String, _ tokens: [CSSToken]) -> CSSAnimatedValue? {
    guard let tokens = style.substituting(tokens) else { return nil }
    let text = CSSDeclaration.text(of: tokens)
    // Only attributes have lengths without a unit (SVG 2, 6.6).
    if let type = Vocabulary.property(property)?.type, type.takesLengths,
      ValueKind(property: property, type).units == .styled,
      let length = Length(text), length.unit == .user, length.number != 0
    {
      return nil
    }
    return value(property, keyword(text, of: property))
  }

  /// The value that a keyword of all properties stands for (CSS Cascade 5, 7).
  private func keyword(_ text: String, of property: String) -> String {
    let isInherited = Vocabulary.property(property)?.isInherited == true
    switch text.lowercased() {
    case "unset", "revert", "revert-layer":
      return keyword(isInherited ? "inherit" : "initial", of: property)
    case "inherit":
      return style.inherited[property] ?? keyword("initial", of: property)
    case "initial":
      return Self.initial[property] ?? Vocabulary.property(property)?.initial ?? "none"
    case "currentcolor":
      let color = style.properties["color"] ?? style.inherited["color"] ?? "black"
      return ["inherit", "currentcolor"].contains(color.lowercased())
        ? style.inherited["color"] ?? "black" : color
    default: return text
    }
  }

  private static let initial = [
    "transform-origin": "0 0", "offset-distance": "0", "offset-rotate": "auto", "color": "black",
  ]

  private func value(_ property: String, _ text: String) -> CSSAnimatedValue? {
    switch property {
    case "transform":
      return TransformFunction.list(css: text, box).map(CSSAnimatedValue.functions)
    case "transform-origin":
      return TransformOrigin.point(text, box).map { .numbers([$0.x, $0.y], word: "") }
    case "translate", "rotate", "scale": return single(property, text)
    case "offset-distance":
      var lengths = style.lengths
      lengths.viewport = Size(width: pathLength, height: pathLength)
      return lengths.length(text, .x).map { .numbers([$0], word: "") }
    case "offset-rotate": return offsetRotation(text)
    case "visibility": return .visibility(text, isHidden: text.lowercased() != "visible")
    case "display": return .visibility(text, isHidden: text.lowercased() == "none")
    case "d": return pathData(text)
    default: return plain(property, text)
    }
  }

  /// A value of `translate`, `rotate` or `scale` (CSS Transforms 2, 5).
  private func single(_ property: String, _ text: String) -> CSSAnimatedValue? {
    var words = text.lowercased().split(separator: " ").map(String.init)
    if words == ["none"] {
      return .numbers(
        property == "rotate" ? [0] : property == "scale" ? [1, 1] : [0, 0], word: "")
    }
    if property == "rotate", words.count == 2 {
      if words[0] == "z" { words.removeFirst() } else if words[1] == "z" { words.removeLast() }
    }
    if property == "scale" {
      words = words.map { word in
        guard word.hasSuffix("%"), let number = Double(spelledBy: word.dropLast()) else {
          return word
        }
        return "\(number / 100)"
      }
    }
    let functions = TransformFunction.list(
      css: "\(property)(\(words.joined(separator: ",")))", box)
    guard let function = functions?.first, functions?.count == 1 else { return nil }
    return .numbers(
      property == "rotate" ? [function.numbers[0]] : function.numbers, word: "")
  }

  /// A value of `offset-rotate`: an angle, and whether it is added to that of the path.
  private func offsetRotation(_ text: String) -> CSSAnimatedValue? {
    var words = text.lowercased().split(separator: " ").map(String.init)
    let directions = words.filter { ["auto", "reverse"].contains($0) }
    words.removeAll { ["auto", "reverse"].contains($0) }
    guard directions.count <= 1, words.count <= 1, directions.count + words.count > 0 else {
      return nil
    }
    var angle = directions.first == "reverse" ? 180.0 : 0
    if let word = words.first {
      guard let turn = TransformFunction.list(css: "rotate(\(word))", box)?.first else {
        return nil
      }
      angle += turn.numbers[0]
    }
    return .numbers([angle], word: directions.isEmpty ? "" : "auto")
  }

  /// Path data in `path()`, or as the attribute has it (SVG 2, 9.3.2).
  private func pathData(_ text: String) -> CSSAnimatedValue? {
    guard text != "none" else { return attribute("d").flatMap(path) ?? .word(text) }
    return Self.pathData(text).flatMap(path)
  }

  private func path(_ data: String) -> CSSAnimatedValue? {
    Path(svgPathData: Array(data.utf8)[...]).map { _ in
      .value(Value(data, as: ValueKind(.path)), data)
    }
  }

  /// The data in `path("…")`; nil for anything else.
  static func pathData(_ text: String) -> String? {
    let tokens = CSSTokenizer.tokens(of: text.utf8).filter { $0.kind != .space }
    guard tokens.first?.kind == .function, tokens.first?.text.lowercased() == "path",
      tokens.count == 3 || tokens.count == 5 && tokens[2].isMark(","),
      tokens[tokens.count - 2].kind == .string, tokens[tokens.count - 1].isMark(")")
    else { return nil }
    return tokens[tokens.count - 2].text
  }
}

extension CSSValueReader {
  /// A value by the vocabulary; nil for one that browsers leave out.
  private func plain(_ property: String, _ text: String) -> CSSAnimatedValue? {
    guard let type = Vocabulary.property(property)?.type else { return nil }
    let kind = ValueKind(property: property, type)
    switch type.meaning {
    case .length where kind.units != .plain:
      return length(property, text, kind) ?? other(text, type)
    case .numbers where property == "stroke-dasharray":
      guard let lengths = style.lengths.lengths(text), !lengths.isEmpty else {
        return other(text, type)
      }
      let list = lengths.map { "\($0)" }.joined(separator: " ")
      return .value(Value(list, as: kind), text)
    case .number:
      guard Value(text, as: kind).isNumber else { return other(text, type) }
      return .value(Value(text, as: kind), text)
    case .color, .paint:
      return CSSColor(text) == nil ? other(text, type) : .value(Value(text, as: kind), text)
    default: return .word(text)
    }
  }

  /// A word of the property, or a function that is no plain value.
  private func other(_ text: String, _ type: ValueType) -> CSSAnimatedValue? {
    let isKnown = type.keywords.contains(text.lowercased()) || text.lowercased() == "none"
    return isKnown || text.contains("(") ? .word(text) : nil
  }

  /// A length in pixels. Those of attributes may be without a unit (SVG 2, 6.6).
  private func length(
    _ property: String, _ text: String, _ kind: ValueKind
  ) -> CSSAnimatedValue? {
    guard let pixels = style.lengths.length(text, Self.axes[property] ?? .diagonal) else {
      return nil
    }
    return .value(Value("\(pixels)px", as: kind), "\(NumberFormat(precision: 6).string(pixels))px")
  }

  private static let axes: [String: LengthContext.Axis] = [
    "x": .x, "cx": .x, "rx": .x, "width": .x, "y": .y, "cy": .y, "ry": .y, "height": .y,
  ]

  /// The least number of a property's values.
  static func limit(_ property: String) -> Double {
    nonNegative.contains(property) ? 0 : -.infinity
  }

  private static let nonNegative: Set<String> = [
    "r", "rx", "ry", "width", "height", "stroke-width", "stroke-dasharray", "stroke-miterlimit",
    "font-size",
  ]

  /// The number of dashes that all lists come to when they are repeated (SVG 2, 13.5.6); nil for
  /// too many.
  static func commonCount(of lists: [CSSAnimatedValue]) -> Int? {
    var common = 1
    for list in lists {
      guard let count = list.dashes?.count, count > 0 else { continue }
      var (x, y) = (common, count)
      while y > 0 { (x, y) = (y, x % y) }
      common = common / x * count
      if common > 1_000 { return nil }
    }
    return common
  }
}

extension CSSAnimatedValue {
  fileprivate var dashes: [Substring]? {
    if case .value(let value, _) = self { value.description.split(separator: " ") } else { nil }
  }

  /// A list of dashes, repeated up to a number.
  func repeated(to count: Int) -> CSSAnimatedValue {
    guard case .value(let value, let text) = self, let dashes, dashes.count < count else {
      return self
    }
    let list = (0..<count).map { dashes[$0 % dashes.count] }.joined(separator: " ")
    return .value(Value(list, as: value.kind), text)
  }
}

extension Value {
  /// Whether the value is one number, which may be a percentage.
  fileprivate var isNumber: Bool {
    let text = description
    return Double(spelledBy: text.hasSuffix("%") ? String(text.dropLast()) : text) != nil
  }
}

extension TransformFunction {
  /// The functions of CSS that an attribute's function stands for: one about a centre is three.
  fileprivate var plain: [TransformFunction] {
    guard kind == .rotate, numbers[1] != 0 || numbers[2] != 0 else { return [self] }
    let (x, y) = (numbers[1], numbers[2])
    return [
      TransformFunction(.translate, [x, y]), TransformFunction(.rotate, [numbers[0]]),
      TransformFunction(.translate, [-x, -y]),
    ].compactMap { $0 }
  }
}
