import SweepDiagnostics
import Testing

struct ExcerptTests {
  /// The excerpt's text with the carets below it.
  private func shown(_ excerpt: Excerpt) -> [String] {
    [
      excerpt.text,
      String(repeating: " ", count: excerpt.caretOffset)
        + String(repeating: "^", count: excerpt.caretLength),
    ]
  }

  @Test func theCaretsStandBelowTheFault() {
    #expect(
      shown(Excerpt(line: "<g fill='x'/>", column: 4, length: 4)) == [
        "<g fill='x'/>",
        "   ^^^^",
      ])
  }

  @Test func placesBehindTheLineHaveOneCaret() {
    #expect(shown(Excerpt(line: "ab", column: 9, length: 4)) == ["ab", "  ^"])
    #expect(shown(Excerpt(line: "ab", column: 0, length: 0)) == ["ab", "^"])
  }

  @Test func longLinesAreCutAroundTheFault() {
    let long = String(repeating: "x", count: 5_000)
    let lines = shown(Excerpt(line: long + "nope" + long, column: 5_001, length: 4))
    #expect(
      lines[0] == "…" + String(repeating: "x", count: 40) + "nope"
        + String(repeating: "x", count: 56) + "…")
    #expect(lines[1] == String(repeating: " ", count: 41) + "^^^^")
  }

  @Test func wideCharactersKeepTheCaretInPlace() {
    let line = #"{"日本": 1, "nope": 1}"#
    #expect(Excerpt(line: line, column: 2, length: 4).caretLength == 6)
    #expect(Excerpt(line: line, column: 10, length: 6).caretOffset == 11)
    #expect(Excerpt(line: "e\u{301}x", column: 3, length: 1).caretOffset == 1)
  }

  @Test func escapesTakeTheirColumns() {
    #expect(
      shown(Excerpt(line: "\t\u{1b}[31mx", column: 7, length: 1)) == [
        #" \u{1b}[31mx"#,
        "           ^",
      ])
  }

  @Test(arguments: ["", "short", "日本e\u{301}\u{1b}\t<g/>", "a\u{1f600}é"])
  func bytesGiveTheSameAsTheirLine(piece: String) {
    for count in [1, 7, 19, 20, 21, 50, 101, 200] {
      let line = String(repeating: piece, count: count)
      let scalars = Array(line.unicodeScalars)
      for ends in [("", ""), ("above\n", "\nbelow"), ("above\r\n", "\r\nbelow")] {
        let bytes = Array((ends.0 + line + ends.1).utf8)
        var offset = ends.0.utf8.count
        for column in 1...(scalars.count + 1) {
          #expect(
            Excerpt(of: bytes, at: offset, length: 3)
              == Excerpt(line: line, column: column, length: 3),
            "\(piece) \(count) \(column)")
          if column <= scalars.count { offset += String(scalars[column - 1]).utf8.count }
        }
      }
    }
  }

  @Test func bytesOutsideOfTheTextAreItsEnds() {
    let bytes = Array("ab\ncd".utf8)
    #expect(shown(Excerpt(of: bytes, at: -7, length: 1)) == ["ab", "^"])
    #expect(shown(Excerpt(of: bytes, at: 70, length: 1)) == ["cd", "  ^"])
    #expect(shown(Excerpt(of: [], at: 0, length: 1)) == ["", "^"])
  }

  @Test func bytesThatAreNotUTF8AreReplaced() {
    #expect(shown(Excerpt(of: [0x61, 0xff, 0x62], at: 2, length: 1)) == ["a\u{fffd}b", "  ^"])
  }
}
