import SweepDiagnostics
import Testing

struct VisibleTests {
  @Test(arguments: [
    ("plain ünïcödé 日本 😀", "plain ünïcödé 日本 😀"), ("a\u{202e}b\u{200b}c", #"a\u{202e}b\u{200b}c"#),
    ("\u{1b}[31m", #"\u{1b}[31m"#), ("a\r\nb", #"a\u{d}\u{a}b"#), ("\u{2028}", #"\u{2028}"#),
    ("\u{ffff}\u{e000}", #"\u{ffff}\u{e000}"#),
  ])
  func charactersThatHideOrTurnAreEscaped(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test func longNamesAreCutInQuotes() {
    let sixty = String(repeating: "é", count: 60)
    #expect(sixty.quoted == "'\(sixty)'")
    #expect((sixty + "é").quoted == "'\(sixty.dropLast())…'")
    #expect("".quoted == "''")
  }
}
