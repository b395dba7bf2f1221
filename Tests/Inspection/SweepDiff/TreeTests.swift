import SweepXML
import Testing

@testable import SweepDiff

@Suite struct TreeTests {
  @Test(arguments: [
    ("<path d='M0 0' fill='red'/>", "<path fill=\"#f00\"   d='M 0,0'></path>"),
    ("<g><path/></g>", "<g>\n  <path/>\n</g>"), ("<g/>", "<!-- a --><g/><!-- b -->"),
    ("<text>a&lt;b</text>", "<text><![CDATA[a<]]>b</text>"),
    ("<text>ab</text>", "<text>a<!-- x -->b</text>"), ("<path/>", "<path opacity='1.0'/>"),
    ("<path transform='rotate(9)'/>", "<path transform='rotate( 9,0 0 )'/>"),
    ("<path style='fill:red;x:y'/>", "<path style='x : y;fill:#f00;'/>"),
    ("<path/>", "<path fill='black'/>"), ("<text>a</text>", "<text> a\n</text>"),
    (
      "<path><animate attributeName='fill' values='red;#fff' dur='1s'/></path>",
      "<path><animate attributeName='fill' values='#f00; white;' dur='1000ms'/></path>"
    ),
    (
      "<path><animate attributeName='d' values='M0 0h1;M0 0h2'/></path>",
      "<path><animate attributeName='d' values='M0,0L1,0;M0,0L2,0'/></path>"
    ),
  ])
  func sameMeaning(_ old: String, _ new: String) throws {
    #expect(try words(old, new) == [])
    #expect(try words(new, old) == [])
  }

  @Test func prefixesOfNamespacesDoNotCount() throws {
    let old = oneLineDrawing("<path xmlns:a='http://www.w3.org/1999/xlink' a:href='#b'/>")
    let new = """
      <s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
      <s:path xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='#b'/></s:svg>
      """
    #expect(try difference(old, new).isEmpty)
  }

  @Test(arguments: [
    ("<text>a b</text>", "<text>ab</text>", "/svg/text: text 'a b' → 'ab'"),
    ("<path fill='red'/>", "<path fill='blue'/>", "/svg/path: fill 'red' → 'blue'"),
    ("<path/>", "<path fill='blue'/>", "/svg/path: fill added: 'blue'"),
    ("<path opacity='.5'/>", "<path/>", "/svg/path: opacity removed: '.5'"),
    ("<path/>", "<path/><g id='a'/>", "/svg/g[@id='a']: added <g id=\"a\"/>"),
    ("<path/><path d='M1 1'/>", "<path/>", "/svg/path[2]: removed <path d=\"M1 1\"/>"),
    ("<desc>a</desc>", "<desc/>", "/svg/desc: text removed: 'a'"),
    (
      "<g xml:space='preserve'><g/></g>", "<g xml:space='preserve'> <g/></g>",
      "/svg/g: text added: ' '"
    ),
    (
      "<g id='a'><path id='n'/><g/></g><g/>",
      "<g id='a'><g/></g><g opacity='1'><path id='n' fill='red'/></g>",
      "/svg/g[2]/path[@id='n']: moved from /svg/g[@id='a']/path[@id='n']"
    ),
    ("<g><path d='M1 1'/></g><g/>", "<g/><g><path d='M1 1'/></g>", ""),
    ("<style>a{c:d}</style>", "<style>b{c:d}</style>", "/svg/style: text 'a{c:d}' → 'b{c:d}'"),
  ])
  func oneChange(_ old: String, _ new: String, _ sentence: String) throws {
    let found = try words(old, new)
    if sentence.isEmpty { #expect(found.count == 1) } else { #expect(found.first == sentence) }
    let isMovedAndChanged = new.contains("id='n' fill")
    #expect(found.count == (isMovedAndChanged ? 2 : 1))
  }

  @Test func commentsCountWhereAsked() throws {
    let (old, new) = (oneLineDrawing("<g/><!--a-->"), oneLineDrawing("<g/><!--b-->"))
    #expect(try difference(old, new).isEmpty)
    let found = try difference(old, new) { $0.comparesComments = true }
    #expect(found.changes.map(\.kind) == [.text])
    #expect(found.changes.first?.newValue == "<!--b-->")
  }

  @Test func automaticPrefixesDoNotCount() throws {
    let old = oneLineDrawing("<path id='abc123_a'/><g fill='url(#abc123_a)'/>")
    let new = oneLineDrawing("<path id='x9z8y7_a'/><g fill='url(#x9z8y7_a)'/>")
    #expect(try difference(old, new).isEmpty)
    #expect(try difference(old, new) { $0.comparesPrefixes = true }.changes.count == 2)
    let other = oneLineDrawing("<path id='x9z8y7_b'/><g fill='url(#x9z8y7_b)'/>")
    #expect(try difference(old, other).changes.count == 2)
  }

  @Test func ignoresWhatIsSelected() throws {
    let old = oneLineDrawing("<path d='M0 0' fill='red'/><desc>a</desc>")
    let new = oneLineDrawing("<path d='M0 1' fill='blue'/><desc>b</desc><g/>")
    let found = try difference(old, new) { $0.ignored = ["//@d", "//svg:desc", "//svg:g"] }
    #expect(found.changes.map(\.attribute) == ["fill"])
    #expect(throws: DiffError.self) { try difference(old, new) { $0.ignored = ["//["] } }
    #expect(throws: DiffError.self) { try difference(old, new) { $0.ignored = ["1+1"] } }
    #expect(throws: DiffError.self) { try difference(old, new) { $0.ignored = ["//x:y"] } }
  }

  @Test func placesAreThoseOfTheAttribute() throws {
    let found = try difference(
      "<svg>\n  <g/><path\n fill='red'/></svg>", "<svg><path d='M1 1'\n\n  fill='blue'/></svg>")
    let change = try #require(found.changes.first { $0.attribute == "fill" })
    #expect(change.old?.position.description == "3:2")
    #expect(change.new?.position.description == "3:3")
  }

  @Test func rootsOfOtherNamesAreRemovedAndAdded() throws {
    let found = try difference("<svg/>", "<html/>")
    #expect(Set(found.changes.map(\.kind)) == [.added, .removed])
  }
}
