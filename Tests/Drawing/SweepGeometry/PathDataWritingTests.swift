import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathDataWritingTests {
  @Test(arguments: [
    ("", ""), ("M10 20", "M10 20"), ("M-10-20", "M-10-20"), ("M10 20 30 40", "M10 20 30 40"),
    ("M10 20L15 26", "M10 20l5 6"), ("M10 20L5 26", "M10 20 5 26"),
    ("M10 20L-5 26", "M10 20-5 26"), ("M0 0L5 6", "M0 0 5 6"),
    ("M10 20H30", "M10 20H30"), ("M10 20H11", "M10 20h1"), ("M10 20V9", "M10 20V9"),
    ("M10 20V-9", "M10 20V-9"), ("M10 20V19", "M10 20V19"), ("M10 20V30.5", "M10 20V30.5"),
    ("M10 20L10 20", "M10 20h0"), ("M100 100H100.5 101 101.5", "M100 100h.5 .5 .5"),
    ("M100 100L110 120 120 140", "M100 100l10 20 10 20"),
    ("M100 100L99 99 98 98", "M100 100l-1-1-1-1"),
    ("M10 10L9 9 8 8 7 6", "M10 10 9 9 8 8 7 6"),
    ("M100 100M101 102", "M100 100m1 2"), ("M100 100m1 2l3 4", "M100 100m1 2 3 4"),
    ("M100 100m5 5l10 10M200 200l5 5", "M100 100m5 5 10 10m85 85 5 5"),
    ("M1 1H5V5Z", "M1 1H5V5Z"), ("M100 100h5v5zl3 4", "M100 100h5v5Zl3 4"),
    ("M100 100l5 5zm1 1", "M100 100l5 5Zm1 1"), ("M100 100ZL200 200", "M100 100ZL200 200"),
    ("M0 0C1 2 3 4 5 6", "M0 0C1 2 3 4 5 6"),
    ("M100 100c1 2 3 4 5 6-1-2-3-4-5-6", "M100 100c1 2 3 4 5 6-1-2-3-4-5-6"),
    ("M100 100q1 2 3 4", "M100 100q1 2 3 4"), ("M0 0Q1 2 3 4", "M0 0Q1 2 3 4"),
    ("M0 0A5 5 0 0 1 10 0", "M0 0A5 5 0 0 1 10 0"),
    ("M100 100a5 6-30 1 0-10-10.5", "M100 100A5 6-30 1 0 90 89.5"),
    ("M100 100a5 5 77 0 1 1 1", "M100 100a5 5 0 0 1 1 1"),
    ("M100 100a5 5 0 0 1 1 1 5 5 0 0 1 1-1", "M100 100a5 5 0 0 1 1 1 5 5 0 0 1 1-1"),
    ("M1234.5678 2000L1235.5678 2001", "M1234.568 2000l1 1"), ("M0.0004-0.0004", "M0 0"),
    ("M999.9996 5L1000.9996 6", "M1000 5l1 1"),
    ("M999999 0L1000001 1", "M999999 0l2 1"),
  ])
  func spellings(data: String, text: String) throws {
    #expect(try Path(svgPathData: data).svgPathData() == text)
  }

  @Test func pathsBeginWithAMove() {
    #expect(Path([.line(to: Point(5, 5))]).svgPathData() == "M0 0 5 5")
    #expect(Path([.close]).svgPathData() == "M0 0Z")
  }

  /// Reading gives exactly the rounded positions, however far the path has come.
  @Test(arguments: 0...6)
  func roundedPositionsComeBack(precision: Int) throws {
    let seed = 1000 + UInt64(precision)
    var random = SplitMix64(seed: seed)
    let format = NumberFormat(precision: precision)
    for round in 0..<60 {
      var path = random.path(segments: 200)
      if round % 3 == 1 { path = path.applying(.scale(50)) }
      if round % 3 == 2 { path = path.applying(.scale(0.02)) }
      let text = try #require(path.svgPathData(precision: precision))
      let found = try Path(svgPathData: text)
      #expect(found.elements.count == path.elements.count, "seed \(seed)")
      for (original, read) in zip(path.elements, found.elements) {
        #expect(
          Self.counts(original, format) == Self.counts(read, format),
          "seed \(seed): \(original) \(read)")
      }
    }
  }

  /// The numbers and flags of a segment, rounded; a circle's rotation does not matter.
  private static func counts(_ element: Path.Element, _ format: NumberFormat) -> [Int] {
    func counts(_ points: Point...) -> [Int] {
      points.flatMap { [format.fixed($0.x), format.fixed($0.y)] }
    }
    switch element {
    case .move(let to): return [1] + counts(to)
    case .line(let to): return [2] + counts(to)
    case .quad(let control, let to): return [3] + counts(control, to)
    case .cubic(let control1, let control2, let to): return [4] + counts(control1, control2, to)
    case .arc(let radii, let rotation, let largeArc, let clockwise, let to):
      let (width, height) = (format.fixed(radii.width), format.fixed(radii.height))
      let turn = width == height ? 0 : format.fixed(rotation.degrees)
      return [5, width, height, turn, largeArc ? 1 : 0, clockwise ? 1 : 0] + counts(to)
    case .close: return [6]
    }
  }

  /// Neither spelling of any one command would have been shorter.
  @Test func theShorterSpellingIsChosen() throws {
    let seed: UInt64 = 93
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let (first, second) = (random.point(), random.point(-300...300))
      let path = Path.line(from: first, to: second)
      let text = try #require(path.svgPathData())
      let format = NumberFormat(precision: 3)
      func spell(_ letter: String, _ x: Int, _ y: Int) -> String {
        func text(_ fixed: Int) -> String {
          let plain = format.string(Double(fixed) / 1000)
          if plain.hasPrefix("0.") { return String(plain.dropFirst()) }
          return plain.hasPrefix("-0.") ? "-" + plain.dropFirst(2) : plain
        }
        let lead = letter.isEmpty && x >= 0 ? " " : ""
        return letter + lead + text(x) + (y >= 0 ? " " : "") + text(y)
      }
      let (x0, y0) = (format.fixed(first.x), format.fixed(first.y))
      let (x1, y1) = (format.fixed(second.x), format.fixed(second.y))
      let absolute = spell("", x1, y1)
      let relative = spell("l", x1 - x0, y1 - y0)
      let shorter = relative.utf8.count < absolute.utf8.count ? relative : absolute
      #expect(text == spell("M", x0, y0) + shorter, "seed \(seed)")
    }
  }

  @Test(arguments: [0, 3, 6])
  func numbersThatCannotBeWritten(precision: Int) {
    let format = NumberFormat(precision: precision)
    for bad in [Double.nan, -.nan, .infinity, -.infinity, 1e9, -1e9, 1e18, -1e300] {
      for path in Self.paths(with: bad) {
        var out = ByteBuffer(capacity: 4)
        out.write("before")
        #expect(!path.write(to: &out, format: format), "\(path)")
        #expect(out.string == "before")
        #expect(path.svgPathData(precision: precision) == nil)
      }
      for path in Self.paths(with: 999_999_998) {
        #expect(path.svgPathData(precision: precision) != nil, "\(path)")
      }
    }
  }

  private static func paths(with number: Double) -> [Path] {
    let good = Point(1, 2)
    func arc(
      _ radii: Size = Size(width: 1, height: 2), _ degrees: Double = 0, to end: Point
    ) -> Path.Element {
      .arc(
        radii: radii, rotation: .degrees(degrees), largeArc: false, clockwise: true, to: end)
    }
    let rest: [Path.Element] = [.line(to: good), .line(to: Point(5, 9)), .close]
    return [Point(number, 1), Point(1, number)].flatMap { bad -> [[Path.Element]] in
      [
        [.move(to: bad)], [.move(to: good), .line(to: bad)], [.line(to: bad)],
        [.move(to: good), .quad(control: bad, to: good)],
        [.move(to: good), .quad(control: good, to: bad)],
        [.move(to: good), .cubic(control1: bad, control2: good, to: good)],
        [.move(to: good), .cubic(control1: good, control2: bad, to: good)],
        [.move(to: good), .cubic(control1: good, control2: good, to: bad)],
        [.move(to: good), arc(to: bad)],
        [.move(to: good), arc(Size(width: number, height: 1), to: good)],
        [.move(to: good), arc(Size(width: 1, height: number), to: good)],
        [.move(to: good), arc(Size(width: 1, height: 2), number, to: good)],
      ].map { $0 + rest }
    }.map { Path($0) }
  }

  @Test func `relative data draw wherever the pen is`() throws {
    let path = try Path(svgPathData: "M10 20H30V2L0 0C1 2 3 4 5.5 6A7 8 30 0 1 12 13Z M100 0l1 1")
    let data = try #require(path.relativePathData())
    #expect(!data.contains(where: \.isUppercase) || data.filter(\.isUppercase) == "Z", "\(data)")
    let moved = try Path(svgPathData: "M3 4" + data)
    let expected = path.applying(.translation(x: 3, y: 4))
    #expect(moved.elements.count == expected.elements.count + 1, "\(data)")
    for (a, b) in zip(moved.samples(4), expected.samples(4)) { #expect(isClose(a, b, 1e-6)) }
    #expect(Path().relativePathData() == "")
    #expect(Path([.move(to: Point(.nan, 0))]).relativePathData() == nil)
  }
}
