/// A change of a document's text that mends a finding and changes nothing else.
package struct Mend: Hashable, Sendable {
  /// The bytes that go.
  package var range: Range<Int>
  /// What comes in their place.
  package var replacement: String

  /// Puts a text in the place of bytes.
  package init(_ range: Range<Int>, with replacement: String = "") {
    self.range = range
    self.replacement = replacement
  }
}
