import SweepDials
import Testing

@Suite struct NumberStyleTests {
  @Test(
    arguments: [
      (NumberStyle(), 0, "0"), (NumberStyle(), 1234.5678, "1234.568"), (NumberStyle(), -5, "−5"),
      (NumberStyle(), 0.1 + 0.2, "0.3"), (NumberStyle(), 0.0625, "0.0625"),
      (NumberStyle(), 0.000_3, "0.0003"), (NumberStyle(), 1e-16, "0"),
      (NumberStyle(decimals: 2), 1, "1.00"), (NumberStyle(decimals: 0), 2.5, "3"),
      (NumberStyle(decimals: 0), -0.4, "0"), (NumberStyle(decimals: 1), -0.05, "−0.1"),
      (NumberStyle(decimals: 1), 0, "0.0"),
      (NumberStyle(decimals: 6), 123_456_789_012, "123456789012.000000"),
      (NumberStyle(significantDigits: 3), 1234.5, "1230"),
      (NumberStyle(significantDigits: 3), 0.001_234_5, "0.00123"),
      (NumberStyle(significantDigits: 2), 9.99, "10"),
      (NumberStyle(significantDigits: 2), 9990, "10000"),
      (NumberStyle(significantDigits: 12), 123_456.789_012, "123456.789012"),
      (NumberStyle(grouping: "'"), 1_234_567, "1'234'567"),
      (NumberStyle(grouping: "'"), 123, "123"),
      (NumberStyle(prefix: "≈", suffix: "!"), 7, "≈7!"),
      (NumberStyle(unit: "km"), 7, "7\u{a0}km"), (NumberStyle(unit: "°"), 7, "7°"),
      (NumberStyle(unit: "°C"), -7, "−7\u{a0}°C"),
    ] as [(NumberStyle, Double, String)])
  func spells(style: NumberStyle, number: Double, text: String) {
    #expect(style.string(number) == text)
  }

  /// Written by hand after CLDR 45.
  @Test(arguments: [
    ("en", "1,234,567.8"), ("de", "1.234.567,8"), ("de-CH", "1’234’567.8"),
    ("de-AT", "1\u{a0}234\u{a0}567,8"), ("fr", "1\u{202f}234\u{202f}567,8"),
    ("sv", "1\u{a0}234\u{a0}567,8"), ("hi", "12,34,567.8"), ("en-IN", "12,34,567.8"),
    ("es", "1.234.567,8"), ("pl", "1\u{a0}234\u{a0}567,8"), ("ja", "1,234,567.8"),
  ])
  func followsALocale(code: String, text: String) throws {
    let locale = try #require(NumberLocale.named(code))
    #expect(NumberStyle(locale: locale).string(1_234_567.8) == text)
  }

  @Test func fourDigitsAreLeftAloneWhereALanguageDoesSo() {
    #expect(NumberStyle(locale: .named("es")).string(1234) == "1234")
    #expect(NumberStyle(locale: .named("es")).string(12_345) == "12.345")
    #expect(NumberStyle(locale: .named("de")).string(1234) == "1.234")
  }

  @Test func aSeparatorOfOnesOwnCountsForMoreThanTheLocale() {
    #expect(NumberStyle(locale: .named("de"), grouping: " ").string(1234.5) == "1 234,5")
    #expect(NumberStyle(locale: .named("de"), grouping: "").string(1234.5) == "1234,5")
  }

  @Test func localesAreInOrderAndEachOnce() {
    let codes = NumberLocale.library.map { $0.code.lowercased() }
    #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    #expect(NumberLocale.named("DE-ch")?.grouping == "’")
    #expect(NumberLocale.named("xx") == nil)
  }

  @Test(
    arguments: [
      (0, "0"), (1, "1"), (999, "999"), (1000, "1k"), (12_500, "12.5k"), (-3e6, "−3M"),
      (2.4e9, "2.4G"), (4e11, "400G"), (0.5, "500m"), (4.7e-6, "4.7µ"), (1e-9, "1n"), (3e-12, "3p"),
      (999.9996, "1k"), (999_999.9, "1M"),
    ] as [(Double, String)])
  func scalesByThousands(number: Double, text: String) {
    #expect(NumberStyle(hasSIPrefix: true).string(number) == text)
  }

  @Test func prefixesBelongToTheUnit() {
    #expect(NumberStyle(hasSIPrefix: true, unit: "Hz").string(440) == "440\u{a0}Hz")
    #expect(NumberStyle(hasSIPrefix: true, unit: "Hz").string(2500) == "2.5\u{a0}kHz")
    #expect(NumberStyle(significantDigits: 2, hasSIPrefix: true).string(1_260) == "1.3k")
    #expect(NumberStyle(decimals: 1, hasSIPrefix: true).string(20_000) == "20.0k")
  }

  /// No finite number in a style stops a program.
  @Test func everyFiniteNumberHasASpelling() {
    for exponent in -320...308 {
      for digit in [-9.99, 1, 5.5] {
        for style in [
          NumberStyle(), NumberStyle(decimals: 6), NumberStyle(significantDigits: 12),
          NumberStyle(significantDigits: 1, hasSIPrefix: true),
          NumberStyle(decimals: 6, hasSIPrefix: true),
        ] {
          let number = Double("\(digit)e\(exponent)") ?? 0
          #expect(!style.string(number).isEmpty)
        }
      }
    }
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(!NumberStyle(significantDigits: 3).string(number).isEmpty)
    }
  }
}
