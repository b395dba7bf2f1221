import SweepGeometry
import SweepType
import Testing

@Suite struct CoverageTests {
  @Test func sevenFacesAreFoundByName() {
    #expect(
      DrawnFace.allCases.map(\.rawValue)
        == ["engineering", "geometric", "square", "cockpit", "engraved", "segment", "matrix"])
    for face in DrawnFace.allCases {
      #expect(face.typeface.name == face.rawValue)
    }
  }

  @Test(arguments: Typeface.all)
  func hasAllCharactersInAllWeights(_ face: Typeface) {
    for weight in Weight.allCases {
      for character in Characters.wanted(of: face) {
        let glyph = face.glyph(for: character, weight: weight)
        #expect(glyph != nil, "\(face.name) lacks \(character)")
        #expect(glyph?.path.isEmpty == false, "\(character) of \(face.name) is empty")
        #expect(glyph.map { $0.advance > 0 } == true)
      }
    }
    #expect(face.missing(in: Characters.wanted(of: face)) == [])
  }

  @Test func tellsWhatIsMissingOnceAndSetsTheRest() {
    let row = Typeface.engineering.typeset("7語2ж語", size: 10)
    #expect(row.missing == ["語", "ж"])
    #expect(row.path == Typeface.engineering.typeset("72", size: 10).path)
    let nothing = Typeface.square.typeset("", size: 10)
    #expect(nothing.path.isEmpty && nothing.advance == 0 && nothing.missing == [])
  }

  @Test func charactersThatLookAlikeShareAGlyph() {
    let face = Typeface.cockpit
    #expect(face.glyph(for: "\u{3BC}") == face.glyph(for: "\u{B5}"))
    #expect(face.glyph(for: "\u{2126}") == face.glyph(for: "\u{3A9}"))
    #expect(face.glyph(for: "e\u{301}") == face.glyph(for: "é"))
  }

  @Test(arguments: [Typeface.segment, .matrix])
  func displaysShowWhatIsOff(_ face: Typeface) throws {
    let eight = try #require(face.glyph(for: "8"))
    let one = try #require(face.glyph(for: "1"))
    #expect(!one.unlit.isEmpty)
    let parts = { (path: Path) in
      path.elements.count { if case .move = $0 { true } else { false } }
    }
    #expect(parts(one.path) + parts(one.unlit) == parts(eight.path) + parts(eight.unlit))
    #expect(parts(eight.path) > parts(one.path))
    #expect(Typeface.engineering.glyph(for: "1")?.unlit.isEmpty == true)
  }

  /// Glyphs are drawn at their first use, in any task.
  @Test func tasksShareTheGlyphs() async {
    let faces = [Typeface.geometric, .engraved, .segment]
    let texts = ["Ölkühler 72 km/h", "0123456789", "ÆØÅ æøå ½¼¾"]
    func rows() -> [TypesetRow] {
      faces.flatMap { face in
        texts.flatMap { text in
          Weight.allCases.map { face.typeset(text, size: 12, weight: $0, figures: .tabular) }
        }
      }
    }
    let all = await withTaskGroup(of: [TypesetRow].self) { group in
      for _ in 0..<8 { group.addTask { rows() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 8 && all.allSatisfy { $0 == all[0] })
  }

  @Test func separateGlyphsStandWhereTheirAdvancesPutThem() {
    for face in Typeface.all {
      let row = face.typeset("AV10.5", size: 100, figures: .separate)
      let alone = face.typesetApart("AV10.5", size: 100).reduce(0) { $0 + $1.advance }
      #expect(abs(row.advance - alone) < 1e-9, "\(face.name)")
    }
    #expect(Typeface.square.typeset(" ", size: 100).advance > 10)
  }

  /// A row has bars of one kind only.
  @Test func sevenSegmentsGiveWayToFourteenTogether() {
    let bars = { (path: Path) in path.elements.count { $0 == .close } }
    let seven = Typeface.segment.typeset("88", size: 10)
    let fourteen = Typeface.segment.typeset("8K", size: 10)
    #expect(bars(seven.path) + bars(seven.unlit) == 14)
    #expect(bars(fourteen.path) + bars(fourteen.unlit) == 28)
  }
}

extension Typeface: CustomTestStringConvertible {
  /// The name of the face.
  public var testDescription: String { name }
}
