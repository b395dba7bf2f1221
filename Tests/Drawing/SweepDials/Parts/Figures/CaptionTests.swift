@testable import SweepDials
import SweepGeometry
import SweepScene
import SweepType
import Testing

@Suite struct CaptionTests {
  private static let theme: Theme = {
    var theme = Theme.instrument
    theme.text = .system
    return theme
  }()

  private func text(_ caption: Caption) throws -> Layer.Text {
    let context = DialContext(theme: Self.theme)
    guard case .text(let text) = try caption.layer(in: context).content else {
      return Layer.Text("")
    }
    return text
  }

  private func width(_ text: Layer.Text) -> Double {
    Self.theme.widths.advance(of: text.string, weight: text.fontWeight) * text.fontSize
      + Double(text.string.unicodeScalars.count) * text.letterSpacing
  }

  @Test(
    arguments: [
      ("Tokyo", 10, false), ("San Francisco Bay Area", 8, true),
      ("A name that is much longer than its place could ever be", 8, true),
      ("MMMMMMM", 10, false), ("MMMMMMMM", 9, false),
    ] as [(String, Double, Bool)])
  func `words that are too long shrink and then are cut`(
    words: String, size: Double, isCut: Bool
  ) throws {
    let caption = Caption(words).with {
      ($0.size, $0.maximumWidth, $0.letterSpacing, $0.maximumLines) = (10, 59, 0.1, 1)
    }
    let text = try text(caption)
    #expect(width(text) <= 59 + 1e-9)
    #expect(text.fontSize >= 8 - 1e-9 && abs(text.fontSize - size) < 1)
    #expect(text.string.hasSuffix("…") == isCut)
    #expect(!text.string.hasSuffix(" …"))
    if isCut { #expect(words.hasPrefix(text.string.dropLast())) }
  }

  @Test(
    arguments: [
      ("San Francisco Bay Area", 9, ["San Francisco", "Bay Area"]),
      ("Temperature of the coolant", 10, ["Temperature", "of the coolant"]),
      ("One\nTwo\n\nThree", 10, ["One", "Two", "Three"]),
      ("Rechtsschutzversicherungsgesellschaften", 8, ["Rechtsschutzv…"]),
    ] as [(String, Double, [String])])
  func `what does not fit takes two lines`(
    words: String, size: Double, lines: [String]
  ) throws {
    let caption = Caption(words).with {
      ($0.size, $0.maximumWidth, $0.position) = (10, 62, Point(3, 5))
    }
    let layer = try caption.layer(in: DialContext(theme: Self.theme))
    let sublayers = layer.sublayers.isEmpty ? [layer] : layer.sublayers
    let texts = sublayers.map { layer -> Layer.Text in
      if case .text(let text) = layer.content { text } else { Layer.Text("") }
    }
    #expect(texts.map(\.string) == lines)
    #expect(texts.allSatisfy { abs($0.fontSize - size) < 1e-9 && width($0) <= 62 + 1e-9 })
    #expect(sublayers[0].position == Point(3, 5))
    if sublayers.count > 1 { #expect(abs(sublayers[1].position.y - 5 - 1.2 * size) < 1e-9) }
  }

  @Test func `the description has the words that are cut`() throws {
    let words = "A name that is much longer than its place could ever be"
    var dial = Dial { Caption(words).with { $0.maximumWidth = 40 } }
    #expect(try dial.scene().description == words)
    dial.description = "A dial"
    #expect(try dial.scene().description == "A dial; \(words)")
    dial.title = words
    #expect(try dial.scene().description == "A dial")
    let short = Dial { Caption("OIL").with { $0.maximumWidth = 40 } }
    #expect(try short.scene().description == "")
  }

  @Test func `a block is as wide as its face`() throws {
    var block = TextBlock(Layer.Text("Coolant temperature", fontSize: 8), maximumWidth: 36)
    #expect(block.layer.sublayers.count == 2 && !block.isCut)
    block.text.drawnFace = .square
    #expect(block.isCut)
    block.maximumLines = 3
    #expect(block.isCut)
    block.text.string = "A\nB"
    #expect(block.layer.sublayers.count == 2)
    block.maximumLines = 1
    #expect(block.layer.sublayers.isEmpty)
  }

  @Test(arguments: [
    (TextBlock.TruncationMode.end, "Coolant te…"), (.start, "…mperature"),
    (.middle, "Cool…ature"),
  ])
  func `TextBlock.truncationMode names the part that gives way`(
    mode: TextBlock.TruncationMode, shown: String
  ) {
    var block = TextBlock(Layer.Text("Coolant temperature", fontSize: 8), maximumWidth: 36)
    (block.maximumLines, block.truncationMode) = (1, mode)
    #expect(block.layer.text?.string == shown)
    #expect(block.isCut)
  }

  @Test func `without a width nothing changes`() throws {
    let words = String(repeating: "long ", count: 50)
    let text = try text(Caption(words))
    #expect(text.string == words && text.fontSize == 8)
    #expect(throws: DialError.self) {
      try self.text(Caption("a").with { $0.maximumWidth = 0 })
    }
  }

  @Test func `compact words are cut before they cannot be read`() throws {
    let caption = Caption("A name that is too long").with {
      ($0.size, $0.maximumWidth, $0.maximumLines) = (14, 60, 1)
    }
    let compact = try #require(caption.compact(leastType: 13.75) as? Caption)
    #expect(try text(compact).fontSize >= 13.75 - 1e-9)
    #expect(try width(text(compact)) <= 60 + 1e-9)
  }
}
