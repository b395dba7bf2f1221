/// Applies changes to a text.
package enum Mends {
  /// The text with the changes, and how many were made. Of changes that overlap the first is made.
  package static func apply(
    _ mends: [Mend], to bytes: [UInt8]
  ) -> (bytes: [UInt8], count: Int) {
    var result: [UInt8] = []
    var at = 0
    var count = 0
    var last: Mend?
    for mend in sorted(mends) where mend.range.upperBound <= bytes.count {
      guard mend.range.lowerBound >= at, mend != last else { continue }
      result += bytes[at..<mend.range.lowerBound]
      result += mend.replacement.utf8
      (at, last) = (mend.range.upperBound, mend)
      count += 1
    }
    return (result + bytes[at...], count)
  }

  /// By place; what takes an element away comes before what changes it within.
  private static func sorted(_ mends: [Mend]) -> [Mend] {
    mends.enumerated().sorted { first, second in
      let (a, b) = (first.element.range, second.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // Insertions go before what takes something away at the same place.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return first.offset < second.offset
    }.map(\.element)
  }
}
