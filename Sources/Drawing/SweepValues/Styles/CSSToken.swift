/// A piece of a style sheet or declaration, its escapes decoded (CSS Syntax 3, 4).
package struct CSSToken: Hashable, Sendable {
  /// Kind of token.
  package enum Kind: Hashable, Sendable {
    /// A name.
    case word
    /// A name with the parenthesis that opens behind it.
    case function
    /// A name behind `@`.
    case atWord
    /// A name or digits behind `#`.
    case hash
    /// A text in quotes.
    case string
    /// `url(…)` without quotes.
    case url
    /// A number with its unit.
    case number
    /// White space, and the marks that hide styles from old browsers.
    case space
    /// Any other character.
    case mark(UInt8)
    /// A string or `url()` that does not end as it should; nothing is made of it.
    case broken
  }

  /// Kind of token.
  package let kind: Kind
  /// The name, the text within quotes or parentheses, or the characters.
  package let text: String
  /// Its bytes in what was read.
  package let range: Range<Int>

  /// Whether it is a certain character.
  package func isMark(_ character: Unicode.Scalar) -> Bool {
    kind == .mark(UInt8(truncatingIfNeeded: character.value))
  }
}
