import SweepScene

/// The value of `fill` and `stroke` (SVG 1.1, 11.2).
enum PaintValue: Hashable {
  case none
  case color(Color)
  /// What has an id in the file, and the colour in its place where it cannot be had.
  case server(id: String, fallback: Color?)

  /// Reads a paint; nil for what is none.
  init?(_ text: String, current: Color) {
    let text = text.trimmed
    switch text.lowercased() {
    case "none", "context-fill", "context-stroke": self = .none
    case "currentcolor": self = .color(current)
    default:
      if let (id, rest) = Self.reference(text) {
        self = .server(id: id, fallback: Color(css: rest))
      } else if let color = Color(css: text) {
        self = .color(color)
      } else {
        return nil
      }
    }
  }

  /// The id in `url(#id)` and what follows it; nil for a reference to elsewhere, and for none.
  static func reference(_ text: String) -> (id: String, rest: String)? {
    guard text.lowercased().hasPrefix("url("), let close = text.firstIndex(of: ")") else {
      return nil
    }
    let inside = text[text.index(text.startIndex, offsetBy: 4)..<close].trimmed
    let id = inside.trimming { $0 == "\"" || $0 == "'" }
    guard id.hasPrefix("#"), id.count > 1 else { return nil }
    return (String(id.dropFirst()), text[text.index(after: close)...].trimmed)
  }
}

extension String {
  fileprivate func trimming(_ isMark: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let first = text.first, isMark(first) { text.removeFirst() }
    while let last = text.last, isMark(last) { text.removeLast() }
    return text
  }
}
