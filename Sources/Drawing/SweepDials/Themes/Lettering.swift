/// The form of figures, labels and words.
public enum Lettering: String, Hashable, Sendable, CaseIterable {
  /// In the theme's drawn face, as paths, which look alike everywhere.
  case drawn
  /// In the theme's font families, as far as they are installed.
  case system
}
