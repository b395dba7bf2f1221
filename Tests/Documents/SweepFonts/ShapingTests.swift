import SweepFonts
import SweepGeometry
import SweepType
import TestSupport
import Testing

/// Characters as glyphs in their places.
@Suite struct ShapingTests {
  private static func line(
    _ text: String, in font: TestFont, isTracked: Bool = false
  ) throws -> ShapedLine {
    try font.face().source.shape(text, weight: 400, isTracked: isTracked)
  }

  private static func ids(_ text: String, in font: TestFont) throws -> [UInt32] {
    try line(text, in: font).glyphs.map(\.id)
  }

  @Test func `pairs are kerned and ligatures made`() throws {
    func advance(_ text: String) throws -> Double {
      try Self.line(text, in: .dejaVu).advance
    }
    #expect(try advance("AV") < advance("A") + advance("V") - 0.03)
    #expect(try Self.ids("fi", in: .dejaVu).count == 1)
    // Room between the characters would be lost in a ligature.
    #expect(try Self.line("fi", in: .dejaVu, isTracked: true).glyphs.count == 2)
  }

  @Test func `figures have one width`() throws {
    let face = try TestFont.variable.face()
    #expect(face.advance(of: "1111", weight: 400) == face.advance(of: "0000", weight: 400))
  }

  @Test func `a mark stands on its letter`() throws {
    // No precomposed letter M with a tilde exists.
    let line = try Self.line("M\u{303}", in: .dejaVu)
    #expect(line.glyphs.count == 2)
    #expect(try line.advance == Self.line("M", in: .dejaVu).advance)
    #expect(line.count == 1)
  }

  @Test func `Arabic letters are joined and run to the left`() throws {
    let alone = try Set("سرعة".flatMap { try Self.ids(String($0), in: .arabic) })
    let joined = try Self.ids("سرعة", in: .arabic)
    #expect(!Set(joined).isSubset(of: alone))
    let first = try #require(try Self.ids("س", in: .arabic).first)
    let isolated = try Self.ids("س م", in: .arabic)
    #expect(isolated.last == first)
  }

  @Test func `Devanagari vowels change places`() throws {
    let letter = try Self.ids("क", in: .devanagari)
    let pair = try Self.ids("कि", in: .devanagari)
    #expect(pair.count == 2)
    #expect(pair.last == letter.first)
  }

  @Test(arguments: [
    ("abc 123", "abc 123"),
    ("אבג", "גבא"),
    ("km אבג 12", "km 12 גבא"),
    ("אב 12 גד", "דג 12 בא"),
    ("אב 12% גד", "דג 12% בא"),
    ("(אב)", "(בא)"),
    ("אב (גד) ה", "ה (דג) בא"),
    ("a (אב) b", "a (בא) b"),
    ("אב!", "בא!"),
    ("12:30 אב", "12:30 בא"),
    ("אב 1,5", "1,5 בא"),
    ("س 3-5", "5-3 س"),
  ])
  func `lines of two directions are put in order`(pair: (text: String, seen: String)) throws {
    // One character has one glyph here, so the order of glyphs is that of characters.
    let face = try TestFont.dejaVu.face().source
    func glyph(_ character: Character) -> UInt32? {
      face.shape(String(character), weight: 400, isTracked: false).glyphs.first?.id
    }
    let seen = face.shape(pair.text, weight: 400, isTracked: false).glyphs.map(\.id)
    #expect(seen == pair.seen.map(glyph))
  }

  @Test func `missing characters are listed once`() throws {
    #expect(try Self.line("字 0 字 語", in: .liberation).missing == ["字", "語"])
    #expect(try TestFont.liberation.face().advance(of: "字", weight: 400) == nil)
  }

  @Test func `tracking counts characters, not glyphs`() throws {
    let face = try TestFont.dejaVu.face()
    func advance(_ text: String, _ spacing: Double) -> Double {
      face.typeset(
        text, fontSize: 10, weight: 400, at: .zero, anchor: .start, letterSpacing: spacing
      ).advance
    }
    let wider = advance("M\u{303}M", 2) - advance("M\u{303}M", 0)
    #expect(abs(wider - 4) < 1e-9)
  }
}
