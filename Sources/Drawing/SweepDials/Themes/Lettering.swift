/// How figures, labels and words are written.
public enum Lettering: String, Hashable, Sendable, CaseIterable {
  /// In the theme's drawn face, as paths, which look alike everywhere.
  case drawn
  /// In the theme's font families, as far as whoever looks at the picture has them.
  case system
}
