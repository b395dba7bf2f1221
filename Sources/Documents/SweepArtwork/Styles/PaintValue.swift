import SweepScene
import SweepValues

/// The value of `fill` and `stroke` (SVG 1.1, 11.2).
enum PaintValue: Hashable {
  case none
  case color(Color)
  /// What has an id in the file, and the colour in its place where it cannot be had.
  case server(id: String, fallback: Color?)

  /// Reads a paint; nil for what is none.
  init?(_ text: String, current: Color) {
    let text = text.withoutSpace
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
    guard let (address, rest) = CSSReference.first(in: Array(text.utf8)[...]),
      case .fragment(let id) = Address(address), !id.isEmpty
    else { return nil }
    return (id, rest.text)
  }
}
