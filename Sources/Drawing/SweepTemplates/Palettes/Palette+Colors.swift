package import SweepDials
package import SweepScene
import SweepValues

extension Palette {
  /// The colours of a theme.
  package typealias Colors = [ThemeColor.Token: Color]

  /// All colours of a theme, derived from the brand's.
  ///
  /// In the light a brand's colour is used as it is; in the dark, and everywhere for other colours, in
  /// the lightness that has the contrast it needs.
  ///
  /// - Parameter isDark: whether they are those of the theme's dark pair.
  /// - Parameter kept: colours that are set by hand, from which others follow too.
  package func colors(isDark: Bool, keeping kept: Colors = [:]) -> Colors {
    var scheme = Scheme(palette: self, isDark: isDark, kept: kept)
    scheme.addGround()
    scheme.addInk()
    scheme.addAccents()
    scheme.addBody()
    scheme.addSignals()
    return scheme.colors
  }

  /// The colour that tints what the brand has no colour for; of an accent no more than a trace.
  fileprivate var tint: OKLCH {
    if let color = self[.ink] ?? self[.rim] { return color.oklch }
    guard var tint = (self[.accent] ?? self[.second] ?? self[.face])?.oklch else {
      return OKLCH(0.3, 0.02, 250)
    }
    tint.chroma = min(tint.chroma, 0.012)
    return tint
  }
}

/// The derivation of the colours for one light.
private struct Scheme {
  let palette: Palette
  let isDark: Bool
  let kept: Palette.Colors
  var colors: Palette.Colors = [:]

  private var grounds: [Color] { [self[.face], self[.faceEdge]] }
  private var isOnDark: Bool { self[.face].oklch.lightness < 0.55 }

  /// A colour that is derived already.
  private subscript(token: ThemeColor.Token) -> Color { colors[token] ?? .black }

  private mutating func set(_ token: ThemeColor.Token, _ color: Color) {
    colors[token] = kept[token] ?? color
  }

  /// The brand's colour of a role in the light; in the dark, lighter by as much as it takes.
  private func brand(_ role: Palette.Role, _ least: Double) -> Color? {
    guard let color = palette[role] else { return nil }
    return isDark ? lifted(color).fitted(to: least, on: grounds) : color
  }

  /// A colour for marks that is bright on a dark ground.
  private func lifted(_ color: Color) -> Color {
    isOnDark ? color.toned(max(color.oklch.lightness, 0.72)) : color
  }

  mutating func addGround() {
    let tint = palette.tint
    let own = palette[.face]
    if isDark {
      let dark = [own, palette[.ink], palette[.rim]].compactMap { $0?.oklch }
        .first { $0.lightness < 0.42 }
      let base = dark ?? OKLCH(0.24, min(tint.chroma, 0.03), tint.hue)
      let lightness = min(max(base.lightness, 0.22), 0.31)
      set(.face, Color(OKLCH(lightness, min(base.chroma, 0.06), base.hue)))
    } else {
      set(.face, own ?? Color(OKLCH(0.985, min(tint.chroma * 0.1, 0.008), tint.hue)))
    }
    var edge = self[.face].oklch
    edge.lightness -= isOnDark ? 0.07 : 0.03
    if edge.chroma > 0.004 { edge.chroma *= isOnDark ? 0.9 : 1.25 }
    // A ground of middle lightness is of one tone, so that something can be read on it.
    let face = self[.face]
    let isSafe = [Color.black, .white].contains { $0.contrast(on: [face, Color(edge)]) >= 4.6 }
    set(.faceEdge, isSafe ? Color(edge) : face)
  }

  mutating func addInk() {
    let tint = palette.tint
    if isDark {
      let face = palette[.face]?.oklch
      let paper = face.flatMap { $0.lightness > 0.8 ? $0 : nil }
      let ink = OKLCH(0.955, min(paper?.chroma ?? tint.chroma, 0.035), paper?.hue ?? tint.hue)
      set(.ink, Color(ink).fitted(to: 7, on: grounds))
    } else {
      let ink = OKLCH(isOnDark ? 0.96 : 0.28, min(tint.chroma, isOnDark ? 0.02 : 0.05), tint.hue)
      set(.ink, palette[.ink] ?? Color(ink).fitted(to: 4.5, on: grounds))
    }
    let (ink, face) = (self[.ink].oklch, self[.face].oklch)
    let muted = OKLCH(
      ink.lightness + (face.lightness - ink.lightness) * 0.32, min(ink.chroma * 0.8, 0.05), ink.hue)
    set(.muted, Color(muted).fitted(to: 5, on: grounds))
    set(.mark, self[.ink])
    set(.hand, self[.ink])
    let track = self[.face].interpolated(to: self[.ink], isOnDark ? 0.17 : 0.11)
    set(.track, (isDark ? nil : palette[.track]) ?? Color(track.rgb))
  }

  mutating func addAccents() {
    set(.accent, brand(.accent, 3.2) ?? brand(.second, 3.2) ?? self[.ink])
    let second = brand(.second, 3.2)
    set(.needle, second ?? self[.ink])
    set(.needleShade, self[.needle].shifted(-0.07).fitted(to: 3, on: grounds))
    set(.secondHand, second ?? self[.accent])
  }

  /// The rim and the hub, which take their light and dark tones from two colours.
  mutating func addBody() {
    let tint = palette.tint
    let steel = Color(OKLCH(isDark ? 0.66 : 0.72, min(tint.chroma, 0.02), tint.hue))
    let rim = palette[.rim].map { isDark ? $0.toned(max($0.oklch.lightness, 0.5)) : $0 }
    set(.bezel, rim ?? steel)
    set(.bezelEdge, rim?.shifted(-0.13) ?? steel.shifted(-0.3))
    // The cap stands on the face, and is neither text nor a mark.
    let cap = (rim ?? (isOnDark ? steel.shifted(-0.2) : self[.ink])).fitted(to: 1.5, on: grounds)
    set(.hub, cap)
    set(.hubEdge, cap.shifted(isOnDark ? -0.16 : -0.08))
  }

  /// Green, amber and red, unless the brand has its own.
  mutating func addSignals() {
    let signals: [(ThemeColor.Token, Palette.Role, OKLCH, OKLCH, Double)] = [
      (.good, .good, OKLCH(0.53, 0.13, 155), OKLCH(0.77, 0.14, 158), 4.5),
      (.warning, .warning, OKLCH(0.64, 0.135, 72), OKLCH(0.82, 0.14, 80), 3.2),
      (.danger, .danger, OKLCH(0.53, 0.19, 27), OKLCH(0.69, 0.18, 25), 4.5),
    ]
    for (token, role, light, dark, least) in signals {
      set(
        token, brand(role, least) ?? Color(isOnDark ? dark : light).fitted(to: least, on: grounds))
    }
  }
}
