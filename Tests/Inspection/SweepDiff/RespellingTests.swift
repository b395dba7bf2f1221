import TestSupport
import Testing

@testable import SweepDiff

/// Drawings as editors and optimisers write them: styles as attributes, in `style` or as classes.
@Suite struct RespellingTests {
  @Test func `three hundred re-spellings are no change`() throws {
    var random = SplitMix64(seed: 34)
    for round in 0..<300 {
      let drawing = PlainDrawing(&random)
      let (old, new) = (drawing.spelled(&random), drawing.spelled(&random))
      let found = try difference(old, new)
      #expect(found.isEmpty, "round \(round): \(found.sentences)\n\(old)\n\(new)")
    }
  }

  @Test func `two thousand edits under re-spellings are found`() throws {
    var random = SplitMix64(seed: 35)
    for round in 0..<2_000 {
      let drawing = PlainDrawing(&random)
      var edited = drawing
      let note = edited.edit(&random)
      let (old, new) = (drawing.spelled(&random), edited.spelled(&random))
      #expect(try !difference(old, new).isEmpty, "round \(round): \(note)\n\(old)\n\(new)")
    }
  }

  @Test(arguments: [
    // A style that a rule overrides, and one that overrides it.
    (
      "<style>.a{fill:red}</style><rect class='a' width='9' fill='blue'/>",
      "<style>.a{fill:red}</style><rect class='a' width='9' style='fill:blue'/>"
    ),
    ("<style>.a{fill:red}</style><g class='a b'/>", "<style>.a{fill:red}</style><g class='a c'/>"),
    ("<style>.a{fill:red}</style>", "<style>.b{fill:red}</style>"),
    (
      "<style>.a{fill:red}</style><rect class='a' width='9'/>",
      "<style>.b{fill:red}</style><rect class='a' width='9'/>"
    ),
    ("<rect style='fill:red' width='9'/>", "<rect fill='blue' width='9'/>"),
    ("<rect style='opacity:.5' width='9'/>", "<g opacity='.5'><rect width='9'/></g>"),
    (
      "<g font-size='2em'><text>a</text></g>",
      "<g font-size='2em'><text font-size='2em'>a</text></g>"
    ),
    ("<text>a <tspan>b</tspan></text>", "<text>a<tspan>b</tspan></text>"),
    ("<text xml:space='preserve'> a</text>", "<text xml:space='preserve'>a</text>"),
    ("<g fill='red'><rect width='9'/></g>", "<g><rect width='9'/></g>"),
    (
      "<g fill='red'><rect width='9'><set attributeName='fill' to='blue'/></rect></g>",
      "<g><rect width='9'><set attributeName='fill' to='blue'/></rect></g>"
    ),
  ]) func `other styles are a change`(a: String, b: String) throws {
    #expect(try !difference(oneLineDrawing(a), oneLineDrawing(b)).isEmpty)
    #expect(try !difference(oneLineDrawing(b), oneLineDrawing(a)).isEmpty)
  }

  @Test func `styles that optimisers move are no change`() throws {
    let spaced = try words(
      "<g id='n'><text letter-spacing='0em'>a</text></g>",
      "<g id='n' letter-spacing='0em'><text>a</text></g>")
    let ground = try words(
      "<g id='n' style='enable-background:new'/>", "<g id='n' enable-background='new'/>")
    #expect(spaced == [] && ground == [])
  }

  @Test func `one edit among re-spellings is told alone`() throws {
    let found = try words(
      "<style>.cls-1{fill:red}.cls-2{fill:blue}</style><rect class='cls-1' width='9'/><rect class='cls-2' width='8'/>",
      "<style>.a{fill:red}.b{fill:blue}</style><rect class='a' width='9'/><rect class='b' width='7'/>"
    )
    #expect(found == ["/svg/rect[2]: width '8' → '7'"])
  }

  @Test func `the excerpt of a long path shows the changed number`() throws {
    let way = (1...40).map { "L\($0) \($0).5" }
    var other = way
    other[20] = "L21 9"
    let found = try words(
      "<path d='M0.0 0\(way.joined())'/>", "<path d='M0 0\(other.joined())'/>")
    #expect(found.count == 1)
    #expect(found.first?.contains("L21 21.5") == true)
    #expect(found.first?.contains("L21 9") == true)
  }

  @Test func `notes of editors are compared with comments, and can be selected`() throws {
    let spaces =
      "xmlns='http://www.w3.org/2000/svg' xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape'"
    let (old, new) = (1, 2) |> { "<svg \(spaces) inkscape:version='\($0)'/>" }
    #expect(try difference(old, new).isEmpty)
    #expect(try difference(old, new) { $0.comparesComments = true }.changes.count == 1)
    #expect(
      try difference(old, new) {
        ($0.comparesComments, $0.ignored) = (true, ["//@inkscape:version"])
      }.isEmpty)
  }
}

infix operator |>
private func |> (pair: (Int, Int), make: (Int) -> String) -> (String, String) {
  (make(pair.0), make(pair.1))
}
