import SweepGeometry
import SweepType
import Testing

@Suite struct RowTests {
  @Test(arguments: [Typeface.engineering, .geometric, .square, .cockpit])
  func threeFiguresAreShort(_ face: Typeface) throws {
    for text in ["120", "888", "360", "239"] {
      let row = face.typeset(text, size: 12, anchor: .center)
      let data = try #require(row.path.svgPathData())
      // Arcs are shorter than the curves of a superellipse.
      let limit = face.name == "square" || face.name == "cockpit" ? 700 : 430
      #expect(data.utf8.count < limit, "\(text) of \(face.name) has \(data.utf8.count) bytes")
    }
    let twelve = try #require(face.typeset("120", size: 12).path.svgPathData())
    #expect(twelve.utf8.count < 310, "120 of \(face.name) has \(twelve.utf8.count) bytes")
  }

  @Test(arguments: Typeface.all)
  func theSameTextHasTheSameBytes(_ face: Typeface) {
    let one = face.typeset("72 km/h", size: 9.3, weight: .bold, anchor: .center)
    #expect(one == face.typeset("72 km/h", size: 9.3, weight: .bold, anchor: .center))
    #expect(one.path.svgPathData() == one.path.svgPathData(precision: 6))
  }

  @Test(arguments: DrawnFace.allCases)
  func keptGlyphsAreThoseOfTheRow(_ face: DrawnFace) throws {
    let (text, place) = ("10:28 M8", Point(-31.4, 18.26))
    for fontSize in [3.5, 13, 13, 64] {
      for anchor in [TextAnchor.start, .middle, .center] {
        for figures in [FigureSpacing.tabular, .proportional, .separate] {
          var data = TextData(precision: 3, capacity: 8)
          let missing = TextFace.drawn(face).write(
            text, fontSize: fontSize, weight: 700, at: place, anchor: anchor, figures: figures,
            letterSpacing: 0.5, to: &data)
          let size = fontSize * DrawnFace.capHeight
          let row = face.typeface.typeset(
            text, size: size, at: place, weight: .bold, anchor: anchor, figures: figures,
            tracking: 0.5 / size * 100)
          #expect(missing.isEmpty && data.isSound)
          for (data, path) in [(data.lit, row.path), (data.unlit, row.unlit)] {
            let written = try Path(svgPathData: String(decoding: data, as: UTF8.self))
            #expect(written.svgPathData() == path.svgPathData(), "\(fontSize) \(anchor)")
          }
        }
      }
    }
  }

  @Test func aTextThatIsLackedWritesNothing() {
    var data = TextData(precision: 3, capacity: 8)
    func write(_ text: String) -> [Character] {
      TextFace.drawn(.segment).write(
        text, fontSize: 10, weight: 400, at: .zero, anchor: .start, figures: .tabular,
        letterSpacing: 0, to: &data)
    }
    #expect(write("7語") == ["語"] && write("  ") == [])
    #expect(data.lit.isEmpty && data.unlit.isEmpty)
  }

  @Test(arguments: Typeface.all)
  func anchorsMoveTheRow(_ face: Typeface) throws {
    let start = face.typeset("H5", size: 20)
    let middle = face.typeset("H5", size: 20, anchor: .center)
    let end = face.typeset("H5", size: 20, anchor: TextAnchor(.end, .capTop))
    #expect(abs(start.inkBounds.minX) < 0.1)
    #expect(abs(middle.inkBounds.minX - end.inkBounds.minX - start.advance / 2) < 0.1)
    #expect(end.inkBounds.minX > -start.advance && end.inkBounds.maxX < 0)
    #expect(abs(middle.inkBounds.center.y) < 1)
    #expect(abs(end.inkBounds.minY) < 1)
  }

  @Test(arguments: Typeface.spaced)
  func sizeIsTheHeightOfCapitals(_ face: Typeface) throws {
    let row = face.typeset("H", size: 33)
    #expect(abs(row.inkBounds.size.height - 33) < 0.1)
    if case .stroke(let width, _) = row.ink {
      let glyph = try #require(face.glyph(for: "H"))
      guard case .stroke(let full, _) = glyph.ink else { return }
      #expect(abs(width - full * 0.33) < 0.001)
    }
  }

  @Test func trackingAndWordsTakeRoom() {
    let face = Typeface.square
    let plain = face.typeset("ABC", size: 100)
    let wide = face.typeset("ABC", size: 100, tracking: 10)
    #expect(abs(wide.advance - plain.advance - 20) < 1e-9)
    #expect(face.typeset("A BC", size: 100).advance > plain.advance + 20)
    #expect(face.typeset("   ", size: 100).path.isEmpty)
  }

  /// Rounded, a half circle still bulges as far as it did.
  @Test func roundingKeepsTheShape() throws {
    for size in [4.0, 7.3, 12, 45] {
      let exact = try #require(Typeface.engineering.glyph(for: "0")).path.boundingBox
      let row = Typeface.engineering.typeset("0", size: size).path.boundingBox
      let (a, b) = (try #require(exact), try #require(row))
      #expect(abs(a.size.width * size / 100 - b.size.width) < size * 0.006)
      #expect(abs(a.size.height * size / 100 - b.size.height) < size * 0.006)
    }
  }
}
