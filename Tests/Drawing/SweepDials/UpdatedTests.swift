import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

/// The line with the time of a reading.
struct UpdatedTests {
  private func dial() -> Dial {
    var dial = Dial(context: DialContext(reading: Reading(64))) {
      Face()
      Readout()
    }
    dial.updated = "10:08"
    return dial
  }

  @Test(arguments: [("", "updated 10:08"), ("de", "Stand 10:08"), ("ja", "10:08")])
  func `it stands below the picture and in its words`(language: String, words: String) throws {
    var dial = dial()
    dial.language = language
    let scene = try dial.scene()
    var text: String?
    if case .text(let line)? = scene.layers.last?.content { text = line.string }
    #expect(text == words)
    let bottom = dial.usualViewBox.maxY
    #expect(
      scene.layers.last!.position.y > bottom && scene.layers.last!.position.y < scene.viewBox.maxY)
    #expect(scene.viewBox.minY == dial.usualViewBox.minY)
    #expect(scene.description.hasSuffix(words))
  }

  @Test func `small pictures have it in words`() throws {
    var dial = dial()
    dial.size = Size(width: 96, height: 96)
    let scene = try dial.scene()
    #expect(scene.viewBox == dial.usualViewBox)
    #expect(scene.description.hasSuffix("updated 10:08"))
  }

  @Test func `interactive dials are without`() throws {
    var dial = dial()
    dial.interactivity = .script
    let scene = try dial.scene()
    #expect(!scene.layers.contains { $0.name == "updated" })
    #expect(!scene.description.contains("10:08"))
  }

  @Test func `a long time is as broad as the picture`() throws {
    var dial = dial()
    dial.updated = String(repeating: "2026-11-28 ", count: 12)
    let (_, _, faults) = try dial.checkedScene()
    #expect(!faults.contains { $0.texts.contains { $0.contains("2026") } })
  }
}
