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
      #expect(face.typeface.weights == Weight.allCases)
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
