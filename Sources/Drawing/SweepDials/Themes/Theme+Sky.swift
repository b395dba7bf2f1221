import SweepScene

extension Theme {
  /// The theme under the sky by day: the face is blue above a bright horizon. Paper of one tone stays as
  /// it is.
  var day: Theme {
    guard !isOneTone else { return self }
    var day = self
    if face.isDark {
      day.face = face.interpolated(to: light(Color(0x2a6aa8)), 0.42)
      day.faceEdge = faceEdge.interpolated(to: light(Color(0x6f9fc8)), 0.5)
    } else {
      day.face = face.interpolated(to: Color(0x7ab6ea), 0.5)
      day.faceEdge = face.interpolated(to: Color(0xfff0cc), 0.45)
      day.warning = warning.interpolated(to: Color(0xffa818), 0.6)
    }
    return day
  }

  /// The theme under the sky at night: dark blue above a bright horizon, with light marks. Paper of one
  /// tone is inverted.
  var night: Theme {
    var night = self
    if isOneTone {
      for token in ThemeColor.Token.allCases { night[token] = self[token] == face ? ink : face }
      return night
    }
    let isDark = face.isDark
    if !shinesInOneHue { night.face = face.interpolated(to: Color(0x101a42), isDark ? 0.8 : 0.97) }
    night.faceEdge = faceEdge.interpolated(to: light(Color(0x83608a)), isDark ? 0.42 : 0.93)
    for token in [ThemeColor.Token.ink, .muted, .mark, .hand] where !isDark {
      night[token] = Color(0xf4f6ff)
    }
    if !isDark { night.warning = Color(0xf7e3a6) }
    for token in [ThemeColor.Token.secondHand, .needle, .needleShade, .accent] {
      night[token] = self[token].standingOut(
        onLight: 3, onDark: 3, from: [night.face], towards: .white)
    }
    return night
  }

  /// The theme behind the dark glass of a display, whose lamps shine; a dark theme stays as it is.
  var dark: Theme {
    guard !face.isDark else { return self }
    var dark = night
    if isOneTone { return dark }
    (dark.face, dark.faceEdge) = (Color(0x14171a), Color(0x07090a))
    (dark.muted, dark.track) = (Color(0x9aa1a9), Color(0x23272c))
    for token in [ThemeColor.Token.good, .warning, .danger] {
      dark[token] = Theme.instrument[token]
    }
    return dark
  }

  /// A colour of the sky, or the theme's light where that has a hue of its own.
  private func light(_ sky: Color) -> Color {
    shinesInOneHue ? ink.interpolated(to: face, 0.35) : sky
  }

  /// Whether the print has a hue, as that of a lit display.
  var shinesInOneHue: Bool {
    max(ink.red, ink.green, ink.blue) - min(ink.red, ink.green, ink.blue) > 0.25
  }
}
