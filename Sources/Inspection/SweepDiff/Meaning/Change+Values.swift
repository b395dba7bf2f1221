import SweepDiagnostics

extension Change {
  /// Both values, shortened to one line each in a way that still shows the difference.
  ///
  /// Values that would look the same are shown from where they part, with a mark for each space and
  /// an escape for each character that is not of ASCII.
  ///
  /// - Parameters:
  ///   - length: the characters of a value that are shown so.
  ///   - quotes: what stands around these.
  ///   - show: what is done with values that look different.
  func shownValues(
    to length: Int, quotes: String = "'", _ show: (String) -> String
  ) -> (old: String?, new: String?) {
    guard let oldValue, let newValue,
      // Texts that are composed differently are equal.
      !oldValue.utf8.elementsEqual(newValue.utf8),
      Self.look(show(oldValue)) == Self.look(show(newValue))
    else { return (oldValue.map(show), newValue.map(show)) }
    let (old, new) = (Array(oldValue.unicodeScalars), Array(newValue.unicodeScalars))
    let same = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, same - length / 2)
    return (
      quotes + Self.exact(old, from: start, length) + quotes,
      quotes + Self.exact(new, from: start, length) + quotes
    )
  }

  /// What a text looks like: spaces of all kinds are one.
  private static func look(_ text: String) -> String {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? text : String(text.map { $0.isWhitespace ? " " : $0 })
  }

  /// A piece of a value, each character of it to be seen.
  private static func exact(_ value: [Unicode.Scalar], from start: Int, _ length: Int) -> String {
    let end = min(value.count, start + length)
    let piece = value[min(start, end)..<end].reduce(into: "") { $0 += exact($1) }
    return "\(start > 0 ? "…" : "")\(piece)\(end < value.count ? "…" : "")"
  }

  private static func exact(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "␣"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: scalar.isASCII ? scalar.visible : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
