import SweepArtwork
import SweepGeometry
import SweepScene
import Testing

/// Artwork with properties, rules and values of CSS.
@Suite struct ArtworkStyleTests {
  /// The shapes of all layers, in their order.
  private func shapes(_ content: String) throws -> [Layer.Shape] {
    func all(_ layers: [Layer]) -> [Layer.Shape] {
      layers.filter { !$0.isHidden }.flatMap { [$0.shape].compactMap { $0 } + all($0.sublayers) }
    }
    return all(try layers(content))
  }

  @Test(
    arguments: [
      ("<style>.a .b{fill:red}</style><g class='a'><g><path class='b' d='M0 0h1v1z'/></g></g>", 1),
      ("<style>.a>.b{fill:red}</style><g class='a'><g><path class='b' d='M0 0h1v1z'/></g></g>", 0),
      ("<style>g > path{fill:red}</style><g><path d='M0 0h1v1z'/></g>", 1),
      ("<style>g+path{fill:red}</style><g/><path d='M0 0h1v1z'/>", 1),
      ("<style>g~path{fill:red}</style><g/><g/><path d='M0 0h1v1z'/>", 1),
      ("<style>g+path{fill:red}</style><g/><circle/><path d='M0 0h1v1z'/>", 0),
      ("<style>[id='x']{fill:red}</style><path id='x' d='M0 0h1v1z'/>", 1),
      ("<style>[id^=y]{fill:red}</style><path id='x' d='M0 0h1v1z'/>", 0),
      ("<style>path:first-child{fill:red}</style><g><path d='M0 0h1v1z'/></g>", 1),
      ("<style>path:nth-child(2n){fill:red}</style><g><g/><path d='M0 0h1v1z'/></g>", 1),
      ("<style>path:not(.a){fill:red}</style><path class='a' d='M0 0h1v1z'/>", 0),
      ("<style>path:is(.a,.b){fill:red}</style><path class='b' d='M0 0h1v1z'/>", 1),
      ("<style>path:hover{fill:red}</style><path d='M0 0h1v1z'/>", 0),
      ("<style>.a.a{fill:red}path{fill:blue!important}</style><path class='a' d='M0 0h1v1z'/>", 2),
      ("<style>g .a{fill:red}.a{fill:blue}</style><g><path class='a' d='M0 0h1v1z'/></g>", 1),
      ("<style>@media screen{path{fill:red}}</style><path d='M0 0h1v1z'/>", 1),
      ("<path style='fill:var(--no,red)' d='M0 0h1v1z'/>", 1),
      ("<g style='--c:red'><path style='fill:var(--c)' d='M0 0h1v1z'/></g>", 1),
      ("<g style='--c:var(--d);--d:red'><path fill='var(--c)' d='M0 0h1v1z'/></g>", 1),
      ("<g style='--c:var(--d);--d:var(--c)'><path style='fill:var(--c)' d='M0 0h1v1z'/></g>", 0),
      ("<g fill='red'><path style='fill:initial' d='M0 0h1v1z'/></g>", 0),
      ("<g fill='red'><path style='fill:unset' d='M0 0h1v1z'/></g>", 1),
      ("<g fill='currentColor' color='blue'><path color='red' d='M0 0h1v1z'/></g>", 1),
      (
        "<style>g path{fill:red}</style><g display='none'><path id='p' d='M0 0h1v1z'/></g>"
          + "<use href='#p'/>", 0
      ),
      (
        "<style>path:first-child{fill:red}</style><defs><g/><path id='p' d='M0 0h1v1z'/></defs>"
          + "<use href='#p'/>", 1
      ),
      (
        "<style>.a path{fill:red}</style><defs><g id='p' class='a'><path d='M0 0h1v1z'/></g></defs>"
          + "<use href='#p'/>", 1
      ),
      ("<path style='fill:color(srgb 1 0 0)' d='M0 0h1v1z'/>", 1),
      (
        "<defs><path id='p' fill='context-stroke' d='M0 0h1v1z'/></defs>"
          + "<use href='#p' stroke='red'/>", 1
      ),
    ])
  func `rules and values find their colour`(content: String, expected: Int) throws {
    let colors: [Paint] = [.rgb(0), .rgb(0xff0000), .rgb(0x0000ff)]
    #expect(try shapes(content).map(\.fillColor) == [colors[expected]])
  }

