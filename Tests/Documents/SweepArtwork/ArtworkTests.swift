import SweepArtwork
import SweepGeometry
import SweepScene
import Testing

/// SVG features as layers.
@Suite struct ArtworkTests {
  @Test func `shapes become outlines in the order of the file`() throws {
    let layers = try layers(
      """
      <rect x="1" y="2" width="3" height="4"/><circle cx="5" cy="6" r="7"/>
      <ellipse rx="1" ry="2"/><line x2="3" stroke="red"/><polygon points="0,0 1,0 1,1"/>
      <polyline points="0 0 1 0" stroke="red"/><path d="M0 0h9"/>
      """)
    let paths = layers.compactMap { $0.shape?.path }
    var triangle = Path.polyline([.zero, Point(1, 0), Point(1, 1)])
    triangle.close()
    #expect(
      paths == [
        .rect(Rect(x: 1, y: 2, width: 3, height: 4)), .circle(center: Point(5, 6), radius: 7),
        .ellipse(center: .zero, radii: Size(width: 1, height: 2)),
        .line(from: .zero, to: Point(3, 0)), triangle,
        .line(from: .zero, to: Point(1, 0)), .line(from: .zero, to: Point(9, 0)),
      ])
  }

  @Test func `styles count more than rules, rules more than attributes, and groups hand on`() throws
  {
    let layers = try layers(
      """
      <style>/* editor */ .a, #z { fill: lime } rect.a.b { fill: blue; } path { fill: red }</style>
      <g fill="#123456" stroke-width="3" stroke="currentColor" color="teal">
        <rect width="1" height="1"/><rect width="1" height="1" class="a"/>
        <rect width="1" height="1" class="b a" fill="red"/>
        <rect width="1" height="1" class="a" style="fill:yellow;fill:orange"/>
        <rect width="1" height="1" id="z" fill="red"/>
      </g>
      """)
    let shapes = layers.first?.sublayers.compactMap(\.shape) ?? []
    #expect(
      shapes.map(\.fillColor) == [
        .rgb(0x123456), .rgb(0x00ff00), .rgb(0x0000ff), .rgb(0xffa500), .rgb(0x00ff00),
      ])
    #expect(shapes.allSatisfy { $0.lineWidth == 3 && $0.strokeColor == .rgb(0x008080) })
    #expect(shapes.allSatisfy { $0.miterLimit == 4 })
  }

  @Test(
    arguments: [
      ("#f00", 0xff0000), ("RED", 0xff0000), ("rgb(255, 0, 0)", 0xff0000),
      ("rgb(100% 0% 0%)", 0xff0000),
      ("hsl(120, 100%, 50%)", 0x00ff00), ("rgba(0,0,255,1)", 0x0000ff),
    ] as [(String, UInt32)])
  func `colours have many spellings`(text: String, rgb: UInt32) throws {
    let shape = try layers("<path d='M0 0h1v1z' fill='\(text)'/>").first?.shape
    #expect(shape?.fillColor == .rgb(rgb))
  }

  @Test func `lengths have units`() throws {
    let widths = ["96", "96px", "1in", "2.54cm", "25.4mm", "72pt", "6pc", "48%", "9.6e1"]
    for width in widths {
      let shape = try layers("<rect width='\(width)' height='1'/>").first?.shape
      #expect(abs((shape?.path.boundingBox?.size.width ?? 0) - 96) < 1e-9, "\(width)")
    }
  }

  @Test func `transforms keep their steps`() throws {
    let layer = try layers(
      "<path d='M0 0h1v1z' transform='translate(1,2) rotate(30 4 5) scale(2) skewX(-3)'/>")[0]
    #expect(
      layer.transform == [
        .translate(Vector(dx: 1, dy: 2)), .translate(Vector(dx: 4, dy: 5)), .rotate(.degrees(30)),
        .translate(Vector(dx: -4, dy: -5)), .matrix(.scale(2)), .skewX(.degrees(-3)),
      ])
  }

  @Test func `a linear gradient keeps its stripes under any map`() throws {
    // Along x in a square slanted by 45°, stripes that were upright lean with it.
    let shape = try layers(
      """
      <linearGradient id="stops"><stop stop-color="red"/><stop offset="1"/></linearGradient>
      <linearGradient id="g" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#stops"
        gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0"
        gradientTransform="matrix(1 0 1 1 0 0)"/>
      <path d="M0 0h10v10z" fill="url(#g)"/>
      """
    ).first?.shape
    guard case .gradient(let gradient)? = shape?.fillColor,
      case .linear(let from, let to) = gradient.geometry
    else { throw Missing() }
    #expect(from == .zero)
    // The point 5,-5 lies as far across the stripes as 10,0 did before.
    #expect(abs(to.x - 5) < 1e-9 && abs(to.y + 5) < 1e-9)
    #expect(gradient.stops.map(\.color) == [Color(0xff0000), .black])
  }

  @Test func `gradients over a box are measured by the outline`() throws {
    let shape = try layers(
      """
      <linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>
      <rect x="10" y="20" width="30" height="40" fill="url(#g)"/>
      """
    ).first?.shape
    guard case .gradient(let gradient)? = shape?.fillColor else { throw Missing() }
    #expect(gradient.geometry == .linear(from: Point(10, 20), to: Point(40, 20)))
  }

  @Test func `names are ids, and labels lead to them`() throws {
    let artwork = try read(
      """
      <g id="g12" inkscape:label="needle" xmlns:inkscape="\(inkscape)"><path d="M0 0h1v1z"/></g>
      <g data-name="Hub"><path id="cap" d="M0 0h1v1z"/></g>
      """
    ).artwork
    #expect(artwork.path(to: "g12") == [0] && artwork.path(to: "needle") == [0])
    #expect(artwork.path(to: "Hub") == [1] && artwork.path(to: "cap") == [1, 0])
    #expect(artwork.path(to: "nothing") == nil)
    #expect(artwork.names == ["Hub", "cap", "g12", "needle"])
    #expect(artwork.without("needle").names == ["Hub", "cap", "needle"])
    #expect(artwork.only("cap").path(to: "cap") == [0, 0])
  }

  @Test func `text is a line for each place`() throws {
    let layers = try layers(
      """
      <text font-size="10" font-family="Arial, sans-serif" text-anchor="end" font-weight="bold">
        <tspan x="5" y="6">one  </tspan><tspan x="5" y="16"> two<!-- --> more</tspan>
      </text>
      <text x="1" y="2" font-family="serif" xml:space="preserve"> a </text>
      """)
    let lines = (layers.first?.sublayers ?? []) + layers.dropFirst()
    let texts = lines.compactMap { line -> Layer.Text? in
      if case .text(let text) = line.content { text } else { nil }
    }
    // The space behind a line counts for the place of its end.
    #expect(texts.map(\.string) == ["one\u{a0}", "two more", " a "])
    #expect(lines.map(\.position) == [Point(5, 6), Point(5, 16), Point(1, 2)])
    #expect(texts[0].alignment == .end && texts[0].fontWeight == 700 && texts[0].fontSize == 10)
    #expect(texts[2].alignment == .start && texts[2].fontSize == 16)
  }

  @Test func `parts of a line keep their styles and distances`() throws {
    let layer = try layers(
      """
      <text x="5" y="6" font-size="30" font-family="serif"><tspan font-weight="bold">42</tspan><tspan
        font-size="12" dx="2" fill="red"> km/h</tspan><tspan y="10">!</tspan></text>
      """)[0]
    guard case .text(let text) = layer.content else { throw Missing() }
    #expect(text.string == "42" && text.fontWeight == 700 && layer.position == Point(5, 6))
    #expect(text.runs.map(\.text.string) == [" km/h", "!"])
    #expect(text.runs.map(\.shift) == [Vector(dx: 2, dy: 0), Vector(dx: 0, dy: 4)])
    #expect(text.runs[0].text.fontSize == 12 && text.runs[0].text.foregroundColor == .rgb(0xff0000))
    #expect(text.runs[1].text.fontWeight == 400)
  }

  @Test func `copies stand where use puts them`() throws {
    let layers = try layers(
      """
      <defs><path id="mark" d="M0 0h1v1z"/>
      <symbol id="sign" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></symbol></defs>
      <use href="#mark" x="3" y="4" fill="red"/>
      <use href="#sign" x="10" y="20" width="50" height="50"/>
      """)
    #expect(layers.count == 2 && layers[0].position == Point(3, 4))
    #expect(layers[0].sublayers.first?.shape?.fillColor == .rgb(0xff0000))
    let box = layers[1].sublayers.first.map {
      Path.rect(Rect(x: 0, y: 0, width: 10, height: 10)).applying($0.affine)
    }
    #expect(box?.boundingBox == Rect(x: 10, y: 20, width: 50, height: 50))
    #expect(layers[1].masksToBounds)
  }

  @Test func `clips and masks inherit from where they stand`() throws {
    let layer = try layers(
      """
      <g fill="none" stroke="white"><mask id="m"><path d="M0 0h9v9z"/></mask></g>
      <g mask="url(#m)"><path d="M0 0h9v9z"/></g>
      """)
    let mask = layer.last?.mask?.sublayers.first?.shape
    #expect(mask?.fillColor == Paint.none && mask?.strokeColor == .color(.white))
  }

  @Test func `pictures that the file holds are kept`() throws {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg=="
    let layer = try layers(
      "<image x='1' y='2' width='3' height='4' href='data:image/png;base64,\(png)'/>")[0]
    #expect(layer.position == Point(1, 2) && layer.bounds.size == Size(width: 3, height: 4))
    guard case .image(let image) = layer.content else { throw Missing() }
    #expect(image.mediaType == .png && image.bytes.count == 67)
  }

  @Test(arguments: [
    ("Arial", "Arial, sans-serif"), ("'Noto Serif'", "'Noto Serif', serif"),
    ("Courier New", "Courier New, monospace"), ("Times, Arial", "Times, Arial, serif"),
    ("Arial, Sans-Serif", nil), ("monospace", nil),
  ])
  func `a font without a generic family gets one`(family: String, completed: String?) throws {
    let (artwork, notes) = try read("<text font-family=\"\(family)\">a</text>")
    guard case .text(let text)? = artwork.layers.first?.content else { throw Missing() }
    #expect(text.fontFamily == completed ?? family)
    let message = "'text' in \(family) looks different where that font is not installed"
    #expect(notes.map(\.message) == (completed == nil ? [] : [message]))
  }

  @Test func `a damaged picture is kept and noted`() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\n"
      + "<image width='3' height='4' href='data:image/png;base64,iVBORw0KGgo='/></svg>"
    let read = try ArtworkReader.read(Array(svg.utf8))
    #expect(read.artwork.layers.count == 1)
    #expect(read.notes.map(\.message) == ["the picture of 'image' is damaged"])
    #expect(read.notes.map(\.line) == [2])
  }

  @Test func `a view box is laid into any room`() throws {
    let artwork = try ArtworkReader.read(
      Array(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 20' preserveAspectRatio='xMinYMax'/>"
          .utf8)
    ).artwork
    let map = artwork.affine(to: Rect(x: 100, y: 0, width: 40, height: 40))
    #expect(map == Affine(a: 2, b: 0, c: 0, d: 2, tx: 100, ty: 0))
  }
}
