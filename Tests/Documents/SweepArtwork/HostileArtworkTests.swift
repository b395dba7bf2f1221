import SweepArtwork
import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// No content of a file can run or load, and reading it terminates.
@Suite struct HostileArtworkTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "'script' is left out"),
    ("<s:script xmlns:s='http://www.w3.org/2000/svg'>alert(1)</s:script>", "'script' is left out"),
    ("<rect width='1' height='1' onclick='x()'/>", "the event attribute 'onclick' is left out"),
    ("<g onBegin='x()'/>", "the event attribute 'onBegin' is left out"),
    ("<a href='javascript:x()'/>", "the reference of 'a' to a script is left out"),
    ("<a href=' JaVa&#10;Script:x()'/>", "the reference of 'a' to a script is left out"),
    (
      "<a xmlns:y='http://www.w3.org/1999/xlink' y:href='javascript:x()'/>",
      "the reference of 'a' to a script is left out"
    ),
    ("<a href='https://example.com'/>", "the reference of 'a' to something elsewhere is left out"),
    (
      "<image width='1' height='1' href='http://example.com/x.png'/>",
      "the reference of 'image' to something elsewhere is left out"
    ),
    (
      "<image width='1' height='1' href='file:///etc/passwd'/>",
      "the reference of 'image' to something elsewhere is left out"
    ),
    ("<use href='other.svg#a'/>", "the reference of 'use' to something elsewhere is left out"),
    (
      "<use href='data:image/svg+xml;base64,AAAA'/>",
      "the reference of 'use' to something elsewhere is left out"
    ),
    (
      "<rect width='1' height='1' fill='url(http://example.com/#a)'/>",
      "the reference of 'rect' to something elsewhere is left out"
    ),
    (
      "<g style='background: URL( \"//example.com\" )'/>",
      "the reference of 'g' to something elsewhere is left out"
    ),
    ("<style>@import 'x.css';</style>", "a style sheet from elsewhere is left out"),
    (
      "<style>@font-face { src: url(x.woff) }</style>",
      "the reference of 'style' to something elsewhere is left out"
    ),
    (
      "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
      "'foreignObject' is left out"
    ),
    ("<iframe xmlns='http://www.w3.org/1999/xhtml' src='//x'/>", "'iframe' is left out"),
  ])
  func `what could run or load is left out and told`(content: String, message: String) throws {
    let (artwork, notes) = try read(content)
    #expect(notes.contains { $0.kind == .unsafe && $0.message == message }, "\(notes)")
    let text = try svg(artwork)
    for word in ["script", "alert", "example", "passwd", "onclick", "onBegin", "http:"] {
      let plain = text.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!plain.contains(word))
    }
  }

  @Test(arguments: [
    ("<g filter='url(#f)'><path d='M0 0h1v1z'/></g>", "the filter of 'g' is not there"),
    (
      "<pattern id='p'/><path d='M0 0h1v1z' fill='url(#p)'/>",
      "the pattern that 'path' is painted with is left out"
    ),
    ("<path d='M0 0h1v1z' fill='url(#p)'/>", "'path' is painted with 'p', which is not there"),
    (
      "<path d='M0 0h1v1z'><animate attributeName='d'/></path>",
      "'animate' is left out: it has no duration"
    ),
    (
      "<path d='M0 0h1v1z' style='mix-blend-mode:multiply'/>",
      "the mix-blend-mode of 'path' is left out"
    ),
    ("<path d='M0 0L'/>", "'path' whose data is wrong is left out: expected a number at byte 5"),
    ("<rect width='1e400' height='1'/>", "the width of 'rect' cannot be read"),
    ("<rect width='NaN' height='1'/>", "the width of 'rect' cannot be read"),
    ("<rect x='9e8' width='9e8' height='1'/>", "'rect' with numbers of 1e9 and more is left out"),
    ("<path d='M0 0h1e300'/>", "'path' with numbers of 1e9 and more is left out"),
    ("<g transform='rotate(1 2)'/>", "the transform of 'g' cannot be read"),
    ("<g transform='scale(1e8) scale(1e8)'/>", "the transform of 'g' cannot be read"),
    ("<g fill='notacolour'/>", "the fill of 'g' cannot be read"),
    ("<g opacity='x'/>", "the opacity of 'g' cannot be read"),
    ("<g clip-path='url(#a)'/>", "the clip-path of 'g' refers to 'a', which is no clipPath"),
    ("<use href='#a'/>", "'use' refers to 'a', which is not there"),
    ("<style>g:has(path) { fill: red }</style>", "the rule 'g:has(path)' of a style is left out"),
    (
      "<image width='1' height='1' href='data:image/png;base64,AAAA'/>",
      "'image' that is no PNG, JPEG, GIF or WebP in base64 is left out"
    ),
    (
      "<image width='1' height='1' href='data:image/svg+xml,x'/>",
      "'image' that is no PNG, JPEG, GIF or WebP in base64 is left out"
    ),
  ])
  func `what changes the look is told`(content: String, message: String) throws {
    let (artwork, notes) = try read(content)
    #expect(notes.map(\.message) == [message])
    _ = try svg(artwork)
  }

  @Test func `a thing is told once, with its place`() throws {
    let (_, notes) = try read("\n <script/>\n <script/><g><script/></g>")
    #expect(notes.map(\.description) == ["2:2: 'script' is left out, here and in 2 more places"])
  }

  @Test func `editors' own data is left out in silence`() throws {
    let (_, notes) = try read(
      """
      <metadata><x:RDF xmlns:x="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
      <s:namedview xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/>
      <switch><foreignObject requiredExtensions="http://ns.adobe.com/x"/><g/></switch><title>x</title>
      """)
    #expect(notes == [])
  }

  @Test(arguments: [
    "<g id='a'><use href='#a'/></g>",
    "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
    "<symbol id='a'><use href='#a'/></symbol><use href='#a'/>",
    "<clipPath id='a' clip-path='url(#a)'><path d='M0 0h1v1z'/></clipPath><path d='M0 0h1v1z' clip-path='url(#a)'/>",
    "<mask id='a'><path d='M0 0h1v1z' mask='url(#a)'/></mask><path d='M0 0h1v1z' mask='url(#a)'/>",
    "<mask id='a'><use href='#b'/></mask><path id='b' d='M0 0h1v1z' mask='url(#a)'/>",
  ])
  func `circles are cut`(content: String) throws {
    let (artwork, notes) = try read(content)
    #expect(!notes.isEmpty)
    _ = try svg(artwork)
  }

  @Test func `gradients that refer to each other have no stops`() throws {
    let artwork = try read(
      """
      <linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>
      <path d="M0 0h1v1z" fill="url(#a)"/>
      """
    ).artwork
    #expect(artwork.layers.isEmpty)
  }

  @Test func `copies of copies are counted`() throws {
    var content = "<g id='u0'><path d='M0 0h1v1z'/></g>"
    for level in 1...40 {
      content += "<g id='u\(level)'><use href='#u\(level - 1)'/><use href='#u\(level - 1)'/></g>"
    }
    let error = #expect(throws: ArtworkError.self) {
      try read("<defs>\(content)</defs><use href='#u40'/>")
    }
    #expect(error?.message.contains("too much") == true)
    #expect(throws: ArtworkError.self) { try read("<g display='none'/>\(content)") }
  }

  @Test func `copies of nothing are counted too`() throws {
    var content = "<g id='u0'/>"
    for level in 1...30 {
      content += "<g id='u\(level)'><use href='#u\(level - 1)'/><use href='#u\(level - 1)'/></g>"
    }
    #expect(throws: ArtworkError.self) { try read("<defs>\(content)</defs><use href='#u30'/>") }
  }

  @Test func `copies of something long are counted by its length`() throws {
    let data = "M0 0" + String(repeating: "h1v1", count: 200_000)
    let copies = String(repeating: "<use href='#a'/>", count: 1_000)
    #expect(throws: ArtworkError.self) { try read("<path id='a' d='\(data)'/>\(copies)") }
  }

  @Test func `chains of use are as deep as elements may be`() throws {
    var content = "<g id='u0'/>"
    for level in 1...200 { content += "<g id='u\(level)'><use href='#u\(level - 1)'/></g>" }
    let error = #expect(throws: ArtworkError.self) {
      try read("<defs>\(content)</defs><use href='#u200'/>")
    }
    #expect(error?.message == "nests elements more than 100 deep, copies counted")
  }

  @Test func `many rules and many elements end`() throws {
    var style = ""
    for rule in 0..<2_000 { style += ".a.b\(rule) { fill: red }" }
    var content = ""
    for shape in 0..<2_000 { content += "<path class='a b\(shape)' d='M0 0h1v1z'/>" }
    let (artwork, notes) = try read("<style>\(style)</style>\(content)")
    #expect(artwork.layers.count == 2_000)
    #expect(!notes.isEmpty)
  }

  private func svg(_ artwork: Artwork) throws -> String {
    let scene = Layer.Scene(
      size: Size(width: 10, height: 10), viewBox: artwork.viewBox, layers: artwork.layers)
    return try SVGWriter().write(scene).string
  }
}
