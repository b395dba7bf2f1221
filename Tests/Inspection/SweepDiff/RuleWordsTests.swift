import TestSupport
import Testing

@testable import SweepDiff

/// Other values in the style sheets of foreign files, in words.
@Suite struct RuleWordsTests {
  @Test(arguments: [
    (".a{fill:#F00}.b{r:8}", ".a { fill : red }.b{r:9}", "r of .b 8 → 9"),
    (".a{fill:red}", ".a{fill:red}.b{r:1}", "r of .b not set → 1"),
    ("@media print{.a{r:1}}", "@media print{.a{r:2}}", "r of .a under '@media print' 1 → 2"),
    (".a{--x:1}", ".a{--x:2}", "--x of .a 1 → 2"),
    // Another selector, and an import beside a rule, are told by the text.
    ("a{r:1}", "b{r:1}", "text 'a{r:1}' → 'b{r:1}'"),
    (
      "@import 'x';a{r:1}", "@import 'y';a{r:2}", "text '@import 'x';a{r:1}' → '@import 'y';a{r:2}'"
    ),
  ])
  func `rules are told by their properties`(old: String, new: String, text: String) throws {
    func sheet(_ rules: String) -> String { oneLineDrawing("<style>\(rules)</style><g/>") }
    #expect(try difference(sheet(old), sheet(new)).sentences.map(\.text) == [text])
  }
}
