import SweepScene
import SweepValues
import SweepXML

extension Style {
  /// Takes over the properties of an element. What is not written as CSS has it changes nothing.
  ///
  /// - Returns: The names of properties whose values could not be read.
  mutating func apply(_ properties: Properties, _ lengths: LengthContext) -> [String] {
    var unread: [String] = []
    var lengths = lengths
    lengths.fontSize = fontSize
    // Lengths in `em` are measured by the element's own type, colours by its own `color`.
    for name in ["color", "font-size"] {
      guard let value = properties[name], value != "inherit" else { continue }
      if !set(name, value, lengths) { unread.append(name) }
    }
    lengths.fontSize = fontSize
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
      if name == "color" || name == "font-size" || value == "inherit" { continue }
      if !set(name, value, lengths) { unread.append(name) }
    }
    return unread
  }

  /// Sets a property, and says whether the value is one of its own.
  private mutating func set(_ name: String, _ value: String, _ lengths: LengthContext) -> Bool {
    switch name {
    case "color": return take(Color(css: value), \.color)
    case "fill": return take(PaintValue(value, current: color), \.fill)
    case "fill-opacity": return take(Self.fraction(value), \.fillOpacity)
    case "fill-rule": return take(Self.rules[value], \.fillRule)
    case "clip-rule": return take(Self.rules[value], \.clipRule)
    case "stroke": return take(PaintValue(value, current: color), \.stroke)
    case "stroke-opacity": return take(Self.fraction(value), \.strokeOpacity)
    case "stroke-width": return take(Self.positive(lengths.length(value)), \.strokeWidth)
    case "stroke-linecap": return take(Shape.LineCap(rawValue: value), \.lineCap)
    case "stroke-linejoin": return take(Self.joins[value], \.lineJoin)
    case "stroke-miterlimit":
      return take(
        Double(spelledBy: value).flatMap { $0 >= 1 && $0 < 1e6 ? $0 : nil },
        \.miterLimit)
    case "stroke-dasharray": return take(Self.dashes(value, lengths), \.dashes)
    case "stroke-dashoffset": return take(lengths.length(value), \.dashPhase)
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
      // What could end a list of names is not for a style.
      let isPlain =
        value.utf8.count <= ArtworkLimits.family
        && !value.unicodeScalars.contains { "{};<>@\\()".unicodeScalars.contains($0) }
      if isPlain { fontFamily = value }
      return isPlain
    case "font-size": return take(Self.positive(lengths.length(value)), \.fontSize)
    case "font-weight": return take(Self.weight(value), \.fontWeight)
    case "letter-spacing":
      return take(value == "normal" ? 0 : lengths.length(value, .x), \.letterSpacing)
    case "text-anchor": return take(Text.Alignment(rawValue: value), \.anchor)
    default: return true
    }
  }

  private mutating func take<Value>(_ value: Value?, _ path: WritableKeyPath<Style, Value>) -> Bool
  {
    if let value { self[keyPath: path] = value }
    return value != nil
  }
}

extension Style {
  private static var rules: [String: Shape.FillRule] { ["nonzero": .nonZero, "evenodd": .evenOdd] }

  private static var joins: [String: Shape.LineJoin] {
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

  private static func weight(_ text: String) -> Int? {
    switch text {
    case "normal", "lighter": 400
    case "bold", "bolder": 700
    default:
      Int(text).flatMap { (1...999).contains($0) ? max(100, ($0 + 50) / 100 * 100) : nil }.map {
        min($0, 900)
      }
    }
  }
}
