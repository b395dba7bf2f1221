import SweepGeometry
import SweepType
import Testing

@Suite struct ShapeTests {
  /// Flat letters are as high as the capitals, round ones a trifle more.
  @Test(arguments: Typeface.spaced)
  func roundFormsOvershoot(_ face: Typeface) throws {
    for weight in Weight.allCases {
      let flat = try #require(face.glyph(for: "H", weight: weight)).inkBounds
      #expect(abs(flat.minY + 100) < 0.1 && abs(flat.maxY) < 0.1)
      for character in "038OCGS" {
        let round = try #require(face.glyph(for: character, weight: weight)).inkBounds
        #expect((0.4...2.6).contains(-100 - round.minY), "\(character) \(round.minY)")
        #expect((0.4...2.6).contains(round.maxY), "\(character) \(round.maxY)")
      }
    }
  }

  @Test(arguments: Typeface.spaced)
  func inkStaysWithinItsAdvance(_ face: Typeface) throws {
    for weight in Weight.allCases {
      for character in Characters.wanted(of: face) {
        let glyph = try #require(
          face.glyph(for: character, weight: weight, figures: .proportional))
        // The mark of a narrow letter may reach over its neighbours.
        let least = Characters.accented.contains(character) ? -24.0 : 0
        #expect(glyph.leftBearing > least, "\(character)")
        #expect(glyph.rightBearing > least, "\(character)")
        #expect(glyph.inkBounds.minY >= -152 && glyph.inkBounds.maxY <= 42, "\(character)")
      }
    }
  }

  /// The bounds are those of the painted area; mitres, which the raster does not have, extend a
  /// little farther.
  @Test(arguments: Typeface.spaced)
  func boundsHoldTheInk(_ face: Typeface) throws {
    for character in "0147AMWKRQ8&%@" {
      let glyph = try #require(face.glyph(for: character))
      let rows = Raster(glyph.path, ink: glyph.ink).rows
      let columns = rows.flatMap { row in row.indices.filter { row[$0] } }
      let (left, right) = (try #require(columns.min()), try #require(columns.max()))
      let slack = -1.5..<9.0
      #expect(slack.contains(Double(left) - 60 - glyph.inkBounds.minX), "\(character)")
      #expect(slack.contains(glyph.inkBounds.maxX - Double(right) + 59), "\(character)")
    }
  }

  @Test(arguments: Typeface.spaced)
  func weightsGrowAndMarksStandAbove(_ face: Typeface) throws {
    let inks = try Weight.allCases.map { weight in
      let glyph = try #require(face.glyph(for: "8", weight: weight))
      return Raster(glyph.path, ink: glyph.ink).rows.joined().count { $0 }
    }
    #expect(inks == inks.sorted() && Set(inks).count == 3)
    for (plain, marked) in [("A", "Ä"), ("E", "É"), ("O", "Õ"), ("a", "å"), ("n", "ñ")]
      as [(Character, Character)]
    {
      let (a, b) = (try #require(face.glyph(for: plain)), try #require(face.glyph(for: marked)))
      #expect(b.inkBounds.minY < a.inkBounds.minY - 12)
      #expect(b.advance == a.advance)
    }
    let cedilla = try #require(face.glyph(for: "Ç"))
    #expect(cedilla.inkBounds.maxY > 8)
  }

  /// Small letters are no small capitals: those without ascenders end at one height; ascenders and
  /// descenders extend beyond it.
  @Test(arguments: Typeface.spaced)
  func smallLettersHaveAscendersAndDescenders(_ face: Typeface) throws {
    func bounds(_ character: Character) throws -> Rect {
      try #require(face.glyph(for: character, figures: .proportional)).inkBounds
    }
    let height = try -bounds("x").minY
    #expect((55...78).contains(height))
    for character in "acemnorsuvwz" { #expect(try abs(-bounds(character).minY - height) < 3) }
    for character in "bdfhkl" { #expect(try -bounds(character).minY > height + 15) }
    for character in "gpqy" { #expect(try bounds(character).maxY > 15) }
  }

  /// Characters that must not be mistaken for one another differ in a good part of their ink.
  @Test(arguments: Typeface.all)
  func confusablePairsDiffer(_ face: Typeface) throws {
    // Readers with other fonts see the same shape: l and I are one bar in most faces of dials.
    let least: [(Character, Character, Double)] = [
      ("3", "8", 0.2), ("6", "9", 0.2), ("5", "S", 0.12), ("B", "8", 0.12), ("1", "7", 0.3),
      ("6", "8", 0.12), ("2", "Z", 0.2),
    ]
    for (a, b, share) in least where face.name != "segment" {
      #expect(try difference(a, b, face) > share, "\(a)\(b) of \(face.name)")
    }
    if face.name == "cockpit" {
      for (a, b) in [("0", "O"), ("1", "I"), ("1", "l"), ("I", "l")] as [(Character, Character)] {
        #expect(try difference(a, b, face) > 0.3, "\(a)\(b)")
      }
    }
  }

  private func difference(_ a: Character, _ b: Character, _ face: Typeface) throws -> Double {
    func raster(_ character: Character) throws -> Raster {
      let glyph = try #require(face.glyph(for: character, figures: .proportional))
      // Both begin at the same place.
      let shift = Affine.translation(x: -glyph.inkBounds.minX, y: 0)
      return Raster(glyph.path.applying(shift), ink: glyph.ink)
    }
    return try raster(a).difference(from: raster(b))
  }
}
