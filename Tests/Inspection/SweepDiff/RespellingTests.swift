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

  @Test(arguments: [
    (
      "<g transform='translate(10 5)'><g transform='scale(2)'><rect width='9' height='9'/></g></g>",
      "<g transform='translate(10 5) scale(2)'><rect width='9' height='9'/></g>"
    ),
    (
      "<g transform='translate(10 5)'><rect transform='scale(2)' width='9' height='9'/></g>",
      "<rect transform='matrix(2 0 0 2 10 5)' width='9' height='9'/>"
    ),
    ("<g fill='red'><rect width='9' height='9'/></g>", "<rect width='9' height='9' fill='#f00'/>"),
    (
      "<rect width='9' height='9' fill='red'/><rect y='9' width='9' height='9' style='fill:red'/>",
      "<g fill='red'><rect width='9' height='9'/><rect y='9' width='9' height='9'/></g>"
    ),
    ("<rect x='5' y='5' width='20' height='10'/>", "<path d='M5 5h20v10H5z'/>"),
    ("<line x1='5' x2='40' y2='10' stroke='red'/>", "<path d='M5 0L40 10' stroke='red'/>"),
    ("<polygon points='5,5 40,10 20,40'/>", "<path d='M5 5L40 10 20 40z'/>"),
    ("<ellipse cx='30' rx='10' ry='10'/>", "<circle cx='30' r='10'/>"),
    ("<g><g fill='red'/><circle r='1'/></g><defs/>", "<g fill='red'/><circle r='1'/>"),
    (
      "<path style='fill:red;stroke-width:1px;marker:none;enable-background:accumulate' d='M1 1'/>",
      "<path fill='red' d='M1 1'/>"
    ),
    (
      "<text style='font-family:Sans;-inkscape-font-specification:Sans;line-height:normal'>a</text>",
      "<text font-family='Sans'>a</text>"
    ),
    (
      "<style>.a>.b{fill:red}@media print{.a{fill:none}}</style><g class='a'><g class='b'/></g>",
      "<style>.y>.z{fill:red}@media print{.y{fill:none}}</style><g class='y'><g class='z'/></g>"
    ),
    ("<title> Fuel\n  gauge\n</title>", "<title>Fuel gauge</title>"),
    ("<text>40\n  km</text>", "<text>40 km</text>"),
  ])
  func `optimised drawings that look the same are no change`(a: String, b: String) throws {
    for (old, new) in [(a, b), (b, a)] {
      let found = try difference(oneLineDrawing(old), oneLineDrawing(new))
      #expect(found.isEmpty, "\(found.sentences.map(\.description))")
    }
  }

  @Test(arguments: [
    (
      "<g transform='scale(2)'><g transform='translate(10 5)'><rect width='9' height='9'/></g></g>",
      "<g transform='translate(10 5) scale(2)'><rect width='9' height='9'/></g>"
    ),
    ("<g fill='red'><rect width='9' height='9'/></g>", "<rect width='9' height='9'/>"),
    (
      "<g opacity='.5'><rect width='9' height='9'/><rect width='8' height='9'/></g>",
      "<rect opacity='.5' width='9' height='9'/><rect opacity='.5' width='8' height='9'/>"
    ),
    ("<g><rect id='a' width='9' height='9'/></g>", "<rect id='b' width='9' height='9'/>"),
    (
      "<g><rect width='9' height='9'/><circle r='9'/></g>",
      "<circle r='9'/><rect width='9' height='9'/>"
    ),
    ("<g transform='rotate(9)'><g/></g>", "<g/>"),
    ("<rect rx='1' width='9' height='9'/>", "<path d='M0 0h9v9H0z'/>"),
    (
      "<g marker-mid='url(#m)'><polyline points='1,1 2,2 3,1'/></g>",
      "<g marker-mid='url(#m)'><path d='M1 1L2 2 3 2'/></g>"
    ),
    (
      "<g style='transform-origin:9px'><rect width='9' height='9'/></g>",
      "<g><rect width='9' height='9'/></g>"
    ),
    (
      "<g fill='red'><rect width='9' height='9'/></g><script/>",
      "<rect width='9' height='9' fill='red'/><script/>"
    ),
    (
      "<g fill='red'><rect width='9' height='9'/></g><style>g>rect{stroke:red}</style>",
      "<rect width='9' height='9' fill='red'/><style>g>rect{stroke:red}</style>"
    ),
    (
      "<rect width='9' stroke='red'/>", "<path d='M0 0h9v0H0z' stroke='red'/>"
    ),
    (
      "<g><title>A</title><circle r='1'/></g><circle r='2'/>",
      "<title>A</title><circle r='1'/><circle r='2'/>"
    ),
    (
      "<g class='x' fill='red'><rect width='9' height='9'/></g>",
      "<rect width='9' height='9' fill='red'/>"
    ),
    ("<polygon points='5,5 40,10 20,40'/>", "<polyline points='5,5 40,10 20,40'/>"),
    ("<rect width='9' style='mix-blend-mode:multiply'/>", "<rect width='9'/>"),
    (
      "<style>.a:hover{fill:red}</style><g class='a'/><g/>",
      "<style>.z:hover{fill:red}</style><g/><g class='z'/>"
    ),
    (
      "<style>.a:hover{fill:red}.b:hover{r:1}</style><g class='a'/><g class='b'/>",
      "<style>.b:hover{fill:red}.a:hover{r:1}</style><g class='a'/><g class='b'/>"
    ),
    (
      "<g style='text-transform:uppercase'><text style='text-transform:none'>a</text></g>",
      "<g style='text-transform:uppercase'><text>a</text></g>"
    ),
    ("<path style='marker:none' d='M0 0h9'/>", "<path style='marker:url(#a)' d='M0 0h9'/>"),
    ("<text>40\nkm</text>", "<text>40km</text>"), ("<text>40\nkm</text>", "<text>40 km</text>"),
    ("<title>Fuelgauge</title>", "<title>Fuel gauge</title>"),
  ])
  func `drawings that look or behave otherwise are a change`(a: String, b: String) throws {
    for (old, new) in [(a, b), (b, a)] {
      #expect(try !difference(oneLineDrawing(old), oneLineDrawing(new)).isEmpty)
    }
  }
}

infix operator |>
private func |> (pair: (Int, Int), make: (Int) -> String) -> (String, String) {
  (make(pair.0), make(pair.1))
}