  @Test(
    arguments: [
      ("style='mask:url(#m) alpha'", Layer.MaskType.alpha),
      ("style='mask:url(#m);mask-mode:alpha'", .alpha),
      ("style='mask-image:url(#m)'", .luminance), ("mask='url(#m)'", .luminance),
      ("style='mask:url(#a) luminance'", .luminance), ("mask='url(#a)'", .alpha),
    ])
  func `a mask lets light through as its user says`(mask: String, expected: Layer.MaskType) throws {
    let found = try layers(
      "<mask id='m'><path d='M0 0h9v9z'/></mask>"
        + "<mask id='a' mask-type='alpha'><path d='M0 0h9v9z'/></mask>"
        + "<path \(mask) d='M0 0h9v9z'/>")
    #expect(found.first?.mask != nil && found.first?.maskType == expected)
  }

  @Test(
    arguments: [
      ("<path style='mask:url(#m) no-repeat' d='M0 0h9v9z'/>", "is used without 'no-repeat'"),
      (
        "<path style='mask-image:linear-gradient(red,blue)' d='M0 0h9v9z'/>",
        "the mask-image of 'path' is left out"
      ),
      ("<path style='all:unset' d='M0 0h9v9z'/>", "the all of 'path' is left out"),
      ("<path style='-webkit-mask:url(#m)' d='M0 0h9v9z'/>", "the -webkit-mask of 'path'"),
      ("<style>g{fill:red;path:has(a){fill:blue}}</style>", "the rule 'g path:has(a)' of a style"),
      (
        "<linearGradient id='g' style='transform:rotate(9deg)'><stop/><stop offset='1'/>"
          + "</linearGradient><path fill='url(#g)' d='M0 0h9v9z'/>",
        "the transform in the style of 'linearGradient'"
      ),
      (
        "<text font-family='serif' font-size-adjust='.5'>a</text>",
        "the font-size-adjust of 'text' is left out"
      ),
      ("<text>a</text>", "'text' without a font-family has the dial's"),
      ("<svg style='display:contents'/>", "the display of 'svg' is left out"),
    ])
  func `what gets lost is said`(content: String, message: String) throws {
    let notes = try read("<mask id='m'><path d='M0 0h9v9z'/></mask>" + content).notes
    #expect(notes.contains { $0.message.contains(message) }, "\(notes)")
  }

  @Test func `a group without a box does nothing to its picture`() throws {
    let group = try layers(
      "<g style='display:contents;opacity:.2' transform='scale(2)' fill='red'>"
        + "<path d='M0 0h1v1z'/></g>")[0]
    #expect(group.opacity == 1 && group.transform.isEmpty)
    #expect(group.sublayers[0].shape?.fillColor == .rgb(0xff0000))
    #expect(try layers("<path style='display:contents' d='M0 0h1v1z'/>").isEmpty)
  }

  @Test(
    arguments: [
      ("transform='rotate(90)' transform-origin='50 50'", Point(100, 0)),
      ("style='transform:rotate(.25turn);transform-origin:25% 50px'", Point(100, 0)),
      ("style='transform:rotate(100grad);transform-origin:center'", Point(200, 0)),
      ("style='transform:scale(2);transform-origin:bottom right'", Point(-200, -200)),
      ("style='transform:translate(10%,1in)' transform='scale(7)'", Point(20, 96)),
      (
        "transform='scale(3)' style='transform-box:fill-box;transform-origin:100% 0'", Point(-20, 0)
      ),
      ("style='transform:translate(3px) skew(45deg, 0deg)'", Point(3, 0)),
    ])
  func `transforms have an origin`(attributes: String, expected: Point) throws {
    let layer = try layers("<rect width='10' height='20' \(attributes)/>")[0]
    let found = layer.affine.apply(to: Point.zero)
    #expect(found.distance(to: expected) < 1e-9, "\(found)")
  }

