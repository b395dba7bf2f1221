import SweepDiagnostics
import SweepValues
import SweepXML

/// Describes changes by element path and attribute.
enum PlainWords {
  static func sentence(_ change: Change) -> Sentence {
    Sentence(subject: change.path, text: text(change), changes: [change])
  }

  private static func text(_ change: Change) -> String {
    let (old, new) = change.shownValues(to: 72) { quoted($0) }
    switch change.kind {
    case .added: return "added \(shortened(change.newValue ?? ""))"
    case .removed: return "removed \(shortened(change.oldValue ?? ""))"
    case .moved: return moved(change)
    case .order: return "children stand in another order"
    case .text, .changed:
      let name = change.attribute ?? "text"
      guard let old else { return "\(name) added: \(new ?? "''")" }
      guard let new else { return "\(name) removed: \(old)" }
      return "\(name) \(old) → \(new)"
    }
  }

  private static func moved(_ change: Change) -> String {
    guard let old = change.old?.path, old != change.new?.path else {
      return "moved among its siblings"
    }
    return "moved from \(old)"
  }

  /// A value in quotes, on one line and not too long.
  static func quoted(_ value: String) -> String { "'\(shortened(value))'" }

  /// A value on one line, with its middle left out if it is long.
  static func shortened(_ value: String, to length: Int = 72) -> String {
    let line = visible(value)
    guard line.unicodeScalars.count > length else { return line }
    let half = length / 2
    let scalars = Array(line.unicodeScalars.prefix(half)) + ["…"] + line.unicodeScalars.suffix(half)
    return String(String.UnicodeScalarView(scalars))
  }

  static func visible(_ value: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      let isSpace = scalar.value < 128 && UInt8(scalar.value).isXMLSpace
      if !isSpace { line.append(scalar) } else if line.last != " " { line.append(" ") }
    }
    return String(line).visible
  }
}

extension Change {
  /// Both values, shortened to one line each in a way that still shows the difference.
  ///
  /// Values with the same look are shown from their first difference, with a mark for each space
  /// and an escape for each character beyond ASCII.
  ///
  /// - Parameters:
  ///   - length: the characters of a value that are shown so.
  ///   - quotes: what stands around these.
  ///   - show: what is done with values that look different.
  func shownValues(
    to length: Int, quotes: String = "'", _ show: (String) -> String
  ) -> (old: String?, new: String?) {
    if let oldValue, let newValue,
      let (a, b) = Excerpt.around(oldValue, newValue, in: attribute, to: length)
    {
      let (old, new) = (show(a), show(b))
      if Self.look(old) != Self.look(new) { return (old, new) }
    }
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

  private static func look(_ text: String) -> String {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? text : String(text.map { $0.isWhitespace ? " " : $0 })
  }

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
