import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension Style {
  /// Applies the properties of an element. Values that are not valid CSS change nothing.
  ///
  /// - Returns: The names of properties whose values could not be read.
  mutating func apply(_ properties: Properties, _ lengths: LengthContext) -> [String] {
    var unread: [String] = []
    var lengths = lengths
    lengths.fontSize = fontSize
    // Lengths in `em` are measured by the element's own type, which is measured by that around.
    if let size = properties["font-size"], size != "inherit", !set("font-size", size, lengths) {
      unread.append("font-size")
    }
    lengths.fontSize = fontSize
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
      if name == "font-size" || value == "inherit" { continue }
      if !set(name, value, lengths) { unread.append(name) }
    }
    return unread
  }

  /// Sets a property; returns whether the value is valid.
  private mutating func set(_ name: String, _ value: String, _ lengths: LengthContext) -> Bool {
    switch name {
    case "color": return value.lowercased() == "currentcolor" || take(Color(css: value), \.color)
    case "fill": return take(PaintValue(value), \.fill)
    case "fill-opacity": return take(Self.fraction(value), \.fillOpacity)
    case "fill-rule": return take(Self.rules[value], \.fillRule)
    case "clip-rule": return take(Self.rules[value], \.clipRule)
    case "stroke": return take(PaintValue(value), \.stroke)
    case "stroke-opacity": return take(Self.fraction(value), \.strokeOpacity)
    case "stroke-width": return take(Self.positive(lengths.length(value)), \.strokeWidth)
    case "stroke-linecap": return take(Layer.Shape.LineCap(rawValue: value), \.lineCap)
    case "stroke-linejoin": return take(Self.joins[value], \.lineJoin)
    case "stroke-miterlimit":
      return take(
        Double(spelledBy: value).flatMap { $0 >= 1 && $0 < 1e6 ? $0 : nil },
        \.miterLimit)
    case "stroke-dasharray": return take(Self.dashes(value, lengths), \.dashes)
    case "stroke-dashoffset": return take(lengths.length(value), \.dashPhase)
    case "paint-order":
      let words = value.lowercased().split(separator: " ").filter { $0 != "markers" }
      strokesFirst = words.first == "stroke"
      return true
    case "visibility":
      return take(["visible": true, "hidden": false, "collapse": false][value], \.isVisible)
    case "white-space":
      keepsSpaces = value.hasPrefix("pre") && value != "pre-line"
      return true
    default: return setType(name, value, lengths)
    }
  }

  private mutating func setType(_ name: String, _ value: String, _ lengths: LengthContext) -> Bool {
    switch name {
    case "font-family":
      // A text that could end a list of names must not get into a style.
      let isPlain =
        value.utf8.count <= ArtworkLimits.family
        && !value.unicodeScalars.contains { "{};<>@\\()".unicodeScalars.contains($0) }
      if isPlain { fontFamily = value }
      return isPlain
    case "font-size": return take(Self.fontSize(value, lengths), \.fontSize)
    case "font-weight": return take(Self.weight(value, within: fontWeight), \.fontWeight)
    case "letter-spacing":
      var lengths = lengths
      // A percentage is a part of the font size.
      lengths.viewport.width = fontSize
      return take(value == "normal" ? 0 : lengths.length(value, .x), \.letterSpacing)
    case "text-anchor": return take(Layer.Text.Alignment(rawValue: value), \.anchor)
    case "dominant-baseline":
      baseline = value
      return true
    default:
      guard let plain = Self.plainType[name] else { return true }
      if !plain.contains(value.lowercased()) {
        unsaid[name] = value
      } else if !Self.lasting.contains(name) {
        unsaid[name] = nil
      }
      return true
    }
  }

  private mutating func take<Value>(_ value: Value?, _ path: WritableKeyPath<Style, Value>) -> Bool
  {
    if let value { self[keyPath: path] = value }
    return value != nil
  }
}

extension Style {
  /// The style with the baseline of a text or of a part of one.
  func aligned(_ properties: Properties) -> Style {
    guard let name = properties["alignment-baseline"], name != "auto", name != "baseline" else {
      return self
    }
    var style = self
    style.baseline = name
    return style
  }

  private static var rules: [String: Layer.Shape.FillRule] {
    ["nonzero": .nonZero, "evenodd": .evenOdd]
  }

  private static var joins: [String: Layer.Shape.LineJoin] {
    ["miter": .miter, "miter-clip": .miter, "arcs": .miter, "round": .round, "bevel": .bevel]
  }

  /// A number or percentage, brought into 0 … 1.
  static func fraction(_ text: String) -> Double? {
    var reader = ValueReader(text)
    reader.skipSpace()
    guard let number = reader.measure() else { return nil }
    let unit = reader.unit()
    reader.skipSpace()
    guard reader.isAtEnd, unit.isEmpty || unit.spells("%") else { return nil }
    return min(max(unit.spells("%") ? number / 100 : number, 0), 1)
  }

  private static func positive(_ length: Double?) -> Double? {
    length.flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func dashes(_ text: String, _ lengths: LengthContext) -> [Double]? {
    if text == "none" { return [] }
    guard let dashes = lengths.lengths(text), dashes.count <= ArtworkLimits.dashes,
      dashes.allSatisfy({ $0 >= 0 })
    else { return nil }
    return dashes.allSatisfy { $0 == 0 } ? [] : dashes
  }

  private static func weight(_ text: String, within outer: Int) -> Int? {
    switch text {
    case "normal": 400
    case "bold": 700
    case "bolder": outer < 350 ? 400 : outer < 550 ? 700 : 900
    case "lighter": outer < 550 ? 100 : outer < 750 ? 400 : 700
    default:
      Int(text).flatMap { (1...999).contains($0) ? max(100, ($0 + 50) / 100 * 100) : nil }.map {
        min($0, 900)
      }
    }
  }

  /// The font size (CSS Fonts 4, 2.5); keywords have the sizes of browsers.
  private static func fontSize(_ text: String, _ lengths: LengthContext) -> Double? {
    let word = text.lowercased()
    if let size = sizes[word] { return size }
    if word == "larger" { return lengths.fontSize * 1.2 }
    if word == "smaller" { return lengths.fontSize / 1.2 }
    var lengths = lengths
    // A percentage is a part of the size around.
    lengths.viewport = Size(width: lengths.fontSize, height: lengths.fontSize)
    return positive(lengths.length(text))
  }

  private static let sizes = [
    "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
    "xx-large": 32, "xxx-large": 48,
  ]

  /// Properties of type that no layer has, with the values that change nothing.
  private static let plainType: [String: Set<String>] = [
    "baseline-shift": ["baseline", "0", "0px", "0%"], "direction": ["ltr"],
    "font-feature-settings": ["normal"], "font-kerning": ["auto", "normal"],
    "font-size-adjust": ["none"], "font-stretch": ["normal", "100%"], "font-style": ["normal"],
    "font-variant": ["normal", "none"], "font-variant-caps": ["normal"],
    "font-variation-settings": ["normal"], "-webkit-text-stroke": ["none", "0", "0px"],
    "text-decoration": ["none"],
    "text-decoration-line": ["none"], "text-rendering": ["auto", "optimizelegibility"],
    "text-shadow": ["none"], "text-transform": ["none"],
    "word-spacing": ["normal", "0", "0px"],
    "writing-mode": ["lr-tb", "horizontal-tb", "lr"],
  ]

  /// The properties that a text inside cannot reset.
  private static let lasting: Set<String> = [
    "baseline-shift", "text-decoration", "text-decoration-line",
  ]
}
