package import SweepValues

/// The syntax and meaning of an attribute's value.
///
/// The spelling is a regular expression in the form that XML Schema and RELAX NG share (XML Schema
/// part 2, appendix F): always anchored, `.` for any character but a line end, no look-around. White
/// space at the ends of a value is no part of it.
package struct ValueType: Sendable {
  /// Its name in messages, with the article: `a number`.
  package let name: String
  /// The regular expression of all spellings.
  package let pattern: String
  /// The kind of value, for comparing, animating and explaining it.
  package let meaning: ValueMeaning
  /// Part of the spelling that the schema for libxml2 has.
  package let schema: SchemaForm
  /// The keywords, in the order in which hints list them.
  package let keywords: [String]
  /// Whether capital and small letters of ASCII are the same in the spelling, as in CSS.
  package let ignoresCase: Bool
  /// Whether it is a number that a percentage can replace, as 50% for 0.5.
  package let isShare: Bool
  /// Whether it is a length, or has lengths in it.
  package let takesLengths: Bool

  /// Makes a type whose values have a spelling, or are one of a few words.
  package init(
    _ name: String, _ meaning: ValueMeaning, pattern: String, or keywords: [String] = [],
    schema: SchemaForm = .text, ignoresCase: Bool = false
  ) {
    self.init(
      name, meaning, ([pattern] + keywords.map(Self.escaped)).joined(separator: "|"), keywords,
      schema, ignoresCase: ignoresCase)
  }

  /// Makes a type whose values are one of a few words.
  package init(_ name: String, oneOf keywords: [String]) {
    self.init(
      name, .keyword, keywords.map(Self.escaped).joined(separator: "|"), keywords, .words,
      ignoresCase: false)
  }

  private init(
    _ name: String, _ meaning: ValueMeaning, _ pattern: String, _ keywords: [String],
    _ schema: SchemaForm, ignoresCase: Bool
  ) {
    (self.name, self.meaning, self.pattern, self.keywords) = (name, meaning, pattern, keywords)
    (self.schema, self.ignoresCase) = (schema, ignoresCase)
    isShare = meaning == .number && pattern.contains("%")
    takesLengths = [.length, .numbers, .text].contains(meaning) && pattern.contains("|px|")
  }

  /// The words as a pattern, their special characters escaped.
  package static func escaped(_ word: String) -> String {
    word.reduce(into: "") { text, character in
      if "\\|.?*+(){}[]^-".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}

extension ValueType: Hashable {
  // A pattern can be long, and types are looked up for every value.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ValueType {
  /// Form of a value in the schema for libxml2, which compiles exact patterns anew for each value.
  package enum SchemaForm: Hashable, Sendable {
    /// Any text.
    case text
    /// One of the words.
    case words
    /// A datatype of XML Schema that all values belong to, such as `decimal`.
    case datatype(String)
    /// The pattern; for values that are rare.
    case pattern
  }
}
