import Foundation
@testable import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import TestSupport
import Testing

/// The labels of many dials as a browser sets them: none lies on another one.
@Suite(.inBrowser) struct LabelOracleTests {
  private static let dials: [Dial] = scales.flatMap { scale in
    Labels.Orientation.allCases.flatMap { orientation in
      Labels.Side.allCases.map { side in
        var labels = Labels()
        labels.orientation = orientation
        labels.side = side
        labels.style.locale = .named("de-CH")
        return Dial(context: DialContext(scale: scale, theme: theme)) { labels }
      }
    }
  }

  private static let theme: Theme = {
    var theme = Theme.flat
    theme.text = .system
    return theme
  }()

  private static let scales: [Scale] = [
    Scale(0...100), Scale(-12_000...12_000), Scale(0...5e7, ticks: TickRule(.step(1e6))),
    Scale(0...360, start: .zero, span: .degrees(360)),
    Scale(20...20_000, mapping: .log(), ticks: TickRule(.perDecade([1, 2, 3, 4, 5, 6, 7, 8, 9]))),
    Scale(0...100, mapping: .power(exponent: 0.4)), Scale(0...86_400, mapping: .time),
    Scale(-1000...1000, mapping: .symmetricLog()),
    Scale(
      categories: ["Thunderstorm", "I", "Thunderstorm", "gypsy", "Sun", "Very cloudy", "Fog"],
      span: .degrees(360)),
  ]

  @Test func `no label lies on another one`() async throws {
    let pictures = try Self.dials.map {
      try SVGWriter(SVGOptions(idPrefix: .none)).write($0.scene()).string
    }
    let layouts = try await PageLayout.of(pictures)
    #expect(layouts.count == Self.dials.count)
    for (dial, layout) in layouts.enumerated() {
      #expect(layout.texts >= 2, "dial \(dial)")
      #expect(layout.overlaps == [], "dial \(dial)")
    }
  }

  /// The tables against the fonts that the browser has, where those are the ones measured.
  @Test(arguments: [("Liberation Sans", 400), ("Liberation Sans", 700), ("DejaVu Sans", 400)])
  func `advance widths are the browser's`(family: String, weight: Int) async throws {
    let text = "0123456789 −1.234,5 kHz Wednesday ½ °C µ"
    let page = """
      <svg><text id="t" font-family="\(family)" font-weight="\(weight)" font-size="100">\(text)</text>
      </svg><script>document.body.textContent =
      "WIDTH" + document.getElementById("t").getComputedTextLength() + "HTDIW"</script>
      """
    let dump = try await Chromium().dump(html: page)
    let start = try #require(dump.range(of: "WIDTH")?.upperBound)
    let end = try #require(dump.range(of: "HTDIW")?.lowerBound)
    let shown = try #require(Double(dump[start..<end]))
    let computed = FontWidths.of(family: family).advance(of: text, weight: weight) * 100
    // Kerning, which the tables leave out, is a few hundredths of an em in words.
    #expect(abs(shown - computed) < 0.01 * computed, "\(shown) is not \(computed)")
  }
}
