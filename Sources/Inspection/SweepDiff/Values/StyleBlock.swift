import SweepValues
import SweepVocabulary

/// The declarations of a block that count, in an order that does not depend on how they are written.
struct StyleBlock {
  let declarations: [CSSDeclaration]

  /// Reads a block or a `style` attribute; nil where something in it is no declaration.
  init?(_ tokens: some Sequence<CSSToken>, _ comparer: ValueComparer) {
    let tokens = Array(tokens)
    guard CSSDeclaration.unreadable(tokens).isEmpty, !tokens.contains(where: { $0.isMark("{") })
    else { return nil }
    self.init(CSSDeclaration.read(tokens), comparer)
  }

  /// Sorts declarations; those that a later one surely takes the place of are left out.
  init(_ all: [CSSDeclaration], _ comparer: ValueComparer) {
    var winners: Set<String> = []
    var counting: [CSSDeclaration] = []
    let important = Set(
      all.filter { $0.isImportant && Self.isSure($0, comparer) }.map(\.name))
    for declaration in all.reversed() {
      let isBeaten =
        winners.contains("\(declaration.isImportant) \(declaration.name)")
        || !declaration.isImportant && important.contains(declaration.name)
      if isBeaten { continue }
      if Self.isSure(declaration, comparer) {
        winners.insert("\(declaration.isImportant) \(declaration.name)")
      }
      counting.append(declaration)
    }
    declarations = Self.sorted(counting.reversed())
  }

  /// Sorts by importance and family; within a family by name, unless a shorthand is in it.
  private static func sorted(_ all: [CSSDeclaration]) -> [CSSDeclaration] {
    let isOrdered = all.contains { $0.name == "all" }
    func key(_ declaration: CSSDeclaration) -> String {
      let isCustom = declaration.name.hasPrefix("--")
      let family =
        isCustom ? declaration.name : isOrdered ? "all" : StyleFamily.name(of: declaration.name)
      return "\(declaration.isImportant ? 1 : 0) \(family)"
    }
    let families = Dictionary(grouping: all, by: key)
    return families.sorted { $0.key < $1.key }.flatMap { _, members -> [CSSDeclaration] in
      if isOrdered || members.contains(where: { StyleFamily.isOrdered($0.name) }) { return members }
      return members.enumerated().sorted {
        ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
      }
      .map(\.element)
    }
  }

  /// Whether a browser surely takes a value, so that none before it counts.
  private static func isSure(_ declaration: CSSDeclaration, _ comparer: ValueComparer) -> Bool {
    if declaration.name.hasPrefix("--") { return true }
    let value = declaration.value
    if value.contains(where: { $0.kind == .function && $0.text.lowercased() == "var" }) {
      return true
    }
    guard let type = Vocabulary.property(declaration.name)?.type else { return false }
    if declaration.name == "font-family" {
      return value.allSatisfy { [.word, .string, .space].contains($0.kind) || $0.isMark(",") }
    }
    let text = declaration.text.lowercased()
    if ["inherit", "initial", "unset", "none"].contains(text) {
      return text != "none" || type.keywords.contains(text) || type.meaning == .paint
    }
    switch type.meaning {
    case .color, .paint:
      return CSSColor(Array(text.utf8)[...]) != nil || text == "currentcolor"
        || value.count == 1 && value[0].kind == .url
    case .keyword: return type.keywords.contains(text)
    case .number, .length: return isQuantity(text, declaration.name, type, comparer)
    case .numbers:
      return text.split { $0 == " " || $0 == "," }.allSatisfy {
        isQuantity(String($0), declaration.name, type, comparer)
      }
    default: return type.keywords.contains(text)
    }
  }

  private static func isQuantity(
    _ text: String, _ name: String, _ type: ValueType, _ comparer: ValueComparer
  ) -> Bool {
    if type.keywords.contains(text) { return true }
    guard let length = Length(text), length.number >= 0 else { return false }
    if length.unit == .percent { return type.takesLengths || type.isShare }
    let kind = comparer.kind(ofProperty: name)
    switch kind.units {
    case .plain: return length.unit == .user
    case .pixels: return true
    case .styled: return length.unit != .user || length.number == 0
    }
  }
}

/// Properties that set each other, so that their order counts.
enum StyleFamily {
  /// The family of a property; its own name without one.
  static func name(of property: String) -> String {
    let name = unprefixed(property)
    if name == "line-height" || name.hasPrefix("font") { return "font" }
    let first = name.prefix { $0 != "-" }
    if layout.contains(String(first)) { return "layout" }
    for root in roots where name == root || name.hasPrefix(root + "-") { return root }
    return name
  }

  static func isOrdered(_ property: String) -> Bool {
    let name = unprefixed(property)
    return name != property || shorthands.contains(name) || Self.name(of: name) == "layout"
  }

  /// The name without the mark of a maker, as in `-webkit-mask`.
  private static func unprefixed(_ property: String) -> String {
    guard property.hasPrefix("-"), !property.hasPrefix("--"),
      let end = property.dropFirst().firstIndex(of: "-")
    else { return property }
    return String(property[property.index(after: end)...])
  }

  private static let roots = [
    "marker", "mask", "text-decoration", "text-emphasis", "text-wrap", "white-space", "overflow",
    "list-style",
  ]
  private static let shorthands: Set<String> = [
    "font", "font-variant", "font-synthesis", "marker", "mask", "mask-border", "text-decoration",
    "text-emphasis", "text-wrap", "white-space", "overflow", "list-style",
  ]
  private static let layout: Set<String> = [
    "border", "margin", "padding", "background", "flex", "grid", "animation", "transition",
    "outline", "offset", "inset", "top", "right", "bottom", "left", "column", "columns", "row",
    "container", "scroll", "place", "align", "justify", "gap", "break", "page", "position",
    "overscroll", "contain", "view", "inline", "block", "min", "max", "word",
  ]
}
