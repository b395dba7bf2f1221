import Foundation
import SweepFonts
import SweepGeometry
import SweepType
import TestSupport
import Testing

/// Fonts that are cut, changed at random or made to last for ever.
@Suite struct HostileFontTests {
  /// Uses a font as a picture can, if it is valid.
  private static func use(_ bytes: [UInt8]) -> Bool {
    guard let face = try? FontFace(bytes, name: "brand.ttf") else { return false }
    for weight in [400, 700] {
      for text in ["0–9 km/h", "AVfi M\u{303}", "سرعة"] {
        let row = face.typeset(
          text, fontSize: 10, weight: weight, at: .zero, anchor: .middle, letterSpacing: 0)
        _ = row.path
      }
    }
    _ = try? face.source.subset(of: Set("0–9 km/h".unicodeScalars), weight: 400)
    return true
  }

  /// A small font: the subset of a larger one for a few characters.
  private static func small(_ font: TestFont) throws -> [UInt8] {
    try font.face().source.subset(
      of: Set("0123456789–km/hAVfiM\u{303}سرعة".unicodeScalars), weight: 400)
  }

  @Test(arguments: [TestFont.dejaVu, .postScript])
  func `a thousand changed fonts do no harm`(font: TestFont) throws {
    let whole = try Self.small(font)
    var random = SplitMix64(seed: 20_26)
    var (used, longest) = (0, 0.0)
    for _ in 0..<1000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        // Headers count for more than outlines.
        let reach = Bool.random(using: &random) ? min(bytes.count, 512) : bytes.count
        let place = Int.random(in: 0..<reach, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &random) ?? 0
        case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes.removeSubrange(place..<min(place + 2, bytes.count))
        }
        if bytes.isEmpty { break }
      }
      let seconds = ProcessorTime.seconds { if Self.use(bytes) { used += 1 } }
      longest = max(longest, seconds)
    }
    #expect(longest < 2)
    // Both ways are taken.
    #expect((200...990).contains(used), "\(used)")
  }

  @Test func `fonts that end early do no harm`() throws {
    let whole = try Self.small(.dejaVu)
    for count in stride(from: 0, to: whole.count, by: 7) {
      #expect(ProcessorTime.seconds { _ = Self.use(Array(whole[..<count])) } < 2, "\(count)")
    }
  }

  @Test(arguments: [(2, 40), (30, 3), (1, 17), (1001, 2)])
  func `a glyph made of too many others is refused`(copies: Int, depth: Int) throws {
    #expect(throws: FontError.self) {
      try FontFace(BuiltFont.nested(copies: copies, depth: depth), name: "bomb.ttf")
    }
  }

  @Test func `a glyph made of a few others is drawn`() throws {
    let face = try FontFace(BuiltFont.nested(copies: 2, depth: 3), name: "few.ttf")
    let row = face.typeset(
      "A", fontSize: 10, weight: 400, at: .zero, anchor: .start, letterSpacing: 0)
    #expect(row.path.elements.count(where: { $0 == .close }) == 8)
  }

  @Test(arguments: ["(א", "a ", "אa", "(((א)))", "12%-א "])
  func `long texts take no time that grows faster than they`(piece: String) throws {
    let face = try TestFont.dejaVu.face()
    let text = String(repeating: piece, count: 65_536 / piece.utf8.count)
    let seconds = ProcessorTime.seconds { _ = face.advance(of: text, weight: 400) }
    #expect(seconds < 5)
  }

  @Test func `a glyph that holds itself is refused`() throws {
    #expect(throws: FontError.self) { try FontFace(BuiltFont.ring(), name: "ring.ttf") }
  }
}
