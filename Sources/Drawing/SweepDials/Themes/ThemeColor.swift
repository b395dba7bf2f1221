public import SweepScene

/// A colour of a part: one of the theme, or a custom one.
public enum ThemeColor: Hashable, Sendable {
  /// The theme's colour of that name.
  case token(Token)
  /// The same colour in every theme.
  case color(Color)

  /// Black in every theme.
  public static var black: ThemeColor { .color(.black) }
  /// White in every theme.
  public static var white: ThemeColor { .color(.white) }
  /// Fully transparent in every theme.
  public static var clear: ThemeColor { .color(.clear) }

  /// The names under which a theme has its colours.
  public enum Token: String, Hashable, Sendable, CaseIterable {
    case face, faceEdge, bezel, bezelEdge, ink, muted, mark, track, accent, needle, needleShade
    case hand, secondHand, hub, hubEdge, good, warning, danger
  }
}

extension Theme {
  /// The theme's colour of a name.
  public subscript(token: ThemeColor.Token) -> Color {
    get { color(token) }
    set { self[keyPath: token.path] = newValue }
  }

  /// The value of a part's colour.
  public subscript(color: ThemeColor) -> Color {
    switch color {
    case .token(let token): self[token]
    case .color(let color): color
    }
  }
}

extension Theme {
  /// A key path would do here too, but reading through one is a call into the runtime.
  private func color(_ token: ThemeColor.Token) -> Color {
    switch token {
    case .face: face
    case .faceEdge: faceEdge
    case .bezel: bezel
    case .bezelEdge: bezelEdge
    case .ink: ink
    case .muted: muted
    case .mark: mark
    case .track: track
    case .accent: accent
    case .needle: needle
    case .needleShade: needleShade
    case .hand: hand
    case .secondHand: secondHand
    case .hub: hub
    case .hubEdge: hubEdge
    case .good: good
    case .warning: warning
    case .danger: danger
    }
  }
}

extension ThemeColor.Token {
  var path: WritableKeyPath<Theme, Color> {
    switch self {
    case .face: \.face
    case .faceEdge: \.faceEdge
    case .bezel: \.bezel
    case .bezelEdge: \.bezelEdge
    case .ink: \.ink
    case .muted: \.muted
    case .mark: \.mark
    case .track: \.track
    case .accent: \.accent
    case .needle: \.needle
    case .needleShade: \.needleShade
    case .hand: \.hand
    case .secondHand: \.secondHand
    case .hub: \.hub
    case .hubEdge: \.hubEdge
    case .good: \.good
    case .warning: \.warning
    case .danger: \.danger
    }
  }
}
