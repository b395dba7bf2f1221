@testable import SweepDials
import SweepScene
import Testing

@Suite struct CaptionTests {
  private func text(_ caption: Caption) throws -> Text {
    guard case .text(let text) = try caption.layer(in: DialContext()).content else {
      return Text("")
    }
    return text
  }

  private func width(_ text: Text) -> Double {
    let widths = FontWidths.of(family: Theme.instrument.fontFamily)
    return widths.advance(of: text.string, weight: text.fontWeight) * text.fontSize
      + Double(text.string.unicodeScalars.count) * text.letterSpacing
  }

  @Test(
    arguments: [
      ("Tokyo", 10, false), ("San Francisco Bay Area", 6, true),
      ("A name that is much longer than its place could ever be", 6, true),
      ("MMMMMMMMMM", 7, false),
    ] as [(String, Double, Bool)])
  func `words that are too long shrink and then are cut`(
    words: String, size: Double, isCut: Bool
  ) throws {
    let caption = Caption(words).with {
      ($0.size, $0.maximumWidth, $0.letterSpacing) = (10, 59, 0.1)
    }
    let text = try text(caption)
    #expect(width(text) <= 59 + 1e-9)
    #expect(text.fontSize >= 6 - 1e-9 && abs(text.fontSize - size) < 1)
    #expect(text.string.hasSuffix("…") == isCut)
    #expect(!text.string.hasSuffix(" …"))
    if isCut { #expect(words.hasPrefix(text.string.dropLast())) }
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
      ($0.size, $0.maximumWidth) = (14, 60)
    }
    let compact = try #require(caption.compact(leastType: 13.75) as? Caption)
    #expect(try text(compact).fontSize >= 13.75 / 6 * 5.5 - 1e-9)
    #expect(try width(text(compact)) <= 60 + 1e-9)
  }
}
