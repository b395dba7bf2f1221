import SweepValues

/// An opaque colour of sRGB whose value is certain.
struct PlainColor: Hashable, CustomStringConvertible {
  private let color: CSSColor

  /// Reads a colour; nil for what is see-through, or depends on where it stands.
  init?(_ text: String) {
    guard let color = CSSColor(text), color.alpha == 1 else { return nil }
    self.color = color
  }

  /// The colour as `#rrggbb`.
  var description: String { color.hexDigits }

  /// Whether lighter text stands out more from it than darker text.
  var isDark: Bool { color.luminance < 0.179 }

  /// The contrast to another colour, 1 … 21 (WCAG 2.2, contrast ratio).
  func contrast(to other: Self) -> Double {
    let (a, b) = (color.luminance, other.color.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
