import Foundation
import SweepDials
import SweepScene
import SweepType
import SweepValues
import SweepYAML
import TestSupport
import Testing

@testable import SweepTemplates

/// Themes that are derived from the colours of brands.
@Suite struct PaletteTests {
  /// Brands that are hard to derive from.
  static let brands: [[UInt32]] = [
    [0x0f3d4c, 0x1f5f73, 0xc2410c, 0xe7dcc3, 0xfffaf0], [0xfff3a3, 0x3a3a3a, 0xf7d94c],
    [0x0b0b0f, 0x17181d, 0xe8ff3c], [0xff0000, 0x0000ff, 0xffffff],
    [0x222222, 0x666666, 0xaaaaaa, 0xeeeeee], [0xffffff, 0x1b2a49, 0x00a896, 0xf0b429],
    [0xe4002b], [0x8a8a8a, 0xffcc00, 0x003366],
  ]

  private static func palette(_ colors: [UInt32]) -> Palette {
    Palette(colors.map { Palette.Entry(Color($0)) })
  }

  private func weak(_ theme: PaletteTheme, isDark: Bool) -> [(ThemeColor.Token, PaletteTheme.Check)]
  {
    let colors = theme.colors(isDark: isDark)
    return ThemeColor.Token.allCases.compactMap { token in
      theme.check(token, in: colors).flatMap { $0.isEnough ? nil : (token, $0) }
    }
  }

  /// The theme with every mend taken.
  private func mended(_ theme: PaletteTheme) -> PaletteTheme {
    var theme = theme
    for (token, check) in weak(theme, isDark: false) { theme.light[token] = check.mend }
    for (token, check) in weak(theme, isDark: true) { theme.dark[token] = check.mend }
    return theme
  }

  @Test(arguments: [
    (brands[0], "ink rim accent track face"), (brands[1], "face ink accent"),
    (brands[2], "rim face accent"), (brands[3], "second accent face"),
    (brands[4], "ink accent rim face"), (brands[5], "face ink accent warning"),
    (brands[6], "accent"),
  ]) func `roles follow from lightness and chroma`(colors: [UInt32], roles: String) {
    let found = Self.palette(colors).entries.map { $0.role?.rawValue ?? "" }
    #expect(found.joined(separator: " ") == roles)
    #expect(Set(found).count == found.count)
  }

  @Test func `a chosen role stays and the others give way`() {
    let palette = Palette([
      .init(.white, .accent), .init(.black, .accent), .init(Color(0xff0000), .face),
    ])
    #expect(palette.entries.map(\.role) == [.accent, .ink, .face])
    #expect(palette[.face] == Color(0xff0000))
  }

  @Test func `mended themes have every contrast`() {
    var random = SplitMix64(seed: 40)
    for _ in 0..<60 {
      let colors = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        UInt32.random(in: 0...0xffffff, using: &random)
      }
      let theme = PaletteTheme(Self.palette(colors))
      let words = colors.map { String($0, radix: 16) }.joined(separator: " ")
      #expect(weak(theme, isDark: true).isEmpty, "\(words)")
      for (token, check) in weak(theme, isDark: false) {
        #expect(check.mend != nil, "\(token) of \(words) has \(check.ratio)")
      }
      let better = mended(theme)
      #expect(weak(better, isDark: false).isEmpty, "\(words)")
      #expect(better.colors(isDark: false).count == ThemeColor.Token.allCases.count)
      #expect(PaletteTheme(Self.palette(colors)).text == theme.text)
    }
  }

  @Test func `a mend has the hue and is the nearest`() throws {
    let (face, color) = (Color.white, Color(0xf0b429))
    let mend = try #require(color.mended(to: 3, on: [face]))
    #expect(mend.contrast(with: face) >= 3)
    #expect(abs(mend.oklch.hue - color.oklch.hue) < 3)
    #expect(mend.shifted(0.01).contrast(with: face) < 3)
    #expect(Color.black.mended(to: 4.5, on: [face]) == .black)
    #expect(color.mended(to: 5, on: [.black, .white]) == nil)
  }

  @Test func `colours set by hand stay and others follow`() {
    var theme = PaletteTheme(Self.palette(Self.brands[0]))
    theme.light = [.ink: Color(0x301040), .face: Color(0x202020)]
    let colors = theme.colors(isDark: false)
    #expect(colors[.ink] == Color(0x301040))
    #expect(colors[.mark] == Color(0x301040))
    #expect(colors[.faceEdge].map { $0.contrast(with: .white) > 10 } == true)
    #expect(theme.check(.ink, in: colors)?.isEnough == false)
    theme.texts = [.accent]
    #expect(theme.least(.accent) == 4.5)
  }

  @Test(arguments: brands) func `the file is the theme`(colors: [UInt32]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    var theme = PaletteTheme(Self.palette(colors), base: .sport)
    theme.font = "engraved"
    (theme.light, theme.dark) = ([.ink: Color(0x301040)], [.needle: Color(0xff8800)])
    try Data(theme.text.utf8).write(to: url.appending(path: "brand.yaml"))
    let text = Array("sweephand: 1\ntemplate: clock\ntheme: brand.yaml\n".utf8)
    let read = Document.read(text, file: "dial.yaml", folder: url.path)
    let drawn = try #require(read.value).drawnTheme(set: [:], in: fixedEnvironment)
    for (token, color) in theme.colors(isDark: false) {
      #expect(drawn[token].rgb == color.rgb)
      #expect(drawn[token].darkVariant.rgb == theme.colors(isDark: true)[token]?.rgb)
    }
    #expect(drawn.drawnFace == .engraved)
    var again = PaletteTheme(try #require(Palette(file: theme.text)), base: .sport)
    again.font = theme.font
    again.keep(drawn)
    #expect(again == theme)
    #expect(drawn.construction == Theme.sport.construction)
    #expect(picture(String(decoding: text, as: UTF8.self), folder: url.path) != nil)
  }

  /// The texts as they are drawn, on whatever is below them.
  @Test(arguments: brands, ["speedometer", "clock", "kpi", "pressure", "ring", "knob", "compass"])
  func `texts of branded dials can be read`(colors: [UInt32], template: String) throws {
    let theme = mended(PaletteTheme(Self.palette(colors)))
    for isDark in [false, true] {
      var set = ["theme.base": "flat", "theme.mode": "literal"]
      for (token, color) in theme.colors(isDark: isDark) {
        set["theme.\(token.rawValue)"] = color.hexDigits
      }
      let scene = try #require(picture("sweephand: 1\ntemplate: \(template)\n", set: set))
      for finding in Grounds(scene.presentation(at: 3600)).findings
      where !finding.text.allSatisfy(\.isWhitespace) {
        #expect(finding.contrast >= 4.5, "'\(finding.text)' \(isDark) has \(finding.contrast)")
      }
    }
  }
}
