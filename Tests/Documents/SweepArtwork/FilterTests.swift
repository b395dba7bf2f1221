import SweepArtwork
import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Filters pass through step by step, checked and in a known region.
@Suite struct FilterTests {
  /// The drawing of a square with a filter.
  private static func drawing(
    _ steps: String, _ attributes: String = "",
    on shape: String = "<rect width='9' height='9' fill='red' filter='url(#f)'/>"
  ) -> String {
    "<filter id='f' \(attributes)>\(steps)</filter>\(shape)"
  }

  /// The markup of the only filter of a drawing, without what each has; empty for none.
  private static func filter(_ content: String) throws -> String {
    let scene = Layer.Scene(
      size: Size(width: 200, height: 200), layers: try layers(content))
    var options = SVGOptions()
    options.idPrefix = .none
    let text = try SVGWriter(options).write(scene).string
    guard let found = text.firstMatch(of: /<filter id="filter"(.*)<\/filter>/) else { return "" }
    return String(found.1)
  }

  private static let box = #" x="-0.1" y="-0.1" width="1.2" height="1.2""#

  static let kept: [(steps: String, expected: String)] = [
    ("<feGaussianBlur stdDeviation='3 4'/>", #"><feGaussianBlur stdDeviation="3 4"/>"#),
    (
      // Names of results stay in the filter.
      "<feOffset in='SourceAlpha' dx='1e0' result='a.b'/><feMerge><feMergeNode in='a.b'/><feMergeNode in='SourceGraphic'/></feMerge>",
      #"><feOffset in="SourceAlpha" dx="1" result="r1"/><feMerge><feMergeNode in="r1"/>"#
        + #"<feMergeNode in="SourceGraphic"/></feMerge>"#
    ),
    (
      // Browsers take an unknown name for the step before.
      "<feBlend in='SourceGraphic' in2='BackgroundImage' mode='multiply'/>",
      #"><feBlend in="SourceGraphic" mode="multiply"/>"#
    ),
    (
      "<feFlood flood-color='hsl(240 100% 50%)' flood-opacity='50%' x='10%' width='3px'/>",
      ##"><feFlood x="20" width="3" flood-color="#0000ff" flood-opacity="0.5"/>"##
    ),
    (
      "<feComponentTransfer color-interpolation-filters='sRGB'><feFuncA type='table' tableValues='0, .5'/></feComponentTransfer>",
      #" color-interpolation-filters="sRGB"><feComponentTransfer>"#
        + #"<feFuncA type="table" tableValues="0 0.5"/></feComponentTransfer>"#
    ),
    (
      "<feOffset/><feOffset color-interpolation-filters='sRGB' unknown='1' onclick='x'/>",
      #"><feOffset/><feOffset color-interpolation-filters="sRGB"/>"#
    ),
    (
      "<feDiffuseLighting lighting-color='red' kernelUnitLength='1'><fePointLight x='1' z='9'/></feDiffuseLighting>",
      ##"><feDiffuseLighting lighting-color="#ff0000"><fePointLight x="1" z="9"/>"##
        + "</feDiffuseLighting>"
    ),
    (
      // SVG 1.1 has no drop shadow.
      "<feOffset dx='5'/><feDropShadow flood-color='#00f'/>",
      #"><feOffset dx="5" result="r1"/><feGaussianBlur in="r1" stdDeviation="2"/>"#
        + ##"<feOffset dx="2" dy="2" result="r2"/><feFlood flood-color="#0000ff"/>"##
        + #"<feComposite in2="r2" operator="in"/>"#
        + #"<feMerge><feMergeNode/><feMergeNode in="r1"/></feMerge>"#
    ),
  ]

  @Test(arguments: kept.indices) func `a step keeps what browsers read`(index: Int) throws {
    let (steps, expected) = Self.kept[index]
    let content = Self.drawing(steps.replacing(" onclick='x'", with: ""))
    #expect(try Self.filter(content) == Self.box + expected)
  }

  @Test func `a region is in the units of the file, and lengths too`() throws {
    let user = "filterUnits='userSpaceOnUse' x='-40' y='10%' width='99' height='1in'"
    #expect(
      try Self.filter(Self.drawing("<feOffset dx='1'/>", user))
        == #" filterUnits="userSpaceOnUse" x="-40" y="20" width="99" height="96">"#
        + #"<feOffset dx="1"/>"#)
    let parts = "primitiveUnits='objectBoundingBox' x='50%' width='.25'"
    #expect(
      try Self.filter(Self.drawing("<feOffset dx='.1'/>", parts))
        == #" x="0.5" y="-0.1" width="0.25" height="1.2" primitiveUnits="objectBoundingBox">"#
        + #"<feOffset dx="0.1"/>"#)
  }

  static let functions: [(css: String, expected: String)] = [
    ("blur(1em)", #"<feGaussianBlur stdDeviation="10"/>"#),
    (
      "drop-shadow(4px 5px 3px rgba(0, 0, 255, 0.5))",
      #"<feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dx="4" dy="5" result="r1"/>"#
        + ##"<feFlood flood-color="#0000ff" flood-opacity="0.5"/>"##
        + #"<feComposite in2="r1" operator="in"/>"#
        + #"<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>"#
    ),
    ("hue-rotate(.25turn)", #"<feColorMatrix type="hueRotate" values="90"/>"#),
    ("saturate(150%)", #"<feColorMatrix type="saturate" values="1.5"/>"#),
    (
      "opacity(2)",
      #"<feComponentTransfer><feFuncA type="linear" slope="1" intercept="0"/></feComponentTransfer>"#
        .replacing(#" intercept="0""#, with: "")
    ),
  ]

  @Test(arguments: functions.indices) func `a function is steps in sRGB`(index: Int) throws {
    let (css, expected) = Self.functions[index]
    let style = "filter:\(css);color:green;font-size:10px"
    let found = try Self.filter("<g style='\(style)'><rect width='9' height='9'/></g>")
    #expect(found.hasSuffix(#" color-interpolation-filters="sRGB">"# + expected), "\(found)")
  }

  @Test func `the region of a function holds what it paints, of a list each`() throws {
    let rect = "<rect x='50' y='50' width='10' height='10' style='filter:"
    let found = try Self.filter(rect + "drop-shadow(-2px 1px 1px red)'/>")
    #expect(
      found.hasPrefix(#" filterUnits="userSpaceOnUse" x="45" y="45" width="20" height="20""#))
    let layer = try #require(try layers(rect + "blur(1px) invert(1)'/>").first)
    #expect(layer.filter?.steps.map(\.name) == ["feComponentTransfer"])
    #expect(layer.sublayers.first?.filter?.steps.map(\.name) == ["feGaussianBlur"])
  }

  static let lost = [
    drawing("<feImage href='#a'/>"), drawing("<feGaussianBlur stdDeviation='-1'/>"),
    drawing("<feGaussianBlur stdDeviation='1e5'/>"), drawing("<feMorphology radius='201'/>"),
    drawing("<feTurbulence numOctaves='99'/>"), drawing("<feOffset in='FillPaint'/>"),
    drawing("<feUnknown/>"), drawing("<feOffset dx='1e9'/>"), drawing("", "href='#g'"),
    drawing("<feConvolveMatrix order='17' kernelMatrix='1'/>"),
    drawing(String(repeating: "<feOffset/>", count: 101)),
    drawing("<feColorMatrix values='\(String(repeating: "1 ", count: 257))'/>"),
  ]

  @Test(arguments: lost) func `an element is not drawn without its filter`(drawing: String) throws {
    let (artwork, notes) = try read(drawing)
    #expect(
      notes.map(\.message) == ["'rect' is left out, whose filter cannot be drawn"], "\(drawing)")
    #expect(artwork.layers.isEmpty)
  }

  static let absent: [(drawing: String, message: String)] = [
    ("<rect width='9' height='9' filter='url(#no)'/>", "the filter of 'rect' is not there"),
    (
      "<rect width='9' height='9' style='filter:blur(2)'/>",
      "the filter of 'rect' cannot be read"
    ),
    (
      "<rect width='9' height='9' style='filter:drop-shadow(1px 1px 10%)'/>",
      "the filter of 'rect' cannot be read"
    ),
    (
      "<rect width='9' height='9' style='filter:blur(1px'/>",
      "the filter of 'rect' cannot be read"
    ),
  ]

  @Test(arguments: absent.indices) func `a filter that is none counts for nothing`(
    index: Int
  ) throws {
    let (artwork, notes) = try read(Self.absent[index].drawing)
    #expect(notes.map(\.message) == [Self.absent[index].message])
    #expect(artwork.layers.first?.shape != nil && artwork.layers.first?.filter == nil)
  }

  @Test func `a filter without steps or a region shows nothing`() throws {
    #expect(try layers(Self.drawing("")).isEmpty)
    #expect(try layers(Self.drawing("<feOffset/>", "width='0'")).isEmpty)
  }

  @Test func `giant regions are made smaller, and many steps are too much`() throws {
    let giant = "filterUnits='userSpaceOnUse' x='-1e8' y='-1e8' width='9e8' height='9e8'"
    let (artwork, notes) = try read(Self.drawing("<feFlood/>", giant))
    #expect(notes.map(\.message) == ["the region of a 'filter' is made smaller"])
    #expect(
      artwork.layers.first?.filter?.region
        == .user(Rect(x: -10_000, y: -10_000, width: 40_000, height: 40_000)))
    let steps = String(repeating: "<feOffset/>", count: 100)
    let rects = String(
      repeating: "<rect width='9' height='9' filter='url(#f)'/>", count: 51)
    let many = try read(Self.drawing(steps, on: rects))
    #expect(many.artwork.layers.count == 50 && many.notes.count == 1)
    let wide = try read(Self.drawing("<feMorphology radius='99 9'/>", on: rects))
    #expect(wide.artwork.layers.count == 50 && wide.notes.count == 1)
  }

  @Test func `a turned element's filter turns with it, and its clip cuts it`() throws {
    let shape = """
      <clipPath id='c'><circle r='5'/></clipPath>
      <g transform='rotate(30)' filter='url(#f)' clip-path='url(#c)'><path d='M0 0h1v1z'/></g>
      """
    let layer = try #require(
      try layers(Self.drawing("<feGaussianBlur stdDeviation='3'/>", on: shape)).first)
    #expect(layer.transform == [.rotate(.degrees(30))])
    #expect(layer.mask != nil)
    #expect(layer.filter != nil || layer.sublayers.first?.filter != nil)
  }

  @Test func `outlines that only count for a box stay, without paint`() throws {
    let content = Self.drawing(
      "<feFlood/>",
      on: "<g filter='url(#f)'><path d='M0 0h9v9z' fill='none'/><path d='M0 0h1v1z'/></g>")
    let group = try #require(try layers(content).first)
    #expect(group.sublayers.count == 2 && group.sublayers[0].shape?.fillColor == Paint.none)
  }
}
