import Foundation
import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import TestSupport
import Sweephand
import Testing

/// Colours in the light and in the dark, as engines and rasterisers show them.
@Suite(.inBrowser) struct SwitchingOracleTests {
  /// A theme for the dark that differs from `flat` in its colours alone.
  private static let dark: Theme = {
    var dark = Theme.flat
    for token in ThemeColor.Token.allCases { dark[token] = Theme.instrument[token] }
    return dark
  }()

  private static func picture(
    _ theme: Theme, _ prefix: SVGOptions.IDPrefix = .auto
  ) throws -> String {
    let dial = Speedometer(142, in: 0...280).with { $0.theme = theme }
    let options = SVGOptions(idPrefix: prefix, motion: prefix == .auto ? .none : .full)
    return try SVGWriter(options).write(dial.scene()).string
  }

  /// A square whose fill is animated for a second, on a scene with variables.
  private static func moving() throws -> String {
    let theme = Theme.flat.switching(to: dark)
    var layer = Layer(
      "square",
      content: .shape(
        Shape(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), fillColor: .color(theme.face))))
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .fillColor, values: [Color(0xff0000), Color(0x00ff00)], calculationMode: .discrete,
          timing: MediaTiming(duration: 1)))
    ]
    var scene = Scene(size: Size(width: 9, height: 9), layers: [layer])
    scene.variables = ThemeColor.Token.allCases.map(\.rawValue)
    return try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(scene).string
  }

  private static func rgb(_ color: Color) -> String {
    "rgb(\(color.rgb >> 16), \(color.rgb >> 8 & 255), \(color.rgb & 255))"
  }

  @Test(arguments: BrowserEngine.allCases, [false, true])
  func `engines show the light that is asked for`(engine: BrowserEngine, isDark: Bool) async throws
  {
    let svg = try Self.picture(.flat.switching(to: Self.dark), .none)
    let root = "<svg "
    let pages: [(String, Bool)] = [
      (svg, isDark),
      ("<div data-theme=dark>\(svg)</div>", true),
      ("<div data-theme=light>\(svg)</div>", false),
      (svg.replacing(root, with: "<svg data-theme=\"dark\" "), true),
      (svg.replacing(root, with: "<svg data-theme=\"light\" "), false),
      (
        "<div data-theme=dark>\(svg.replacing(root, with: "<svg data-theme=\"light\" "))</div>",
        false
      ),
      (
        "<div data-theme=light>\(svg.replacing(root, with: "<svg data-theme=\"dark\" "))</div>",
        true
      ),
      ("<div style=\"--sweephand-accent: #0000ff\">\(svg)</div>", isDark),
    ]
    let readings = try await engine.readings(
      of: pages.map { TimedDocument($0.0, at: [0], totals: true) }, dark: isDark)
    for (index, page) in pages.enumerated() {
      let theme = page.1 ? Self.dark : Theme.flat
      let shown = readings.filter { $0.document == index }
      let progress = try #require(shown.first { $0.id == "progress" })
      let face = try #require(shown.first { $0.id == "face" })
      let accent = index == pages.count - 1 ? Color(0x0000ff) : theme.accent
      #expect(progress.values["stroke"] == Self.rgb(accent), "page \(index)")
      let stops = face.total?.stops.map(\.color)
      #expect(stops == [Self.rgb(theme.face), Self.rgb(theme.faceEdge)], "page \(index)")
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `an animated fill still moves, and then takes the light`(engine: BrowserEngine) async throws
  {
    let page = "<div data-theme=dark>\(try Self.moving())</div>"
    let readings = try await engine.readings(
      of: [TimedDocument(page, at: [0.25, 0.75, 2], totals: true)])
    let fills = readings.filter { $0.id == "square" }.map { $0.values["fill"] }
    #expect(fills == ["rgb(255, 0, 0)", "rgb(0, 255, 0)", Self.rgb(Self.dark.face)])
  }

  @Test(arguments: [false, true])
  func `as an image the picture is that of one theme`(isDark: Bool) async throws {
    let browser = try Chromium(dark: isDark)
    let both = try Self.picture(.flat.switching(to: Self.dark))
    let one = try Self.picture(isDark ? Self.dark : .flat)
    let other = try Self.picture(isDark ? .flat : Self.dark)
    func shot(_ svg: String) async throws -> PagePicture {
      PagePicture(
        png: try await browser.screenshot(image: svg, after: 0, width: 200, height: 200))
    }
    let shown = try await shot(both)
    let differences = try await browser.largestDifferences(
      between: [(shown, shot(one)), (shown, shot(other))])
    #expect(differences[0] <= 2 && differences[1] > 100, "\(differences)")
  }

  /// rsvg-convert reads style but knows no variables.
  @Test func `a rasteriser shows the light`() async throws {
    let both = try await Self.rasterised(Self.picture(.flat.switching(to: Self.dark)))
    #expect(try await both == Self.rasterised(Self.picture(.flat)))
    #expect(try await both != Self.rasterised(Self.picture(Self.dark)))
  }

  private static func rasterised(_ svg: String) async throws -> [UInt8] {
    let program = try #require(Command.find("rsvg-convert"))
    return try await withTemporaryFolder { folder in
      try Data(svg.utf8).write(to: folder.appending(path: "a.svg"))
      let outcome = try await Command(
        program, ["a.svg", "-o", "a.png"], folder: folder.path
      ).run()
      #expect(outcome.status == 0, "\(outcome.errors)")
      return [UInt8](try Data(contentsOf: folder.appending(path: "a.png")))
    }
  }
}
