import SweepGeometry
import SweepValues
import TestSupport
import Testing

@Suite struct NumberTests {
  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  @Test(arguments: [
    ("1.5s", 1.5), ("250ms", 0.25), ("2min", 120), ("0.5h", 1800), ("02:30", 150),
    ("01:00:00.5", 3600.5), ("1:00:00", 3600), ("7", 7), (".5s", 0.5), ("1e1s", 10),
  ])
  func clockValuesAreSeconds(_ text: String, _ seconds: Double) {
    #expect(ClockValue(spelledBy: bytes(text)) == .seconds(seconds))
  }

  @Test(arguments: ["", "2 s", "banana", "-1s", "1:2:3:4", "s", "5d", "0:2.5", "00:2", "100:00"])
  func othersAreNoClockValues(_ text: String) {
    #expect(ClockValue(spelledBy: bytes(text)) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-1.5", -1.5), ("+.25", 0.25), ("1e-3", 0.001), ("12.5E2", 1250),
    ("0.1", 0.1), ("123456789", 123_456_789), ("1e400", .infinity), ("1e-400", 0),
    ("0.30000000000000004", 0.30000000000000004), ("9007199254740993", 9_007_199_254_740_992),
    ("00012", 12), ("2.5e-308", 2.5e-308), ("1.7976931348623157e308", 1.7976931348623157e308),
  ])
  func numbersAreRead(_ text: String, _ number: Double) {
    #expect(Double(spelledBy: bytes(text)) == number)
  }

  @Test(arguments: ["", ".", "1.", "e5", "1e", "1 2", "--1", "NaN", "inf", "0x10"])
  func othersAreNoNumbers(_ text: String) {
    #expect(Double(spelledBy: bytes(text)) == nil)
  }

  @Test func `numbers come back as they were`() {
    var random = SplitMix64(seed: 18)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(Double(spelledBy: bytes("\(value)")) == value)
      let short = (random.number(-1e6...1e6) * 1000).rounded() / 1000
      #expect(Double(spelledBy: bytes("\(short)")) == short)
    }
  }

  @Test(arguments: [
    ("1em", 1, "em"), ("1e3px", 1000, "px"), ("1e", 1, "e"), ("5.", 5, ""), ("-.5%", -0.5, "%"),
    ("1e+", 1, "e"), ("3E2Q", 300, "Q"),
  ])
  func `a unit is not taken for an exponent`(_ text: String, _ number: Double, _ unit: String) {
    var reader = ValueReader(text)
    #expect(reader.number() == number)
    #expect(reader.unit().text == unit)
  }

  @Test(
    arguments: [
      ("1,2 3", [1, 2, 3]), (" 1-2.5.5 ", [1, -2.5, 0.5]), ("", []), ("1,", [1]),
      ("1,,2", nil), ("1;2", nil), ("1e9", nil), (",1", nil),
    ] as [(String, [Double]?)])
  func `numbers stand between blanks and commas`(_ text: String, _ numbers: [Double]?) {
    #expect(ValueReader.numbers(text) == numbers)
  }

  @Test func `numbers have a limit of their own`() {
    #expect(ValueReader.numbers(bytes("1e9 -2e9"), below: .infinity) == [1e9, -2e9])
    #expect(ValueReader.numbers(bytes("1 5"), below: 5) == nil)
  }

  @Test(arguments: [
    ("a; b ;c", ["a", "b", "c"]), ("a;", ["a"]), ("a;;b", ["a", "", "b"]), ("", [""]), (";", [""]),
  ])
  func `lists stand between semicolons`(_ text: String, _ items: [String]) {
    #expect(bytes(text).semicolonItems.map(\.text) == items)
  }

  @Test(arguments: [
    ("96", 96), ("96px", 96), ("1IN", 96), ("2.54cm", 96), ("25.4mm", 96), ("101.6q", 96),
    ("72pt", 96), ("6pc", 96), ("2em", 40), ("2rem", 24), ("2ex", 20), ("10%", 30), (" 1 ", 1),
  ])
  func `lengths are measured by where they stand`(_ text: String, _ units: Double) {
    var context = LengthContext(viewport: Size(width: 300, height: 400))
    (context.fontSize, context.rootFontSize) = (20, 12)
    #expect(abs((context.length(text, .x) ?? 0) - units) < 1e-12)
    #expect(abs((context.length("10%", .y) ?? 0) - 40) < 1e-12)
    #expect(abs((context.length("10%") ?? 0) - 12_500.0.squareRoot() * 10 / 31.622776601683793) < 1)
  }

  @Test(arguments: ["", "px", "1 px", "1vw", "1px 2", "1e9", "0x1", "1ems"])
  func `others are no lengths`(_ text: String) {
    #expect(LengthContext(viewport: Size(width: 1, height: 1)).length(text) == nil)
  }

  @Test(arguments: [("deg", 1), ("GRAD", 0.9), ("turn", 360), ("rad", 180 / Double.pi)])
  func `angles have units`(_ text: String, _ degrees: Double) {
    #expect(AngleUnit(bytes(text))?.degrees == degrees)
  }

  @Test(arguments: [
    ("translate(1)", "translate", [1, 0]), ("ROTATE( 9 )", "rotate", [9, 0, 0]),
    ("scale(2)", "scale", [2, 2]), ("skewx(3)", "skewX", [3]), ("skewY(-3)", "skewY", [-3]),
    ("matrix(1 2,3 4-5.5.5)", "matrix", [1, 2, 3, 4, -5.5, 0.5]),
    ("rotate(1,2,3),", "rotate", [1, 2, 3]),
  ])
  func `transforms are read`(_ text: String, _ kind: String, _ numbers: [Double]) {
    let functions = TransformFunction.list(bytes(text)) ?? []
    #expect(functions.map(\.kind.rawValue) == [kind])
    #expect(functions.map(\.numbers) == [numbers])
  }

  @Test(arguments: [
    "rotate(1 2)", "scale()", "skewX(1 2)", "matrix(1 2 3)", "translate(1", "turn(1)",
    "rotate(1deg)",
    "translate(1) x", "rotate 1",
  ])
  func `a list with a fault is none`(_ text: String) {
    #expect(TransformFunction.list(bytes(text)) == nil)
  }

  @Test func `transforms are maps`() throws {
    let list = try #require(
      TransformFunction.list(bytes("translate(1 2) rotate(90 3 4) scale(2 3)")))
    let map = list.reduce(.identity) { $0 * $1.affine }
    let point = map.apply(to: Point(5, 6))
    // Scaled to 10,18, turned about 3,4 to -11,11, moved to -10,13.
    #expect(abs(point.x + 10) < 1e-12 && abs(point.y - 13) < 1e-12)
    #expect(TransformFunction.list(bytes(" ")) == [])
  }
}
