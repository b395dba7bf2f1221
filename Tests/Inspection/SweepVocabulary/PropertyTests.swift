import SweepValues
import SweepVocabulary
import Testing

@Suite("Properties")
struct PropertyTests {
  @Test(
    "of CSS alone are known in styles and are no attributes",
    arguments: ["z-index", "border-top-color"])
  func stylesOnly(_ name: String) {
    #expect(Vocabulary.property(name) != nil)
    #expect(Vocabulary.svg.attribute(name, of: "g") == nil)
  }

  @Test(
    "that editors write as attributes are known, and have no effect",
    arguments: ["line-height", "mix-blend-mode", "enable-background", "-inkscape-stroke"])
  func withoutEffect(_ name: String) throws {
    let definition = try #require(Vocabulary.svg.attribute(name, of: "path"))
    #expect(definition.type.meaning == .text)
    #expect(!definition.isAnimatable)
  }

  @Test("are inherited with their initial values as CSS's tables say")
  func inheritance() throws {
    for (name, initial, isInherited) in [
      ("fill", "black", true), ("stroke-miterlimit", "4", true), ("text-anchor", "start", true),
      ("opacity", "1", false), ("stop-color", "black", false), ("clip-path", "none", false),
      ("mix-blend-mode", "normal", false),
    ] {
      let definition = try #require(Vocabulary.property(name), "\(name)")
      #expect(definition.initial == initial, "\(name)")
      #expect(definition.isInherited == isInherited, "\(name)")
    }
  }
}
