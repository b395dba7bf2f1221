import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathDataReadingTests {
  /// Every odd spelling and the plain one that means the same.
  @Test(arguments: [
    ("", ""), (" \t\r\n\u{0C}", ""), ("M1 2", "M 1 2"), ("  M  1  ,  2  ", "M 1 2"),
    ("m1 2", "M 1 2"), ("m 1 2 3 4", "M 1 2 L 4 6"), ("M1 2 3 4 5 6", "M 1 2 L 3 4 L 5 6"),
    ("M10-20.5.5", nil), ("M10-20.5", "M 10 -20.5"), ("M10-20.5.5.5", "M 10 -20.5 L 0.5 0.5"),
    ("M.5.5-.5-.5", "M 0.5 0.5 L -0.5 -0.5"), ("M+1+2", "M 1 2"), ("M1.,2.", "M 1 2"),
    ("M1e2 1E+2", "M 100 100"), ("M1e-2 1.5e1", "M 0.01 15"), ("M0 0e5", "M 0 0"),
    ("M1 1m2 2", "M 1 1 M 3 3"), ("M1 1l2 2-1-1", "M 1 1 L 3 3 L 2 2"),
    ("M1 1h5H5v5V5", "M 1 1 L 6 1 L 5 1 L 5 6 L 5 5"), ("M1 1h1 2-3", "M 1 1 L 2 1 L 4 1 L 1 1"),
    ("M1 1V2,3", "M 1 1 L 1 2 L 1 3"), ("M5 5h5v5zl1 1", "M 5 5 L 10 5 L 10 10 Z L 6 6"),
    ("M5 5l5 5zm1 1", "M 5 5 L 10 10 Z M 6 6"), ("M5 5ZZz", "M 5 5 Z Z Z"),
    ("M0 0C1 2 3 4 5 6", "M 0 0 C 1 2 3 4 5 6"),
    ("M1 1c1 2 3 4 5 6 1 1 1 1 1 1", "M 1 1 C 2 3 4 5 6 7 C 7 8 7 8 7 8"),
    ("M0 0C1 2 3 4 5 6S7 8 9 10", "M 0 0 C 1 2 3 4 5 6 C 7 8 7 8 9 10"),
    ("M0 0c1 2 3 4 5 6s1 1 2 2", "M 0 0 C 1 2 3 4 5 6 C 7 8 6 7 7 8"),
    ("M1 2S3 4 5 6", "M 1 2 C 1 2 3 4 5 6"),
    ("M0 0C1 2 3 4 5 6L7 7S8 8 9 9", "M 0 0 C 1 2 3 4 5 6 L 7 7 C 7 7 8 8 9 9"),
    ("M0 0Q1 2 3 4S8 8 9 9", "M 0 0 Q 1 2 3 4 C 3 4 8 8 9 9"),
    ("M0 0Q1 2 3 4", "M 0 0 Q 1 2 3 4"), ("M1 1q1 2 3 4", "M 1 1 Q 2 3 4 5"),
    ("M0 0Q1 2 3 4T5 6", "M 0 0 Q 1 2 3 4 Q 5 6 5 6"),
    ("M0 0Q1 2 3 4t2 0 2 0", "M 0 0 Q 1 2 3 4 Q 5 6 5 4 Q 5 2 7 4"),
    ("M1 2T3 4", "M 1 2 Q 1 2 3 4"), ("M0 0C1 2 3 4 5 6T7 8", "M 0 0 C 1 2 3 4 5 6 Q 5 6 7 8"),
    ("M0 0A1 2 30 0 1 5 6", "M 0 0 A 1 2 30 0 1 5 6"),
    ("M0 0a1 1 0 01.5.5", "M 0 0 A 1 1 0 0 1 0.5 0.5"),
    ("M0 0a1 1 0 0110 10", "M 0 0 A 1 1 0 0 1 10 10"),
    ("M0 0a1,1,0,1,0,5,5", "M 0 0 A 1 1 0 1 0 5 5"),
    ("M0 0a1 1 0 1-0 5", nil), ("M0 0A-1-2 30 00-5-6", "M 0 0 A 1 2 30 0 0 -5 -6"),
    ("M1 1a5 5 0 11.5.5 5 5 0 00-.5-.5", "M 1 1 A 5 5 0 1 1 1.5 1.5 A 5 5 0 0 0 1 1"),
    ("M1 1 L", nil), ("M0.000000000000000000000000000001 0", "M 1e-30 0"),
    ("M123456789012345678901234567890 0", "M 1.2345678901234568e29 0"),
    ("M1e-400 1", "M 0 1"), ("M0.1 0.2", "M 0.1 0.2"), ("M1e23 1e22", "M 1e23 1e22"),
    ("M9007199254740993 0.30000000000000004", "M 9007199254740993 0.30000000000000004"),
  ])
  func spellings(text: String, plain: String?) throws {
    guard let plain else {
      #expect(throws: PathDataError.self) { try Path(svgPathData: text) }
      return
    }
    #expect(try Path(svgPathData: text) == PlainPathData.path(plain))
  }

  @Test func numbersAreRoundedAsTheStandardLibraryDoes() throws {
    let seed: UInt64 = 91
    var random = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let bits = random.next()
      var value = Double(bitPattern: bits)
      if Bool.random(using: &random) { value = random.number(-1000...1000) }
      guard value.isFinite else { continue }
      let path = try Path(svgPathData: "M\(value) 0")
      #expect(path.currentPoint?.x == value, "seed \(seed): \(value)")
    }
  }

  @Test func longDataIsReadInLinearTime() throws {
    let count = 50_000
    let text = "M0 0" + String(repeating: "l1-1.5", count: count)
    let path = try Path(svgPathData: text)
    #expect(path.elements.count == count + 1)
    #expect(path.currentPoint == Point(Double(count), -1.5 * Double(count)))
    let digits = "M0." + String(repeating: "3", count: 100_000) + " 1"
    #expect(try Path(svgPathData: digits).currentPoint == Point(1.0 / 3, 1))
  }

  @Test(arguments: [
    ("M0 0L9 9", "m1,1l2,2", true), ("M0 0 9 9", "M0 0L5 5", true), ("M0 0H9", "M0 0V9", false),
    ("M0 0a1 1 0 0 1 9 9", "M0 0A5,5,0,01,3,3", true), ("M0 0Z", "M0 0z", true),
    ("M0 0A1 1 0 0 1 9 9", "M0 0A1 1 0 1 1 9 9", false), ("M0 0C1 1 2 2 3 3", "M0 0L3 3", false),
  ])
  func pathsAreBuiltAlike(_ first: String, _ second: String, _ areAlike: Bool) {
    func commands(_ text: String) -> [UInt8] { Path.commands(inPathData: Array(text.utf8)[...]) }
    #expect((commands(first) == commands(second)) == areAlike)
  }
}

/// Reads the absolute commands M L C Q A Z with all their parts apart, and nothing else: too
/// simple to be wrong in the ways that a parser is.
private enum PlainPathData {
  static func path(_ text: String) -> Path {
    var parts = text.split(separator: " ")[...]
    var path = Path()
    func number() -> Double { parts.popFirst().flatMap { Double($0) } ?? .nan }
    func point() -> Point { Point(number(), number()) }
    while let command = parts.popFirst() {
      switch command {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "Q":
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case "C":
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      case "A":
        let radii = Size(width: number(), height: number())
        let rotation = Angle.degrees(number())
        let (largeArc, clockwise) = (number() == 1, number() == 1)
        path.addArc(
          radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise, to: point())
      default: path.close()
      }
    }
    return path
  }
}
