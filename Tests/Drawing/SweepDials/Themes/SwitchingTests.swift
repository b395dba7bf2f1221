import SweepDials
import SweepScene
import Testing

/// Themes that change in the dark.
@Suite struct SwitchingTests {
  @Test(arguments: Theme.library, Theme.library)
  func `each light has the contrast of its theme`(light: Theme, dark: Theme) {
    let theme = light.switching(to: dark)
    for token in ThemeColor.Token.allCases {
      #expect(
        theme[token].rgb == light[token].rgb && theme[token].darkVariant.rgb == dark[token].rgb)
    }
    #expect(theme.fontFamily == light.fontFamily && theme.shadow == light.shadow)
  }

  @Test func `mixtures are mixed in both lights`() {
    let theme = Theme.flat.switching(to: .instrument)
    let mixture = theme.good.interpolated(to: theme.danger, 0.25)
    let dark = Theme.instrument.good.interpolated(to: Theme.instrument.danger, 0.25)
    #expect(mixture.rgb == Theme.flat.good.interpolated(to: Theme.flat.danger, 0.25).rgb)
    #expect(mixture.darkVariant.rgb == dark.rgb && mixture.variable?.index == nil)
    #expect(theme.good.interpolated(to: theme.danger, 0) == theme.good)
    #expect(theme.good.opacity(0.5).darkVariant == Theme.instrument.good.opacity(0.5))
  }

  @Test func `a knob's line is seen in both lights`() throws {
    // On the knob of one theme it has the knob's colour, on the other not.
    let line = Theme.flat.switching(to: .instrument)
    #expect(line.needle.rgb == line.hub.rgb)
    let seen = line.needle.replaced(by: line.face, whereSameAs: line.hub)
    #expect(seen.rgb == Theme.flat.face.rgb)
    #expect(seen.darkVariant.rgb == Theme.instrument.needle.rgb)
  }
}
