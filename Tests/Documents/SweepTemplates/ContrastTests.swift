import SweepDials
import SweepScene
import SweepTemplates
import Testing

/// Every text and every major tick of every template against its background (WCAG 2.2, 1.4.3 and
/// 1.4.11).
@Suite struct ContrastTests {
  @Test(arguments: Template.names, Theme.library.map(\.name))
  func `texts and ticks can be seen`(template: String, theme: String) throws {
    let scene = try #require(
      picture("sweephand: 1\ntemplate: \(template)\nwith: {theme: \(theme)}"))
    let grounds = Grounds(scene.presentation(at: 3600))
    for finding in grounds.findings where !finding.text.allSatisfy(\.isWhitespace) {
      #expect(
        finding.contrast >= 4.5,
        "\(template) \(theme): '\(finding.text)' has \(finding.contrast)")
    }
    // The marks of the thermostat are dim on purpose, up to those that are lit.
    let ticks = template == "thermostat" ? [] : grounds.ticks
    #expect(ticks.allSatisfy { $0 >= 3 }, "\(template) \(theme): \(ticks)")
  }

  @Test func `ticks in the colour of the face are found`() throws {
    let scene = try #require(picture("sweephand: 1\nlayers: [face, {ticks: {color: face}}]"))
    #expect(Grounds(scene).ticks.contains { $0 < 1.5 })
  }

  @Test func `a text on a shape of its own colour is found`() throws {
    let scene = try #require(
      picture(
        "sweephand: 1\nlayers: [face, {caption: {text: a, color: face, position: [0, 0]}}]"))
    #expect(Grounds(scene).findings.contains { $0.text == "a" && $0.contrast < 1.5 })
  }
}
