import SweepValues
import SweepVocabulary

/// The pieces of two long values around the first number or word that differs.
enum Excerpt {
  /// Both pieces, of `length` characters at most; nil where both values are no longer.
  static func around(
    _ old: String, _ new: String, in attribute: String?, to length: Int
  ) -> (String, String)? {
    guard max(old.unicodeScalars.count, new.unicodeScalars.count) > length else { return nil }
    var (old, new) = (old, new)
    if attribute == "d", letters(old) != letters(new) {
      let kind = ValueKind(.path)
      old = Value(Array(old.utf8)[...], as: kind).description
      new = Value(Array(new.utf8)[...], as: kind).description
    }
    let (first, second) = (words(old), words(new))
    let same = zip(first, second).prefix { $0.value == $1.value }.count
    return (piece(old, first, same, length), piece(new, second, same, length))
  }

  private typealias Word = (value: String, start: String.Index)

  /// The numbers, each in one spelling, and what is between them but spaces and commas.
  private static func words(_ text: String) -> [Word] {
    text.matches(of: /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|[^\s,]/).map { match in
      let number = Double(match.output)
      return (number.map { "\($0 == 0 ? 0 : $0)" } ?? String(match.output), match.range.lowerBound)
    }
  }

  private static func letters(_ text: String) -> [Character] { text.filter(\.isLetter).map { $0 } }

  private static func piece(_ text: String, _ words: [Word], _ same: Int, _ length: Int) -> String {
    let place = same < words.count ? words[same].start : text.endIndex
    let scalars = text.unicodeScalars
    let room = length - 2
    // A third of the room is for the words before.
    var start =
      scalars.index(place, offsetBy: -room / 3, limitedBy: text.startIndex) ?? text.startIndex
    if scalars.distance(from: start, to: scalars.endIndex) < room {
      start =
        scalars.index(scalars.endIndex, offsetBy: -room, limitedBy: text.startIndex)
        ?? text.startIndex
    }
    let end = scalars.index(start, offsetBy: room, limitedBy: text.endIndex) ?? text.endIndex
    return (start > text.startIndex ? "…" : "") + text[start..<end]
      + (end < text.endIndex ? "…" : "")
  }
}
