import SweepDiagnostics
import SweepValues
import SweepXML

/// Says what has changed by element path and attribute.
enum PlainWords {
  /// A sentence for one change.
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

  /// A value on one line, its middle left out where it is long.
  static func shortened(_ value: String, to length: Int = 72) -> String {
    let line = visible(value)
    guard line.unicodeScalars.count > length else { return line }
    let half = length / 2
    let scalars = Array(line.unicodeScalars.prefix(half)) + ["…"] + line.unicodeScalars.suffix(half)
    return String(String.UnicodeScalarView(scalars))
  }

  /// A value with white space as single spaces, and escapes for what cannot be shown.
  static func visible(_ value: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      let isSpace = scalar.value < 128 && UInt8(scalar.value).isXMLSpace
      if !isSpace { line.append(scalar) } else if line.last != " " { line.append(" ") }
    }
    return String(line).visible
  }
}
