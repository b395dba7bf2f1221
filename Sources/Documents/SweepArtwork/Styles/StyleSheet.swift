import SweepXML

/// The rules of a file's `style` elements: those by element, class and id that editors write.
struct StyleSheet {
  /// What a rule is for, as in `text.st0`.
  struct Selector: Hashable {
    /// The element's name; nil for all.
    var element: String?
    var id: String?
    var classes: Set<String> = []

    /// The weight against other rules (CSS 2.1, 6.4.3).
    var specificity: Int {
      (id == nil ? 0 : 10_000) + classes.count * 100 + (element == nil ? 0 : 1)
    }
  }

  private struct Rule {
    var selector: Selector
    var properties: [(name: String, value: String)]
  }

  private var rules: [Rule] = []
  private var cache: [Selector: Properties] = [:]
  private var ids: Set<String> = []

  /// Adds rules after those that are there. What is no such rule is noted.
  mutating func add(_ css: String, of element: XMLElement, _ notes: inout NoteList) {
    var rest = Self.withoutComments(css)[...]
    while let open = rest.firstIndex(of: "{") {
      if let end = Self.endOfStatement(rest) {
        notes.add(
          .unsupported, "the rule '\(rest[..<end].trimmed.prefix(40))' of a style is left out",
          element)
        rest = rest[rest.index(after: end)...]
        continue
      }
      let head = rest[..<open].trimmed
      guard let close = Self.end(of: rest[open...]) else { break }
      let body = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      if head.hasPrefix("@") {
        notes.add(.unsupported, "the rule '\(head.prefix(40))' of a style is left out", element)
        continue
      }
      let properties = Declarations.read(body)
      for text in head.split(separator: ",") {
        guard let selector = Selector(text.trimmed), rules.count < ArtworkLimits.rules else {
          let name = text.trimmed.prefix(40)
          notes.add(.unsupported, "the rule '\(name)' of a style is left out", element)
          continue
        }
        if let id = selector.id { ids.insert(id) }
        rules.append(Rule(selector: selector, properties: properties))
      }
    }
    rules.sort { $0.selector.specificity < $1.selector.specificity }
  }

  /// The properties that the rules give an element.
  mutating func properties(of element: XMLElement) -> Properties {
    if rules.isEmpty { return [:] }
    let id = element["id"].flatMap { ids.contains($0) ? $0 : nil }
    let classes = (element["class"] ?? "").split { $0.isWhitespace }.prefix(50).map(String.init)
    let key = Selector(element: element.name, id: id, classes: Set(classes))
    if let known = cache[key] { return known }
    var properties: Properties = [:]
    for rule in rules where rule.selector.isFor(key) {
      for (name, value) in rule.properties { properties[name] = value }
    }
    cache[key] = properties
    return properties
  }
}

extension StyleSheet {
  private static func withoutComments(_ css: String) -> String {
    var text = ""
    var rest = css[...]
    while let start = rest.firstRange(of: "/*") {
      text += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return text }
      rest = rest[end.upperBound...]
    }
    return text + rest
  }

  /// The semicolon that ends a rule without a block, as `@import` has none; those in brackets and
  /// quotes end nothing.
  private static func endOfStatement(_ css: Substring) -> String.Index? {
    guard css.first(where: { !$0.isWhitespace }) == "@" else { return nil }
    var closing: Character?
    for index in css.indices {
      let character = css[index]
      if let end = closing {
        if character == end { closing = nil }
      } else if character == ";" {
        return index
      } else if character == "{" {
        return nil
      } else if character == "(" {
        closing = ")"
      } else if character == "'" || character == "\"" {
        closing = character
      }
    }
    return nil
  }

  /// The place of the brace that closes the first one.
  private static func end(of block: Substring) -> String.Index? {
    var depth = 0
    for index in block.utf8.indices {
      if block.utf8[index] == UInt8(ascii: "{") { depth += 1 }
      if block.utf8[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension StyleSheet.Selector {
  /// Reads one like `path`, `.st0`, `#needle` or `text.st0.st1`; nil for anything else.
  fileprivate init?(_ text: String) {
    var mark: Character = " "
    var word = ""
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "-" || character == "_"
    }
    for character in text + "." {
      if isName(character) {
        word.append(character)
        continue
      }
      guard character == "." || character == "#" || (character == "*" && word.isEmpty) else {
        return nil
      }
      if character == "*" { continue }
      switch mark {
      case " ": element = word.isEmpty ? nil : word
      case ".": classes.insert(word)
      default: id = word
      }
      if mark != " ", word.isEmpty { return nil }
      (mark, word) = (character, "")
    }
    if text.isEmpty { return nil }
  }

  /// Whether a rule applies to an element with this name, id and these classes.
  fileprivate func isFor(_ other: Self) -> Bool {
    (element == nil || element == other.element) && (id == nil || id == other.id)
      && classes.isSubset(of: other.classes)
  }
}
