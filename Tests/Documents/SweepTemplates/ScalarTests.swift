import SweepScene
import SweepTemplates
import Testing
import SweepYAML

/// A word's meaning depends on its key; YAML never guesses.
struct ScalarTests {
  private func mistake(_ type: String, _ value: String) -> String? {
    let text = """
      sweephand: 1
      parameters: {p: {type: \(type)}}
      layers: []
      """
    let outcome = Document.read(Array(text.utf8), file: "dial.yaml")
    #expect(outcome.value != nil && outcome.diagnostics.count == 1, "it is not used")
    return mistakes(
      """
      sweephand: 1
      parameters: {p: {type: \(type), default: \(value)}}
      layers: []
      """
    ).first.map { String($0.drop { $0 != "'" }) }
  }

  @Test(
    arguments: [
      ("no", nil), ("12:30", nil), ("10:10:30", nil), ("1_000", "write 1000"),
      ("0123", "write 123"), ("0o17", nil), ("0x1F", nil), ("2024-01-01", nil),
      (".nan", "numbers are finite"), (".inf", "numbers are finite"), (".5", "write 0.5"),
      ("5.", "write 5"), ("+5", "write 5"), ("3.1.4", nil), ("1e", nil), ("abc", nil),
    ] as [(String, String?)])
  func numbersAreThoseOfJSON(value: String, hint: String?) {
    let ending = hint.map { " | \($0)" } ?? ""
    #expect(mistake("number", value) == "'p' must be a number, not '\(value)'\(ending)")
  }

  @Test(arguments: ["0", "-0", "72", "-118.4", "6e-3", "1E+2", "0.5"])
  func numbersOfJSONAreTaken(value: String) {
    #expect(mistake("number", value) == nil)
  }

  @Test func numbersBeyondDoubleAndInQuotesAreRefused() {
    #expect(mistake("number", "1e400") == "'p' must be a number within 1.8e308 of zero")
    #expect(
      mistake("number", "\"72\"")
        == "'p' must be a number, not text in quotes | write it without quotes")
    #expect(mistake("number", "~") == "'p' has no value | write a value, or leave the key out")
    #expect(mistake("number", "[1]") == "'p' must be a number, not a list")
  }

  @Test(arguments: [
    "no", "on", "Yes", "true", "12:30", "10:10:30", "1_000", "0123", "0x1f", "2024-01-01", ".nan",
    "-.inf", "1e3", "72", "-1.5", "+1",
  ])
  func wordsThatLookOtherwiseNeedQuotes(value: String) {
    #expect(
      mistake("text", value) == "'p' must be text, and '\(value)' could be something else"
        + " | write it in quotes: \"\(value)\"")
    #expect(mistake("text", "\"\(value)\"") == nil)
  }

  @Test(arguments: [
    "km/h", "3D", "0-60 mph", "v1.2.3", ".", "-", "12 kg", "1e", "a:b", "1:1:x", "0x",
  ])
  func otherWordsAreText(value: String) {
    #expect(mistake("text", value) == nil)
  }

  @Test func textHoldsWhatXMLCanHold() {
    #expect(mistake("text", #""a\tb\nc""#) == nil)
    #expect(
      mistake("text", #""a\x1bb""#)
        == "'p' holds the character U+001B, which no picture can | leave control characters out")
    #expect(
      mistake("text", #""a\0""#)
        == "'p' holds the character U+0000, which no picture can | leave control characters out")
    let markup = "</text><script>alert(1)</script>]]>&\"'"
    let scene = picture(
      "sweephand: 1\nparameters: {t: {type: text}}\npicture: {title: $t}\nlayers: []",
      set: ["t": markup])
    #expect(scene?.title == markup)
  }

  @Test func truthIsTrueOrFalse() {
    #expect(mistake("boolean", "true") == nil)
    #expect(mistake("boolean", "no") == "'p' must be true or false, not 'no' | write false")
    #expect(mistake("boolean", "True") == "'p' must be true or false, not 'True' | write true")
  }

  @Test func wholeNumbersAreWhole() {
    #expect(mistake("integer", "3") == nil)
    #expect(mistake("integer", "3.0") == "'p' must be a whole number, not '3.0' | write 3")
    #expect(mistake("integer", "1e15")?.contains("at most 15 digits") == true)
    #expect(mistake("integer", "123456789012345678901")?.contains("at most 15 digits") == true)
  }

  @Test(arguments: ["0.5s", "500ms", "2min", "3", "\"0.25\"", "1e3ms"])
  func durationsHaveUnits(value: String) {
    #expect(mistake("duration", value) == nil)
  }

  @Test func wrongDurationsAndAnglesSayHowToWriteThem() {
    #expect(
      mistake("duration", "5sec")
        == "'p' must be a time such as 0.5s, 500ms or 2min, not '5sec' | did you mean 's'?")
    #expect(mistake("duration", "s")?.hasPrefix("'p' must be a time") == true)
    #expect(mistake("angle", "90degr")?.hasSuffix("| did you mean 'deg'?") == true)
    for angle in ["-118.4", "-118.4deg", "0.25turn", "1rad", "90°"] {
      #expect(mistake("angle", angle) == nil)
    }
  }

  @Test(arguments: [
    "\"#f00\"", "\"#F00a\"", "\"#ff0000\"", "\"#ff000080\"", "red", "rebeccapurple", "aliceblue",
    "yellowgreen", "transparent", "accent", "needleShade", "Red", "rgb(255 0 0 / 50%)",
    "oklch(62.8% 0.26 29.2)",
  ])
  func colorsAreTaken(value: String) {
    #expect(mistake("color", value) == nil)
  }

  @Test(arguments: [
    "\"#ff\"", "\"#ggg\"", "rgb(1,2)", "oklch(1 2)", "\"red;}</style><script>\"",
    "\"url(javascript:alert(1))\"", "\"url(http://example.com)\"", "\"\"", "\"#１２３\"",
  ])
  func colorsAreNothingElse(value: String) {
    #expect(mistake("color", value)?.hasPrefix("'p' must be a colour") == true)
  }

  @Test func colorsWithoutQuotesAreComments() {
    let found = mistakes("sweephand: 1\nlayers:\n  - face:\n      color: #fff\n")
    #expect(
      found == [
        "dial.yaml:4:13: error[SH0301]: 'color' has no value"
          + " | write colours in quotes: '#' begins a comment"
      ])
    #expect(
      mistake("color", "rde") == "'p' must be a colour (#rrggbb, a name of CSS or a colour"
        + " of the theme), not 'rde' | did you mean 'red'?")
  }

  @Test func fontFamiliesCannotEndTheirPlace() {
    func found(_ family: String) -> [String] {
      mistakes("sweephand: 1\ntheme: {fontFamily: \(family)}\nlayers: []")
    }
    #expect(found(#""'DejaVu Sans', Arial, sans-serif""#) == [])
    for family in [#""x\";@import 'y'""#, #""a;b""#, #""a{b}""#, #""'a""#, #""a</style>""#] {
      #expect(found(family).first?.contains("must be a list of font families") == true)
    }
  }
}
