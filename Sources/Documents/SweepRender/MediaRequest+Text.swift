public import SweepFilm
import SweepScene

extension MediaRequest.Background {
  /// Reads `none` or an opaque colour of CSS; nil for anything else.
  public init?(text: String) {
    if text == "none" {
      self = .none
    } else {
      guard let color = Color(css: text), color.alpha == 1 else { return nil }
      self = .color(color.rgb)
    }
  }
}

extension MediaRequest {
  /// Reads how often a film is shown, `forever` or 1 … 65535; nil for anything else.
  public static func loops(_ text: String) -> Int? {
    if text == "forever" { return 0 }
    return Int(text).flatMap { (1...65535).contains($0) ? $0 : nil }
  }
}
