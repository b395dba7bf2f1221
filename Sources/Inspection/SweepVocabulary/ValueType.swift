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
  /// What the value is when it is compared, animated or explained.
  package let meaning: Meaning
  /// How much of the spelling is in the schema for libxml2.
  package let schema: SchemaForm
  /// The keywords, in the order in which hints list them.
  package let keywords: [String]
  /// Whether capital and small letters of ASCII are the same in the spelling, as in CSS.
  package let ignoresCase: Bool

  /// Makes a type whose values have a spelling, or are one of a few words.
  package init(
    _ name: String, _ meaning: Meaning, pattern: String, or keywords: [String] = [],
    schema: SchemaForm = .text, ignoresCase: Bool = false
  ) {
    self.name = name
    self.meaning = meaning
    self.schema = schema
    self.keywords = keywords
    self.ignoresCase = ignoresCase
    self.pattern = ([pattern] + keywords.map(Self.escaped)).joined(separator: "|")
  }

  /// Makes a type whose values are one of a few words.
  package init(_ name: String, oneOf keywords: [String]) {
    self.name = name
    self.meaning = .keyword
    self.schema = .words
    self.keywords = keywords
    self.ignoresCase = false
    self.pattern = keywords.map(Self.escaped).joined(separator: "|")
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
  /// What a value is.
  package enum Meaning: String, Hashable, Sendable, CaseIterable {
    /// Words for people, and what nothing is known of.
    case text
    /// One of a few words.
    case keyword
    /// A name that may be referred to.
    case id
    /// `#name`, or an address of something else.
    case reference
    /// Names separated by spaces that are referred to, as in `aria-labelledby`.
    case references
    /// `none` or `url(#name)`, as `mask` has it.
    case resource
    /// One number, perhaps a percentage.
    case number
    /// A number with or without a unit.
    case length
    /// Numbers or lengths separated by spaces or commas.
    case numbers
    /// An angle in degrees or with a unit, or a word in its place.
    case angle
    /// A colour (CSS Color 4).
    case color
    /// A colour, `none`, or a reference to a gradient (SVG 2, 13.2).
    case paint
    /// Path data (SVG 2, 9.3).
    case path
    /// The points of a polygon.
    case points
    /// A list of transforms (SVG 1.1, 7.6).
    case transforms
    /// Four numbers.
    case viewBox
    /// A clock value (SMIL 3.0, 5.4).
    case clock
    /// When an animation begins or ends: clock values and events, separated by semicolons.
    case times
    /// What an animation goes through: the type of each follows from `attributeName`.
    case values
    /// Fractions separated by semicolons.
    case fractions
    /// Control points, four numbers each, separated by semicolons.
    case splines
    /// The name of an attribute or property.
    case attributeName
    /// Declarations of properties (CSS), as in `style`.
    case declarations
    /// A script, which runs when something happens.
    case script
  }

  /// How the schema for libxml2 describes a value. It compiles exact patterns anew for each value.
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
