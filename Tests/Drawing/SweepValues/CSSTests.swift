import SweepValues
import Testing

/// CSS is read as in browsers, so that no spelling hides a name.
@Suite struct CSSTests {
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

  @Test(arguments: [
    ("url(a)", "a"), ("url( a )", "a"), ("url('a)')", "a)"), ("u\\72l( \"a\" )", "a"),
    ("url(a", "a"), ("url(\\61)", "\\61"), ("@import 'a'", "a"), ("url()", ""),
  ]) func `addresses have their place`(_ css: String, _ wanted: String) {
    // Bytes before the slice do not count.
    let bytes = Array("xx\(css)".utf8).dropFirst(2)
    let reference = CSSReference.all(in: CSSTokenizer.tokens(of: bytes)).first
    let range = reference?.addressRange(in: bytes)
    #expect(range.map { bytes.dropFirst($0.lowerBound).prefix($0.count).text } == wanted)
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

  @Test func commentsStandAnywhere() {
    let tokens = CSSTokenizer.tokens(
      of: "/*;*/fi/**/ll : /*}*/ red /*!important*/; a:b !/**/IMPORTANT".utf8)
    let declarations = CSSDeclaration.read(tokens)
    #expect(declarations.map(\.name) == ["a"])
    #expect(declarations.map(\.isImportant) == [true])
    #expect(CSSDeclaration.unreadable(tokens).count == 1)
  }

  @Test(arguments: [
    ("*", "", 0, 0, 0), ("path", "path", 0, 0, 1), (".a", "", 0, 1, 0), (".a.b.a", "", 0, 2, 0),
    ("#x", "", 1, 0, 0), ("text#x.a.b", "text", 1, 2, 1), ("*.a", "", 0, 1, 0),
    ("/*c*/.\\61", "", 0, 1, 0),
  ]) func selectors(_ css: String, _ name: String, _ ids: Int, _ classes: Int, _ names: Int) {
    let selector = CSSSelector(CSSTokenizer.tokens(of: css.utf8))
    #expect(selector?.name ?? "" == name)
    let weight = selector?.specificity
    #expect([weight?.ids, weight?.classes, weight?.names] == [ids, classes, names])
  }

  @Test(arguments: ["", "a b", "a>b", "a:hover", "[x]", "..a", ".", "a.", "#x#y", "*a", "a,b"])
  func othersAreNoSelectors(_ css: String) {
    #expect(CSSSelector(CSSTokenizer.tokens(of: css.utf8)) == nil)
  }

  @Test func specificityIsNoSum() throws {
    let classes = (0..<200).map { ".c\($0)" }.joined()
    let many = try #require(CSSSelector(CSSTokenizer.tokens(of: classes.utf8)))
    let id = try #require(CSSSelector(CSSTokenizer.tokens(of: "#x".utf8)))
    #expect(many.specificity < id.specificity)
    #expect(many.classes.count == 200 && many.selects(many) && !many.selects(id))
  }
}
