import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

// One form for declarations that can be written in several.
extension DeclaredStyles {
  /// The properties that a declaration sets, without those of editors, which no browser knows.
  static func longhands(_ declaration: CSSDeclaration) -> [CSSDeclaration] {
    if declaration.name.hasPrefix("-inkscape-") { return [] }
    switch declaration.name {
    case "marker":
      return ["marker-start", "marker-mid", "marker-end"].map { name in
        var longhand = declaration
        longhand.name = name
        return longhand
      }
    case "font":
      let longhands = fonts(declaration.text).map { read($0, declaration.isImportant) }
      return longhands ?? [declaration]
    case "transform":
      // A share of a box has no size without it.
      guard !declaration.value.contains(where: Self.isRelative),
        let steps = TransformFunction.list(
          css: declaration.text, LengthContext(viewport: Size(width: 0, height: 0)))
      else { return [declaration] }
      return matrix(steps, isImportant: declaration.isImportant)
    default: return [declaration]
    }
  }

  private static func isRelative(_ token: CSSToken) -> Bool {
    token.kind == .number && Length(token.text).map { $0.absolute == nil } ?? false
  }

  private static func read(_ text: String, _ isImportant: Bool) -> [CSSDeclaration] {
    let end = isImportant ? "!important;" : ";"
    return CSSDeclaration.read(CSSTokenizer.tokens(of: text.replacing(";", with: end).utf8))
  }

  /// A list of transforms as its matrix; nothing for one that moves nothing.
  static func matrix(_ steps: [TransformFunction], isImportant: Bool = false) -> [CSSDeclaration] {
    let map = steps.reduce(.identity) { $0 * $1.affine }
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map {
      ($0 * 1e9).rounded() / 1e9 + 0
    }
    if numbers == [1, 0, 0, 1, 0, 0] { return read("transform:none;", isImportant) }
    return read(
      "transform:matrix(\(numbers.map { "\($0)" }.joined(separator: ",")));", isImportant)
  }

  /// The declarations that `font` stands for (CSS Fonts 4, 2.7); nil for the font of a system, or words that
  /// are not known.
  private static func fonts(_ text: String) -> String? {
    guard let size = text.firstMatch(of: /(?:^| )([\d.]+(?:[a-z]+|%))(?: ?\/ ?(\S+))? (.+)$/) else {
      return nil
    }
    let reset = ["font-style", "font-variant", "font-weight", "font-stretch"]
    var values = Dictionary(uniqueKeysWithValues: reset.map { ($0, "normal") })
    for word in text[..<size.range.lowerBound].split(separator: " ").map({ $0.lowercased() }) {
      switch word {
      case "normal": break
      case "italic", "oblique": values["font-style"] = word
      case "small-caps": values["font-variant"] = word
      case "bold", "bolder", "lighter": values["font-weight"] = word
      case _ where word.hasSuffix("condensed") || word.hasSuffix("expanded"):
        values["font-stretch"] = word
      case _ where word.count == 3 && word.hasSuffix("00"): values["font-weight"] = word
      default: return nil
      }
    }
    values["font-size"] = String(size.1)
    values["line-height"] = size.2.map(String.init) ?? "normal"
    values["font-family"] = String(size.3)
    return values.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value);" }.joined()
  }

  /// Whether the property `color` is seen: by its name, in other languages within, and in shadows.
  static func usesColor(_ side: Side) -> Bool {
    let text = String(decoding: side.tree.sourceMap.bytes, as: UTF8.self).lowercased()
    return ["currentcolor", "foreignobject", "shadow", "emphasis", "<!entity"].contains {
      text.contains($0)
    }
  }

  /// Whether a style sets what attributes for places, sizes and transforms do.
  var setsGeometry: Bool {
    own.values.joined().contains { declaration in
      ["rect", "circle"].contains { Self.isGeometry(XMLName(declaration.name), $0) }
    }
  }

  /// Whether an attribute of an element is a style, or selects one.
  func isStyle(_ name: XMLName, of node: Int) -> Bool {
    Restyling.isStyle(name) || readsGeometry && Self.isGeometry(name, side.local(node))
  }

  static func isGeometry(_ name: XMLName, _ element: String) -> Bool {
    name.namespace.isEmpty && Vocabulary.isGeometry(name.local, of: element)
  }
}
