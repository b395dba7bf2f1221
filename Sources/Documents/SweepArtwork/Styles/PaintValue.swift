import SweepScene
import SweepValues

/// The value of `fill` and `stroke` (SVG 2, 13.2).
enum PaintValue: Hashable {
  case none
  case color(Color)
  /// The `color` of the painted element, wherever the value is declared.
  case current
  /// The fill or the stroke of the original of a copy: `context-fill` and `context-stroke`.
  case contextFill, contextStroke
  /// The id of a paint server in the file, and the fallback paint if the server is not available.
  indirect case server(id: String, fallback: PaintValue?)

  /// Reads a paint; nil if it is invalid.
  init?(_ text: String) {
    let text = text.withoutSpace
    switch text.lowercased() {
    case "none": self = .none
    case "currentcolor": self = .current
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    default:
      if let (id, rest) = Self.reference(text) {
        let fallback = PaintValue(rest)
        if fallback == nil, !rest.withoutSpace.isEmpty { return nil }
        self = .server(id: id, fallback: fallback)
      } else if let color = Color(css: text) {
        self = .color(color)
      } else {
        return nil
      }
    }
  }

  /// The id in `url(#id)` and the text after it; nil for an external reference, and for none.
  static func reference(_ text: String) -> (id: String, rest: String)? {
    guard let (address, rest) = CSSReference.first(in: Array(text.utf8)[...]),
      case .fragment(let id) = Address(address), !id.isEmpty
    else { return nil }
    return (id, rest.text)
  }
}
