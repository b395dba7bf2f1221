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
    get { self[keyPath: token.entry.path] }
    set { self[keyPath: token.entry.path] = newValue }
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
  /// The colour of a text: that of `danger`, which is made for marks, as bright as it takes to be read
  /// on the face.
  func ink(_ color: ThemeColor) -> Color {
    guard color == .token(.danger) else { return self[color] }
    let grounds = [face, faceEdge]
    if grounds.allSatisfy({ danger.contrast(with: $0) >= 5 }), danger.variable == nil {
      return danger
    }
    // A brighter red is still one, and paler ones are not.
    let most = max(danger.red, danger.green, danger.blue)
    let vivid =
      danger.variable == nil && face.isDark && most > 0
      ? Color(red: danger.red / most, green: danger.green / most, blue: danger.blue / most) : danger
    // Faces are lighter towards the light.
    return vivid.standingOut(
      onLight: 5, onDark: 5, from: grounds, towards: face.isDark ? .white : .black)
  }
}

extension ThemeColor.Token {
  /// The property of the theme, and a sentence about what has the colour.
  package var entry: (path: any WritableKeyPath<Theme, Color> & Sendable, help: String) {
    switch self {
    case .face: (\.face, "The dial's face, at its top.")
    case .faceEdge: (\.faceEdge, "The dial's face, at its bottom.")
    case .bezel: (\.bezel, "The ring round the face, at its top.")
    case .bezelEdge: (\.bezelEdge, "The ring round the face, at its bottom.")
    case .ink: (\.ink, "Labels, numerals and the readout.")
    case .muted: (\.muted, "Units, captions and minor marks.")
    case .mark: (\.mark, "Major marks.")
    case .track: (\.track, "The empty part of a progress arc.")
    case .accent: (\.accent, "The one colour that draws the eye.")
    case .needle: (\.needle, "The needle, on its lit side.")
    case .needleShade: (\.needleShade, "The needle, on its other side.")
    case .hand: (\.hand, "Hour and minute hands.")
    case .secondHand: (\.secondHand, "Second hands.")
    case .hub: (\.hub, "The cap over the pivot, at its top.")
    case .hubEdge: (\.hubEdge, "The cap over the pivot, at its bottom.")
    case .good: (\.good, "A reading as it should be.")
    case .warning: (\.warning, "A reading to watch.")
    case .danger: (\.danger, "A reading that must not be.")
    }
  }
}
