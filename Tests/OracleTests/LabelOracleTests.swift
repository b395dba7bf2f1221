import Foundation
@testable import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import TestSupport
import Testing

/// The labels of many dials as a browser sets them: none lies on another one.
///
/// A browser's boxes are as wide as the text and as high as the font, so the height is taken from
/// what is inked: figures and capitals, and descenders where there are any.
@Suite struct LabelOracleTests {
  private static let dials: [Dial] = scales.flatMap { scale in
    Labels.Orientation.allCases.flatMap { orientation in
      Labels.Side.allCases.map { side in
        var labels = Labels()
        labels.orientation = orientation
        labels.side = side
        labels.style.locale = .named("de-CH")
        return Dial(context: DialContext(scale: scale, theme: .flat)) { labels }
      }
    }
  }

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

  private struct Finding: Decodable {
    var dial: Int
    var labels: Int
    var overlaps: [String]
  }

  @Test func `no label lies on another one`() async throws {
    let pictures = try Self.dials.map {
      try SVGWriter(SVGOptions(idPrefix: .none)).write($0.scene()).string
    }
    let page = "<body>" + pictures.joined(separator: "\n") + Self.script
    let dump = try await Chromium().dump(html: page)
    let start = try #require(dump.range(of: "FINDINGS["))
    let end = try #require(dump.range(of: "]SGNIDNIF"))
    let json = String(dump[dump.index(before: start.upperBound)...end.lowerBound])
    let findings = try JSONDecoder().decode([Finding].self, from: Data(json.utf8))
    #expect(findings.count == Self.dials.count)
    for finding in findings {
      #expect(finding.labels >= 2, "dial \(finding.dial)")
      #expect(finding.overlaps == [], "dial \(finding.dial)")
    }
  }

  /// Lists the pairs of texts of each picture that no side of either parts.
  private static let script = """
    <script>
    function box(text) {
      const size = parseFloat(getComputedStyle(text).fontSize);
      const width = text.getComputedTextLength();
      const x = text.getBBox().x, y = parseFloat(text.getAttribute("y") || 0);
      const down = /[gjpqyQ]/.test(text.textContent) ? 0.21 * size : 0;
      const toRoot = text.ownerSVGElement.getScreenCTM().inverse().multiply(text.getScreenCTM());
      const corners = [[x, y - 0.72 * size], [x + width, y - 0.72 * size], [x + width, y + down],
        [x, y + down]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(toRoot));
      return {corners, name: text.textContent};
    }
    function parted(a, b) {
      for (const i of [0, 1]) {
        const dx = a.corners[i + 1].x - a.corners[i].x, dy = a.corners[i + 1].y - a.corners[i].y;
        const along = box => box.corners.map(p => p.x * dx + p.y * dy);
        const [p, q] = [along(a), along(b)];
        if (Math.max(...p) <= Math.min(...q) || Math.max(...q) <= Math.min(...p)) return true;
      }
      return false;
    }
    const findings = [...document.querySelectorAll("svg")].map((svg, dial) => {
      const boxes = [...svg.querySelectorAll("text")].map(box);
      const overlaps = [];
      for (let i = 0; i < boxes.length; i++) for (let j = 0; j < i; j++)
        if (!parted(boxes[i], boxes[j]) && !parted(boxes[j], boxes[i]))
          overlaps.push(boxes[j].name + " and " + boxes[i].name);
      return {dial, labels: boxes.length, overlaps};
    });
    document.body.innerHTML = "";
    document.body.textContent = "FINDINGS" + JSON.stringify(findings) + "SGNIDNIF";
    </script>
    """

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
