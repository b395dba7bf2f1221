import TestSupport

/// A drawing that can be written in many ways.
struct PlainDrawing {
  struct Shape {
    var name: String
    /// Geometry, each a number.
    var numbers: [(name: String, value: Int)]
    /// Styles: names with colours as six digits, or with numbers in hundredths.
    var styles: [(name: String, value: String)]
    var path: [(x: Int, y: Int)] = []
    var text = ""
  }

  var shapes: [Shape] = []

  init(_ random: inout SplitMix64) {
    let names = ["rect", "circle", "path", "text"]
    for _ in 0..<Int.random(in: 2...9, using: &random) {
      let name = names.randomElement(using: &random) ?? "rect"
      func number() -> Int { Int.random(in: 1...9_000, using: &random) }
      var shape = Shape(name: name, numbers: [], styles: [])
      switch name {
      case "rect": shape.numbers = ["x", "y", "width", "height"].map { ($0, number()) }
      case "circle": shape.numbers = ["cx", "cy", "r"].map { ($0, number()) }
      case "text":
        shape.numbers = ["x", "y"].map { ($0, number()) }
        shape.text = "n \(number())"
      default: shape.path = (0..<4).map { _ in (number(), number()) }
      }
      shape.styles = [("fill", Self.color(&random)), ("stroke", Self.color(&random))]
      if Bool.random(using: &random) { shape.styles.append(("stroke-width", "\(number())")) }
      if Bool.random(using: &random) { shape.styles.append(("opacity", "\(number() % 99 + 1)")) }
      shapes.append(shape)
    }
  }

  private static func color(_ random: inout SplitMix64) -> String {
    // Half of them are short ones.
    (0..<3).map { _ in
      let digits = Array("0123456789abcdef")
      let digit = digits.randomElement(using: &random) ?? "0"
      return "\(digit)\(digit)"
    }.joined()
  }

  /// Changes one thing, and says which.
  mutating func edit(_ random: inout SplitMix64) -> String {
    let place = Int.random(in: shapes.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      shapes.remove(at: place)
      return "removal"
    case 1:
      shapes.insert(shapes[place], at: place)
      return "insertion"
    case 2:
      let style = Int.random(in: shapes[place].styles.indices, using: &random)
      let old = shapes[place].styles[style]
      shapes[place].styles[style].value =
        old.name.count < 7 ? Self.other(old.value) : "100\(old.value)"
      return "style \(old.name)"
    case 3:
      let removed = shapes[place].styles.removeFirst()
      // Without a fill, the default is black.
      if removed.value == "000000" { shapes[place].styles.append(("fill", "ff0000")) }
      return "no fill"
    default:
      if !shapes[place].path.isEmpty {
        shapes[place].path[2].y += 1
      } else if shapes[place].name == "text", Bool.random(using: &random) {
        shapes[place].text += "1"
      } else {
        shapes[place].numbers[0].value += 1
      }
      return "number"
    }
  }

  private static func other(_ color: String) -> String {
    (color.first == "1" ? "2" : "1") + color.dropFirst()
  }
}

extension PlainDrawing {
  /// The drawing in a spelling at random.
  func spelled(_ random: inout SplitMix64) -> String {
    let (usesClasses, prefix) = (
      Int.random(in: 0..<3, using: &random),
      ["cls-", "st", "a"].randomElement(using: &random) ?? ""
    )
    let isIndented = Bool.random(using: &random)
    let hasNotes = Bool.random(using: &random)
    let space = isIndented ? "\n  " : ""
    var rules = ""
    var body = ""
    for (index, shape) in shapes.enumerated() {
      var tag = "<\(shape.name)"
      var attributes = shape.numbers.map { "\($0.name)=\"\(Self.number($0.value, &random))\"" }
      if !shape.path.isEmpty { attributes.append("d=\"\(Self.path(shape.path, &random))\"") }
      var styles = shape.styles.map { ($0.name, Self.style($0, &random)) }
      if Bool.random(using: &random) { styles.append(("stop-opacity", "1")) }
      if !shape.styles.contains(where: { $0.name == "opacity" }), Bool.random(using: &random) {
        styles.append(("opacity", "1"))
      }
      styles.shuffle(using: &random)
      let css = styles.map { $0.0 + ":" + ($0.0 == "stroke-width" ? $0.1 + "px" : $0.1) }
        .joined(separator: isIndented ? "; " : ";")
      switch usesClasses {
      case 0: attributes += styles.map { "\($0.0)=\"\($0.1)\"" }
      case 1: attributes.append("style=\"\(css)\"")
      default:
        attributes.append("class=\"\(prefix)\(index)\"")
        rules += ".\(prefix)\(index) {\(css)}"
      }
      if hasNotes { attributes.append("inkscape:connector-curvature=\"\(random.next() % 99)\"") }
      attributes.shuffle(using: &random)
      tag += attributes.map { " " + $0 }.joined()
      tag += shape.text.isEmpty ? "/>" : ">\(space)\(shape.text)\(space)</text>"
      body += space + (Bool.random(using: &random) ? "<g>\(tag)</g>" : tag)
    }
    let notes =
      hasNotes
      ? "<sodipodi:namedview inkscape:zoom=\"\(random.next() % 9)\"/><metadata><rdf:RDF><cc:Work rdf:about=\"\"><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>"
      : ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">\(notes)<title>\(space)Dial\(space)</title>\(rules.isEmpty ? "" : "<style>\(rules)</style>")\(body)\(isIndented ? "\n" : "")</svg>
      """
  }

  /// Hundredths as a number.
  private static func number(_ value: Int, _ random: inout SplitMix64) -> String {
    let (whole, rest) = (value / 100, value % 100)
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    if Bool.random(using: &random) { return "\(whole).\(digits)0" }
    if rest == 0 { return "\(whole)" }
    let short = rest % 10 == 0 ? "\(rest / 10)" : digits
    return whole == 0 ? ".\(short)" : "\(whole).\(short)"
  }

  private static func style(_ style: (name: String, value: String), _ random: inout SplitMix64)
    -> String
  {
    if style.name != "fill", style.name != "stroke" {
      return number(Int(style.value) ?? 0, &random)
    }
    let digits = Array(style.value)
    let isShort = digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5]
    if isShort, Bool.random(using: &random) { return "#\(digits[0])\(digits[2])\(digits[4])" }
    return "#" + (Bool.random(using: &random) ? style.value.uppercased() : style.value)
  }

  /// A line through points, absolute or relative.
  private static func path(_ points: [(x: Int, y: Int)], _ random: inout SplitMix64) -> String {
    let isRelative = Bool.random(using: &random)
    let separator = Bool.random(using: &random) ? " " : ","
    var text = ""
    var last = (x: 0, y: 0)
    for (index, point) in points.enumerated() {
      let (x, y) = isRelative ? (point.x - last.x, point.y - last.y) : (point.x, point.y)
      let letter = index == 0 ? "m" : "l"
      text += isRelative ? letter : letter.uppercased()
      text += signed(x, &random) + separator + signed(y, &random)
      last = point
    }
    return text
  }

  private static func signed(_ value: Int, _ random: inout SplitMix64) -> String {
    (value < 0 ? "-" : "") + number(abs(value), &random)
  }
}
