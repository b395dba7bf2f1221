import SweepGeometry
package import SweepScene

extension Color {
  /// The contrast ratio of WCAG 2.2, from 1 to 21, without regard to opacities.
  package func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The first colour with a contrast of 4.5 : 1 on all grounds, or else the best; in both lights.
  static func legible(among colors: [Color], on grounds: [Color]) -> Color {
    let light = choice(among: colors, on: grounds)
    let isSwitching = (colors + grounds).contains { $0.variable != nil }
    guard isSwitching else { return light }
    let dark = choice(among: colors.map(\.darkVariant), on: grounds.map(\.darkVariant))
    return light.replacingDark(by: dark)
  }

  /// The colour, or as much white or black in it as it takes to be read on a ground.
  func legible(on ground: Color) -> Color {
    let mixtures = [0.2, 0.4, 0.6, 0.8].flatMap { part in
      [Color.white, .black].map { interpolated(to: $0, part) }
    }
    return .legible(among: [self] + mixtures, on: [ground])
  }

  /// The colour, or as much of another one in it as it takes to have a contrast on all grounds, which has
  /// one measure on a light ground and one on a dark one; in both lights.
  func standingOut(
    onLight: Double, onDark: Double, from grounds: [Color], towards end: Color
  ) -> Color {
    func mixed(_ color: Color, _ end: Color, _ grounds: [Color]) -> Color {
      let least = grounds.first?.isDark == true ? onDark : onLight
      return stride(from: 0, to: 1, by: 0.05).lazy.map { color.interpolated(to: end, $0) }
        .first { mix in grounds.allSatisfy { mix.contrast(with: $0) >= least } } ?? end
    }
    let light = mixed(self, end, grounds)
    guard (grounds + [self, end]).contains(where: { $0.variable != nil }) else { return light }
    let dark = mixed(darkVariant, end.darkVariant, grounds.map(\.darkVariant))
    return light.replacingDark(by: dark)
  }

  private static func choice(among colors: [Color], on grounds: [Color]) -> Color {
    func least(_ color: Color) -> Double { grounds.map(color.contrast).min() ?? 21 }
    return colors.first { least($0) >= 4.5 }
      ?? colors.max { least($0) < least($1) } ?? .black
  }
}
