/// An edit of a document's text that fixes a finding and changes nothing else.
package struct Fix: Hashable, Sendable {
  /// The bytes to replace.
  package var range: Range<Int>
  /// The new text.
  package var replacement: String

  /// Replaces bytes by a text.
  package init(_ range: Range<Int>, with replacement: String = "") {
    self.range = range
    self.replacement = replacement
  }

  /// The edited text and the number of edits made. Of overlapping edits only the first is made.
  package static func apply(
    _ fixes: [Fix], to bytes: [UInt8]
  ) -> (bytes: [UInt8], count: Int) {
    var result: [UInt8] = []
    var at = 0
    var count = 0
    var last: Fix?
    for fix in sorted(fixes) where fix.range.upperBound <= bytes.count {
      guard fix.range.lowerBound >= at, fix != last else { continue }
      result += bytes[at..<fix.range.lowerBound]
      result += fix.replacement.utf8
      (at, last) = (fix.range.upperBound, fix)
      count += 1
    }
    return (result + bytes[at...], count)
  }

  /// By place; what takes an element away comes before what changes it within.
  private static func sorted(_ fixes: [Fix]) -> [Fix] {
    fixes.enumerated().sorted { first, second in
      let (a, b) = (first.element.range, second.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // Insertions go before what takes something away at the same place.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return first.offset < second.offset
    }.map(\.element)
  }
}
