import SweepGeometry
import SweepScene

/// A material that reflects: all its tones lie between a dark and a light colour of the theme, and
/// beyond them towards black and white.
struct Metal {
  /// A tone at a place: 0 is the dark colour, 1 the light one, -1 black and 2 white.
  typealias Tone = (place: Double, tone: Double)

  let light: Color
  let dark: Color

  /// Makes the metal of two colours; a colour alone gets a dark side.
  init(light: Color, dark: Color) {
    self.light = light
    self.dark = light == dark ? light.interpolated(to: .black, 0.55) : dark
  }

  /// The colour of a tone.
  subscript(tone: Double) -> Color {
    if tone < 0 { return dark.interpolated(to: .black, -tone) }
    if tone > 1 { return light.interpolated(to: .white, tone - 1) }
    return dark.interpolated(to: light, tone)
  }

  func stops(_ tones: [Tone]) -> [Layer.Gradient.Stop] {
    tones.map { Layer.Gradient.Stop($0.place, self[$0.tone]) }
  }

  /// The metal as light from above shows it.
  func paint(_ tones: [Tone], in light: Light) -> Paint {
    .gradient(light.gradient(stops(tones)))
  }
}

extension Color {
  /// This colour or, if it would be invisible on white or on black paper, the nearest visible
  /// shade.
  ///
  ///
  /// - Parameter face: the surrounded colour, which may be visible on a paper instead; nil for
  /// none.
  func visibleOnPaper(round face: Color? = nil) -> Color {
    func shows(_ line: Color, on paper: Color) -> Bool {
      max(line.contrast(with: paper), face?.contrast(with: paper) ?? 1) >= 1.6
    }
    let steps = stride(from: 0.0, through: 1, by: 0.05)
    for step in steps {
      for end in [Color.black, .white] {
        let shade = interpolated(to: end, step)
        if shows(shade, on: .white), shows(shade, on: .black) { return shade }
      }
    }
    return self
  }
}
