/// What the rules of a style sheet say, one fact a selector and property.
struct StyleFacts {
  struct Key: Hashable {
    /// The conditions around the rule.
    var condition: String
    var selector: String
    var property: String
  }

  private(set) var values: [Key: String] = [:]
  /// The keys in the order of the rules.
  private(set) var keys: [Key] = []

  /// Reads rules with any conditions around them; what is no rule is passed over.
  init(_ text: String) {
    var conditions: [String] = []
    var current = ""
    for character in text {
      switch character {
      case "{":
        conditions.append(current.trimmedWords)
        current = ""
      case "}":
        if let selector = conditions.popLast() { add(current, selector, conditions) }
        current = ""
      default: current.append(character)
      }
    }
  }

  private mutating func add(_ body: String, _ selector: String, _ conditions: [String]) {
    guard let declarations = Declarations.read(Array(body.utf8)[...]) else { return }
    let condition = conditions.joined(separator: " ")
    for name in selector.split(separator: ",").map({ String($0).trimmedWords }) {
      for (property, value) in declarations.sorted(by: { $0.key < $1.key }) {
        let key = Key(condition: condition, selector: name, property: property)
        if values.updateValue(value.text, forKey: key) == nil { keys.append(key) }
      }
    }
  }

  /// The facts that differ, with old and new value.
  static func differences(_ old: StyleFacts, _ new: StyleFacts) -> [(Key, String?, String?)] {
    let keys = old.keys + new.keys.filter { old.values[$0] == nil }
    return keys.compactMap { key in
      let (a, b) = (old.values[key], new.values[key])
      return a == b ? nil : (key, a, b)
    }
  }
}

extension String {
  /// The text with single spaces.
  var trimmedWords: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
