import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct NumberFormatTests {
  @Test(arguments: [
    (0.0, 3, "0"), (-0.0, 3, "0"), (1, 3, "1"), (-1, 3, "-1"), (0.5, 3, "0.5"),
    (0.0005, 3, "0.001"), (-0.0005, 3, "-0.001"), (-0.0004, 3, "0"), (0.0004999, 3, "0"),
    (999.9994, 3, "999.999"), (999.9996, 3, "1000"), (-999.9996, 3, "-1000"),
    (1000, 3, "1000"), (1000.001, 3, "1000.001"), (1001.01, 3, "1001.01"), (12.34, 3, "12.34"),
    (100.05, 3, "100.05"), (123456.789, 3, "123456.789"), (999_999_999.999, 3, "999999999.999"),
    (2.5, 0, "3"), (-2.5, 0, "-3"), (0.5, 0, "1"), (0.49999999999999994, 0, "0"),
    (99.5, 0, "100"), (0.25, 1, "0.3"), (9.96, 1, "10"), (1.005, 2, "1"), (0.125, 2, "0.13"),
    (0.12345, 4, "0.1235"), (0.1000, 4, "0.1"), (0.0001, 4, "0.0001"), (0.00001, 5, "0.00001"),
    (0.333333, 5, "0.33333"), (1e-6, 6, "0.000001"), (-1e-6, 6, "-0.000001"),
    (0.100001, 6, "0.100001"), (123456789.123456, 6, "123456789.123456"),
    (1.1234567, 6, "1.123457"),
    (3.14159, -2, "3"), (3.14159265, 9, "3.141593"),
  ])
  func spelling(value: Double, precision: Int, text: String) {
    #expect(NumberFormat(precision: precision).string(value) == text)
  }

  /// The digits by whole numbers only, one at a time.
  private func slowText(_ fixed: Int, precision: Int) -> String {
    var digits = String(fixed.magnitude)
    while digits.count <= precision { digits = "0" + digits }
    var fraction = String(digits.suffix(precision))
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = digits.dropLast(precision)
    return (fixed < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  @Test(arguments: 0...6)
  func agreesWithSlowReference(precision: Int) {
    let seed = 0xD1A1 + UInt64(precision)
    var random = SplitMix64(seed: seed)
    let format = NumberFormat(precision: precision)
    var scale = 1.0
    for _ in 0..<precision { scale *= 10 }
    var failures = 0
    for _ in 0..<100_000 {
      let magnitudes: [Double] = [0.01, 1, 10, 200, 1000, 2000, 1e6, 999_999_000]
      let limit = magnitudes[Int.random(in: 0..<8, using: &random)]
      let value = random.number(-limit...limit)
      let fixed = Int((value * scale).rounded(.toNearestOrAwayFromZero))
      let text = slowText(fixed, precision: precision)
      if format.fixed(value) == fixed, format.string(value) == text,
        format.length(fixed: fixed) == text.utf8.count
      {
        continue
      }
      failures += 1
      if failures < 5 {
        Issue.record("\(value) became \(format.string(value)), not \(text); seed \(seed)")
      }
    }
    #expect(failures == 0)
  }

  @Test func everyTieGoesAwayFromZero() {
    let format = NumberFormat(precision: 0)
    for whole in 0..<2000 {
      #expect(format.fixed(Double(whole) + 0.5) == whole + 1)
      #expect(format.fixed(-Double(whole) - 0.5) == -whole - 1)
    }
  }

  @Test(arguments: 0...6)
  func theLimitIsJudgedAfterRounding(precision: Int) {
    let format = NumberFormat(precision: precision)
    #expect(format.isWritable(999_999_998))
    #expect(format.isWritable(-999_999_998.25))
    #expect(format.isWritable(0))
    for value in [1e9, -1e9, 999_999_999.9999999, 1e15, -1e18, 1e300, .infinity, -.infinity] {
      #expect(!format.isWritable(value), "\(value)")
    }
    #expect(!format.isWritable(.nan))
    #expect(!format.isWritable(-.nan))
    #expect(!format.isWritable(.greatestFiniteMagnitude))
  }

  @Test(arguments: 0...6)
  func noNumberTraps(precision: Int) {
    let format = NumberFormat(precision: precision)
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude] {
      #expect(!format.string(value).isEmpty)
    }
    for fixed in [Int.min, Int.max] { #expect(format.length(fixed: fixed) >= 14) }
  }

  @Test func equalityIsByPrecision() {
    #expect(NumberFormat(precision: 3) == NumberFormat(precision: 3))
    #expect(NumberFormat(precision: 3) != NumberFormat(precision: 2))
    #expect(Set([NumberFormat(precision: 6), NumberFormat(precision: 7)]).count == 1)
  }
}
