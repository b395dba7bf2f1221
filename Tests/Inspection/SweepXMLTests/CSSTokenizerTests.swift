import SweepXML
import Testing

/// CSS is read as browsers read it, so that no spelling hides what it names.
@Suite struct CSSTokenizerTests {
  private func texts(_ css: String) -> [String] {
    CSSTokenizer.tokens(of: css.utf8).filter { $0.kind != .space }.map(\.text)
  }

  @Test(arguments: [
    ("fill", ["fill"]), ("\\66ill", ["fill"]), ("\\000066 ill", ["fill"]), ("f\\ill", ["fill"]),
    ("/* a */b/**/c", ["b", "c"]), ("'a\\\nb'", ["ab"]), ("\"a\\22 b\"", ["a\"b"]),
    ("url( a.png )", ["a.png"]), ("URL(a\\29)", ["a)"]), ("u\\72l(x)", ["x"]),
    ("@im\\70ort 'x'", ["import", "x"]), ("#\\31 a", ["1a"]),
    ("1e3px -.5% +2", ["1e3px", "-.5%", "+2"]),
    ("<!-- a -->", ["a"]), ("--x:1", ["--x", ":", "1"]),
    ("a{b:c}", ["a", "{", "b", ":", "c", "}"]),
    ("/* open", []), ("'open", ["open"]), ("url(open", ["open"]), ("\\0", ["\u{FFFD}"]),
  ]) func names(_ css: String, _ wanted: [String]) { #expect(texts(css) == wanted) }

  @Test(arguments: ["'a\nb", "url(a b)", "url(a\"b)"]) func broken(_ css: String) {
    #expect(CSSTokenizer.tokens(of: css.utf8).first?.kind == .broken)
  }

  @Test func rangesCoverTheText() {
    let css = "a{fill:url( 'x' )}/* é */#b\\66 {x:1}"
    var at = 0
    for token in CSSTokenizer.tokens(of: css.utf8) {
      #expect(token.range.lowerBound >= at && !token.range.isEmpty)
      at = token.range.upperBound
    }
    #expect(at == css.utf8.count)
  }

  @Test(arguments: [
    ("fill:url(a)", ["a"]), ("fill:url('a')", ["a"]),
    ("x:image-set('a' 1x, url(b) 2x)", ["a", "b"]),
    ("content:'a'", []), ("@import 'a' layer(x); @import url(b);", ["a", "b"]),
    ("@namespace 'a'; @namespace url(b);", []), ("x:image-set('a' type('image/png'))", ["a"]),
    ("@media print{@import 'a'}", ["a"]), ("x:src(\"a\")", ["a"]),
  ]) func references(_ css: String, _ wanted: [String]) {
    let tokens = CSSTokenizer.tokens(of: css.utf8)
    #expect(CSSReference.all(in: tokens).map(\.address) == wanted)
  }

  @Test func declarationsAndRules() {
    let tokens = CSSTokenizer.tokens(
      of: "@media (a:b){#x,.y > z{FILL:red!important;stroke:url(a;b)}} @font-face{c:d} p{q:r".utf8)
    let rules = CSSRule.read(tokens)
    #expect(rules.map(\.selectors.count) == [2, 1])
    #expect(rules.map(\.conditions) == [["media (a:b)"], []])
    #expect(rules[0].declarations.map(\.name) == ["fill", "stroke"])
    #expect(rules[0].declarations.map(\.isImportant) == [true, false])
    #expect(rules[0].declarations.map(\.text) == ["red", "url(a;b)"])
    #expect(rules[1].declarations.map(\.text) == ["r"])
  }

  @Test(arguments: [
    ("", Address.empty), (" #a ", .fragment("a")), ("a.svg#b", .elsewhere),
    ("java\u{1}script:x", .script("javascript")), ("JAVA\tSCRIPT :x", .script("javascript")),
    ("//host/a", .elsewhere), ("file:///a", .elsewhere), ("\\\\host", .elsewhere),
  ]) func address(_ text: String, _ wanted: Address) { #expect(Address(text) == wanted) }

  @Test func dataAddresses() {
    guard case .data(let data) = Address("data:IMAGE/png;base64,iVBORw0KGgoAAAAN") else {
      Issue.record("no data")
      return
    }
    #expect(data.type == "image/png")
    #expect(data.pictureType == "image/png")
  }
}
