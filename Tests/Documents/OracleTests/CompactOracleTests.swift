import Foundation
import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import SweepTemplates
import SweepYAML
import TestSupport
import Testing

/// Templates in their compact form at 96 pixels on the shorter side: whatever stands there in a font
/// can be read.
@Suite(.inBrowser) struct CompactOracleTests {
  private struct Finding: Decodable {
    var picture: String
    var texts: Int
    var small: [String]
  }

  private static func picture(_ template: String, _ theme: Theme, compact: Bool) throws -> String {
    let document = Document(try #require(Template.named(template).value))
    let values = ["compact": "\(compact)", "theme": theme.name, "text": "system"]
    let outcome = document.scene(set: values, in: RenderEnvironment().readingFiles)
    var scene = try #require(outcome.value, "\(template): \(outcome.diagnostics)")
    let scale = 96 / min(scene.size.width, scene.size.height)
    scene.size.width *= scale
    scene.size.height *= scale
    let svg = try SVGWriter(SVGOptions(motion: .none)).write(scene).string
    return "<div data-name=\"\(template) in \(theme.name)\">\(svg)</div>"
  }

  private static let themes = Theme.library

  private static func findings(compact: Bool) async throws -> [Finding] {
    let pictures = try Template.names.flatMap { template in
      try themes.map { try picture(template, $0, compact: compact) }
    }
    let page = "<body>" + pictures.joined() + script
    let dump = try await Chromium().dump(html: page)
    let start = try #require(dump.range(of: "FINDINGS["))
    let end = try #require(dump.range(of: "]SGNIDNIF"))
    let json = String(dump[dump.index(before: start.upperBound)...end.lowerBound])
    return try JSONDecoder().decode([Finding].self, from: Data(json.utf8))
  }

  @Test func `no type is smaller than 7 pixels`() async throws {
    let findings = try await Self.findings(compact: true)
    #expect(findings.count == Template.names.count * Self.themes.count)
    for finding in findings { #expect(finding.small == [], "\(finding.picture)") }
    // Without figures are two clocks that have marks alone, a horizon whose ladder keeps its marks, and
    // bars without their names.
    #expect(findings.filter { $0.texts == 0 }.count == 4 * Self.themes.count)
  }

  @Test func `the full form is smaller, so that the test can fail`() async throws {
    let small = try await Self.findings(compact: false).filter { !$0.small.isEmpty }
    #expect(small.contains { $0.picture.hasPrefix("speedometer") })
  }

  @Test(arguments: Template.library.map(\.name))
  func `every template can be compact`(name: String) throws {
    let template = try #require(Template.named(name).value)
    #expect(template.parameters.contains { $0.name == "compact" })
    #expect(template.parameters.contains { $0.name == "dark" })
  }

  /// Lists the texts of each picture that are smaller, with the pixels that they have.
  private static let script = """
    <script>
    const findings = [...document.querySelectorAll("div")].map(div => {
      const texts = [...div.querySelectorAll("text")];
      const small = texts.flatMap(text => {
        const m = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize)
          * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
        return size < 7 - 1e-3 ? [text.textContent + " " + size.toFixed(2)] : [];
      });
      return {picture: div.dataset.name, texts: texts.length, small};
    });
    document.body.innerHTML = "";
    document.body.textContent = "FINDINGS" + JSON.stringify(findings) + "SGNIDNIF";
    </script>
    """
}
