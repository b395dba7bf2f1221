import SweepArtwork
import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// The names by which documents find elements, and all that turns with one of them.
@Suite struct NamingTests {
  private static let path = "d='M4 5L5 1L6 5z'"
  private static let serif = "xmlns:serif='http://www.serif.com/'"

  @Test(arguments: [
    ("<path id='needle1' serif:id='needle' \(serif) \(path)/>", "needle"),
    ("<path id='needle_x5F_1_00000034812' \(path)/>", "needle_1"),
    ("<path id='needle_00000152957233211740010090000018144087342150441321_' \(path)/>", "needle"),
    ("<path id='Ebene_x0020_2_1_' \(path)/>", "Ebene 2"),
    ("<path id='a' data-name='the needle' \(path)/>", "the needle"),
    ("<g style='display:none'><path id='needle' \(path)/></g>", "needle"),
    ("<path id='needle' display='none' \(path)/>", "needle"),
  ])
  func `a name as its editor shows it finds the element`(content: String, name: String) throws {
    let (artwork, notes) = try read(content)
    #expect(notes == [] && artwork.path(to: name) != nil, "\(artwork.names)")
    let turned = try turned(artwork, name)
    #expect(turned.paintedBox != nil)
  }

  /// The layer in which the element turns by 90° about 5, 5.
  private func turned(_ artwork: Artwork, _ name: String) throws -> Layer {
    var part = ArtworkPart(artwork)
    part.frame = artwork.viewBox
    part.needle = DrawnNeedle(name, pivot: Point(5, 5))
    return try part.layer(in: context)
  }

  private var context: DialContext {
    DialContext(
      scale: Scale(0...100, start: .zero, span: .degrees(360)), reading: Reading(25, from: 25))
  }

  /// The boxes of the shapes that show, in the drawing's units.
  private func boxes(_ layer: Layer, _ outer: Affine = .identity) -> [Rect] {
    if layer.isHidden { return [] }
    let map = outer * layer.affine
    let own = layer.shape.flatMap { $0.path.applying(map).boundingBox }
    return [own].compactMap { $0 } + layer.sublayers.flatMap { boxes($0, map) }
  }

  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX) + abs(a.maxY - b.maxY) < 1e-6
  }

  /// The layers that have a filter, each with the map from its coordinates to the drawing's.
  private func filtered(_ layer: Layer, _ outer: Affine = .identity) -> [(Layer, Affine)] {
    let map = outer * layer.affine
    let own = layer.filter == nil ? [] : [(layer, map)]
    return own + layer.sublayers.flatMap { filtered($0, map) }
  }

  @Test func `the light of a shadow stays where it is drawn while the needle turns`() throws {
    let artwork = try read(
      """
      <filter id='f' filterUnits='userSpaceOnUse' x='3' y='0' width='4' height='8'>\
      <feDropShadow dx='1' dy='2' stdDeviation='0'/></filter>\
      <g id='needle' filter='url(#f)'><path \(Self.path)/></g>
      """
    ).artwork
    let turned = try turned(artwork, "needle")
    let (layer, map) = try #require(filtered(turned).first)
    #expect(map.isIdentity && filtered(turned).count == 1)
    #expect(layer.filter?.region == .painted(margin: 3))
    let lying = Rect(x: 5, y: 4, width: 4, height: 2)
    #expect(try isClose(#require(boxes(turned).first), lying))
  }

  @Test func `an element turns, and its copies with it`() throws {
    let artwork = try read(
      "<use href='#needle' x='20'/><path id='needle' \(Self.path)/>"
    ).artwork
    let found = try boxes(turned(artwork, "needle"))
    let lying = Rect(x: 5, y: 4, width: 4, height: 2)
    #expect(found.count == 2 && isClose(found[1], lying))
    #expect(isClose(found[0], Rect(x: 25, y: 4, width: 4, height: 2)))
    #expect(artwork.names == ["needle"])
    #expect(boxes(Layer(sublayers: artwork.without("needle").layers)).isEmpty)
  }

  @Test func `an element that only use draws turns where it is drawn`() throws {
    let artwork = try read(
      "<defs><path id='needle' \(Self.path)/></defs><use href='#needle'/>"
    ).artwork
    #expect(isClose(try boxes(turned(artwork, "needle"))[0], Rect(x: 5, y: 4, width: 4, height: 2)))
    // A hidden original does not show beside its copy.
    let hidden = try read(
      "<g display='none'><path id='needle' \(Self.path)/></g><use href='#needle'/>"
    ).artwork
    #expect(try boxes(turned(hidden, "needle")).count == 1)
  }

  @Test func `hidden elements stay hidden unless they are named`() throws {
    let artwork = try read(
      "<g id='old' display='none'><path id='x' \(Self.path)/></g><path id='b' \(Self.path)/>"
    ).artwork
    #expect(boxes(Layer(sublayers: artwork.layers)).count == 1)
    #expect(try boxes(turned(artwork, "b")).count == 1)
    #expect(boxes(Layer(sublayers: artwork.only("x").layers)).count == 1)
  }

  @Test func `of two equal labels the first counts, and the part says so`() throws {
    let artwork = try read(
      """
      <path id='p1' inkscape:label='needle' xmlns:inkscape='\(inkscape)' \(Self.path)/>
      <path id='p2' inkscape:label='needle' xmlns:inkscape='\(inkscape)' \(Self.path)/>
      """
    ).artwork
    var part = ArtworkPart(artwork)
    part.needle = DrawnNeedle("needle")
    #expect(part.sharedNames.map(\.element) == ["p1"])
    part.needle = DrawnNeedle("p2")
    #expect(part.sharedNames.isEmpty)
  }

  @Test func `the centre of rotation is that of Inkscape, or the middle of an element`() throws {
    let artwork = try read(
      """
      <path id='needle' inkscape:transform-center-x='1' inkscape:transform-center-y='-2'
        xmlns:inkscape='\(inkscape)' \(Self.path)/><circle id='hub' cx='9' cy='7' r='2'/>
      """
    ).artwork
    func box(_ needle: DrawnNeedle) throws -> Rect? {
      var part = ArtworkPart(artwork)
      (part.frame, part.needle) = (artwork.viewBox, needle)
      return try boxes(part.layer(in: context)).first
    }
    // About 6, 5: the middle of the box 4, 1 … 6, 5, and 1 to the right and 2 down from there.
    var needle = DrawnNeedle("needle")
    #expect(isClose(try #require(try box(needle)), Rect(x: 6, y: 3, width: 4, height: 2)))
    needle.pivotElement = "hub"
    #expect(isClose(try #require(try box(needle)), Rect(x: 11, y: 2, width: 4, height: 2)))
    needle.pivotElement = "nub"
    #expect(throws: DialError.self) { try box(needle) }
  }

  @Test func `currentColor is the ink of the theme, and a colour of the file stays`() throws {
    let artwork = try read(
      """
      <path d='M0 0h1v1z' fill='currentColor' fill-opacity='.5'/>
      <g color='red'><path d='M0 0h1v1z' fill='currentColor'/></g>
      """
    ).artwork
    let context = context
    let layer = try ArtworkPart(artwork).layer(in: context)
    let shapes = layer.sublayers[0].sublayers
    let ink = context.theme.ink
    #expect(shapes[0].shape?.fillColor == .color(ink.opacity(ink.alpha * 0.5)))
    #expect(shapes[1].sublayers[0].shape?.fillColor == .rgb(0xff0000))
  }
}