  @Test(
    arguments: [
      ("style='width:1in;height:50%'", Size(width: 96, height: 100)),
      ("width='5' height='5' style='height:2em;font-size:10px'", Size(width: 5, height: 20)),
      ("width='5' height='5' font-size='200%' style='width:1em'", Size(width: 32, height: 5)),
    ])
  func `styles give lengths`(attributes: String, expected: Size) throws {
    #expect(try shapes("<rect \(attributes)/>")[0].path.boundingBox?.size == expected)
  }

  @Test func `dashes are measured by the path's own length`() throws {
    let line = "d='M0 0H50' stroke='red' stroke-dasharray='1 .5' stroke-dashoffset='2'"
    #expect(try shapes("<path \(line) pathLength='10'/>")[0].lineDashPattern == [5, 2.5])
    #expect(try shapes("<path \(line) pathLength='10'/>")[0].lineDashPhase == 10)
    #expect(try shapes("<path \(line) pathLength='0'/>")[0].lineDashPattern == [])
  }

  @Test func `a mask ends at its region`() throws {
    let layer = try layers(
      """
      <mask id="m" width=".6"><rect width="100" height="100" fill="white"/></mask>
      <rect width="100" height="100" mask="url(#m)"/>
      """)[0]
    #expect(
      layer.maskUnits
        == MaskUnits(region: Rect(x: -0.1, y: -0.1, width: 0.6, height: 1.2), isContentInBox: false)
    )
  }

  @Test func `a clip or mask in units of the box stays so, but for what only a rest can say`()
    throws
  {
    let layer = try layers(
      """
      <clipPath id="c" clipPathUnits="objectBoundingBox"><circle r=".5"/></clipPath>
      <rect width="100" height="100" clip-path="url(#c)"/>
      """)[0]
    #expect(layer.maskUnits == MaskUnits(region: nil, isContentInBox: true))
    let turned = try layers(
      """
      <clipPath id="c" clipPathUnits="objectBoundingBox" transform="rotate(9)"><circle r=".5"/>
      </clipPath><rect width="100" height="100" clip-path="url(#c)"/>
      """)[0]
    #expect(turned.maskUnits == nil && turned.mask != nil)
  }

  @Test func `properties of type are told where there is a text`() throws {
    let style =
      "font-family:serif;font-size:medium;font-style:italic;word-spacing:2px;text-decoration:underline"
    #expect(try layers("<path style='\(style)' d='M0 0h1v1z'/>").count == 1)
    let notes = try read("<g style='\(style)'><text y='9'>a</text></g>").notes
    #expect(
      notes.map(\.message) == [
        "the font-style of 'text' is left out", "the text-decoration of 'text' is left out",
        "the word-spacing of 'text' is left out",
      ])
  }

  @Test func `the ground of the root comes first`() throws {
    let bytes = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1' style='background:red'/>"
    let layers = try ArtworkReader.read(Array(bytes.utf8)).artwork.layers
    #expect(layers.map(\.shape?.fillColor) == [.rgb(0xff0000)])
  }

  @Test func `what selectors look at has a limit`() throws {
    let rules = (0..<100).map { "g g g g .a\($0), .b ~ *{fill:red}" }.joined()
    let body = String(repeating: "<g class='b'/>", count: 1_200)
    let notes = try read("<style>\(rules)</style><g><g>\(body)</g></g>").notes
    #expect(notes.map(\.message) == ["rules of the style are left out: they look at too much"])
  }

  @Test(arguments: ["<g><rect width='50' height='50'/></g>", "<use href='#g'/>"])
  func `a group in a clip cuts nothing out, and is told of`(clip: String) throws {
    let text = """
      <defs><g id='g'><rect width='50' height='50'/></g><clipPath id='c'>\(clip)</clipPath></defs>
      <rect width='100' height='100' clip-path='url(#c)'/>
      """
    let (artwork, notes) = try read(text)
    #expect(artwork.layers.isEmpty)
    #expect(notes.contains { $0.message == "'g' in a 'clipPath' cuts nothing out" }, "\(notes)")
  }
}
