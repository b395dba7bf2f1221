import SweepValues

extension Color {
  /// Makes a colour from any spelling that CSS has for one, converted to sRGB (CSS Color 4); nil for
  /// anything else, and for `currentcolor`.
  package init?(css text: some StringProtocol) {
    guard let color = CSSColor(text) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
