import SweepGeometry
import SweepType
import Testing

@Suite struct SpacingTests {
  @Test(arguments: Typeface.all)
  func figuresInColumnsHaveOneWidth(_ face: Typeface) throws {
    for weight in Weight.allCases {
      let widths = try Characters.figures.map {
        try #require(face.glyph(for: $0, weight: weight)).advance
      }
      #expect(Set(widths).count == 1)
    }
    let rows = ["000", "111", "147", "088"].map { face.typeset($0, size: 20).advance }
    #expect(Set(rows).count == 1)
  }

  @Test(arguments: Typeface.spaced)
  func aProportionalOneIsNarrower(_ face: Typeface) {
    let columns = face.typeset("111", size: 100)
    let fitted = face.typeset("111", size: 100, figures: .proportional)
    #expect(fitted.advance < columns.advance * 0.92)
  }

  @Test(arguments: Typeface.spaced)
  func pairsThatMirrorEachOtherAreKernedAlike(_ face: Typeface) {
    func kerning(_ a: Character, _ b: Character) -> Double {
      let width = { (text: String) in
        face.typeset(text, size: 100, figures: .proportional).advance
      }
      return width(String([a, b])) - width(String(a)) - width(String(b))
    }
    #expect(kerning("A", "V") < -2)
    for (a, b) in [("A", "V"), ("A", "T"), ("A", "W"), ("A", "Y")] as [(Character, Character)] {
      // Mirrored stems differ in their thickness in faces with thick and thin strokes.
      let limit = face.name == "engraved" ? 5 : 4.01
      #expect(abs(kerning(a, b) - kerning(b, a)) <= limit, "\(a)\(b)")
    }
    for pair in ["HH", "HI", "NI", "OO", "nn"] {
      let both = Array(pair)
      #expect(abs(kerning(both[0], both[1])) < 1e-9, "\(pair)")
    }
  }

  /// Neighbours come near each other, but their ink does not touch.
  @Test(arguments: Typeface.spaced)
  func noPairTouches(_ face: Typeface) throws {
    let characters = Array("01234579AHLOTVWYaejkotvy.,-°/%")
    for weight in [Weight.regular, .bold] {
      let set = { (text: [Character]) in
        face.typeset(String(text), size: 100, weight: weight, figures: .proportional)
      }
      let rows = characters.map { set([$0]) }
      let rasters = rows.map { Raster($0.path, ink: $0.ink) }
      for (place, a) in characters.enumerated() {
        for (other, b) in characters.enumerated() {
          let shift = set([a, b]).advance - rows[other].advance
          let gap = rasters[place].distance(to: rasters[other], shiftedBy: shift)
          #expect(gap > 2.5, "\(a)\(b) of \(face.name) \(weight): \(gap)")
        }
      }
    }
  }
}
