import SweepArtwork
import SweepGeometry
import SweepScene
import Testing

/// Filters of drawing programs as a layer's shadow and blur.
@Suite struct FilterTests {
  private static let region = "x='-40' y='-40' width='99' height='99'"

  /// The drawing of a square with a filter, by default in sRGB and with room.
  private static func drawing(
    _ steps: String, _ attributes: String = "\(region) color-interpolation-filters='sRGB'",
    on shape: String = "<rect width='9' height='9' fill='red' filter='url(#f)'/>"
  ) -> String {
    "<filter id='f' filterUnits='userSpaceOnUse' \(attributes)>\(steps)</filter>\(shape)"
  }

  private static func effects(
    _ color: Color = .black, _ opacity: Double = 0, at offset: Vector = Vector(dx: 0, dy: -3),
    radius: Double = 3, blur: Double = 0
  ) -> LayerEffects {
    var effects = LayerEffects()
    effects.shadowColor = color
    effects.shadowOpacity = opacity
    effects.shadowOffset = offset
    effects.shadowRadius = radius
    effects.blurRadius = blur
    return effects
  }

  private static let flood = "<feFlood flood-color='#00f' flood-opacity='.5' result='c'/>"
  private static let matrix = "type='matrix' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0"
  private static let blue = effects(
    Color(0x0000ff), 0.5, at: Vector(dx: 1, dy: 2), radius: 3)

  static let chains: [(name: String, steps: String, expected: LayerEffects)] = [
    (
      "drop shadow",
      """
      <feDropShadow dx='1' dy='2' stdDeviation='3' flood-color='#00f' flood-opacity='.5'/>
      """, blue
    ),
    (
      "drop shadow of the defaults", "<feDropShadow/>",
      effects(.black, 1, at: Vector(dx: 2, dy: 2), radius: 2)
    ),
    ("blur", "<feGaussianBlur stdDeviation='4'/>", effects(blur: 4)),
    (
      "blur twice", "<feGaussianBlur stdDeviation='3 3'/><feGaussianBlur stdDeviation='4'/>",
      effects(blur: 5)
    ),
    (
      "Figma's drop shadow",
      """
      <feFlood flood-opacity='0' result='BackgroundImageFix'/>
      <feColorMatrix in='SourceAlpha' \(matrix) 0 0 0 0 127 0' result='hardAlpha'/>
      <feOffset dx='1' dy='2'/><feGaussianBlur stdDeviation='3'/>
      <feComposite in2='hardAlpha' operator='out'/>
      <feColorMatrix type='matrix' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 .5 0'/>
      <feBlend mode='normal' in2='BackgroundImageFix' result='effect1'/>
      <feBlend mode='normal' in='SourceGraphic' in2='effect1' result='shape'/>
      """, blue
    ),
    (
      "Figma's layer blur",
      """
      <feFlood flood-opacity='0' result='BackgroundImageFix'/>
      <feBlend mode='normal' in='SourceGraphic' in2='BackgroundImageFix' result='shape'/>
      <feGaussianBlur stdDeviation='5' result='effect1_foregroundBlur'/>
      """, effects(blur: 5)
    ),
    (
      "Illustrator's drop shadow",
      """
      <feOffset dx='1' dy='2'/><feGaussianBlur result='b' stdDeviation='3'/>\(flood)
      <feComposite in2='b' operator='in'/><feComposite in='SourceGraphic'/>
      """, blue
    ),
    (
      "Illustrator's merge",
      """
      <feOffset in='SourceAlpha' dx='1' dy='2'/><feGaussianBlur stdDeviation='3' result='b'/>
      \(flood)<feComposite in='c' in2='b' operator='in' result='d'/>
      <feMerge><feMergeNode in='d'/><feMergeNode in='SourceGraphic'/></feMerge>
      """, blue
    ),
    (
      "Inkscape's drop shadow",
      """
      \(flood)<feComposite in='c' in2='SourceGraphic' operator='in'/>
      <feGaussianBlur stdDeviation='3'/><feOffset dx='1' dy='2' result='o'/>
      <feComposite in='SourceGraphic' in2='o' operator='over'/>
      """, blue
    ),
    (
      "a faded copy",
      """
      <feGaussianBlur in='SourceAlpha' stdDeviation='3'/><feOffset dx='1' dy='2'/>
      <feComponentTransfer><feFuncA type='linear' slope='.25'/></feComponentTransfer>
      <feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge>
      """, effects(.black, 0.25, at: Vector(dx: 1, dy: 2), radius: 3)
    ),
    (
      "a glow in the one colour of what glows",
      """
      <feGaussianBlur stdDeviation='3' result='b'/>
      <feMerge><feMergeNode in='b'/><feMergeNode in='SourceGraphic'/></feMerge>
      """, effects(Color(0xff0000), 1, at: .zero, radius: 3)
    ),
    (
      "the shadow of what is blurred",
      """
      <feGaussianBlur stdDeviation='3' result='b'/><feOffset in='SourceAlpha' result='o'/>
      <feGaussianBlur in='o' stdDeviation='5'/>
      <feMerge><feMergeNode/><feMergeNode in='b'/></feMerge>
      """, effects(.black, 1, at: .zero, radius: 4, blur: 3)
    ),
  ]

  @Test(arguments: chains.indices) func `a chain becomes effects`(index: Int) throws {
    let (name, steps, expected) = Self.chains[index]
    let layer = try #require(try layers(Self.drawing(steps)).first)
    #expect(layer.effects == expected, "\(name)")
    #expect(layer.shape != nil)
  }

  @Test func `a matrix in light is brought to sRGB`() throws {
    let steps = """
      <feColorMatrix in='SourceAlpha' values='0 0 0 0 .2140411 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0'/>
      <feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge>
      """
    let layer = try #require(try layers(Self.drawing(steps, Self.region)).first)
    #expect(abs(layer.shadowColor.red - 0.5) < 1e-5)
    #expect(layer.shadowRadius == 0)
  }

  static let functions: [(css: String, expected: LayerEffects)] = [
    ("blur(2px)", effects(blur: 2)), ("blur(1em)", effects(blur: 10)),
    (
      "drop-shadow(4px 5px 3px rgba(0, 0, 255, 0.5))",
      effects(Color(0x0000ff), 0.5, at: Vector(dx: 4, dy: 5), radius: 3)
    ),
    (
      "drop-shadow(#00f 1px 0)",
      effects(Color(0x0000ff), 1, at: Vector(dx: 1, dy: 0), radius: 0)
    ),
    (
      "blur(3px) drop-shadow(1px 1px 2px)",
      effects(Color(0x008000), 1, at: Vector(dx: 1, dy: 1), radius: 2, blur: 3)
    ),
  ]

  @Test(arguments: functions.indices) func `a function becomes effects`(index: Int) throws {
    let (css, expected) = Self.functions[index]
    let style = "filter:\(css);color:green;font-size:10px"
    let layer = try #require(
      try layers("<g style='\(style)'><rect width='9' height='9' fill='red'/></g>").first)
    #expect(layer.effects == expected, "\(css)")
  }

  @Test func `a region that cuts becomes a clip`() throws {
    let steps = "<feGaussianBlur stdDeviation='3'/>"
    let layer = try #require(
      try layers(Self.drawing(steps, "x='0' y='-20' width='40' height='40'")).first)
    #expect(layer.masksToBounds)
    #expect(layer.bounds == Rect(x: 0, y: -20, width: 40, height: 40))
    #expect(layer.sublayers.first?.blurRadius == 3)
    #expect(try layers(Self.drawing(steps, "width='0' height='9'")).isEmpty)
  }

  @Test func `a turned element's effects turn with it, and its mask cuts them`() throws {
    let shape = """
      <clipPath id='c'><circle r='5'/></clipPath>
      <g transform='rotate(30)' filter='url(#f)' clip-path='url(#c)'><path d='M0 0h1v1z'/></g>
      """
    let layer = try #require(
      try layers(Self.drawing("<feGaussianBlur stdDeviation='3'/>", on: shape)).first)
    #expect(layer.transform == [.rotate(.degrees(30))])
    #expect(layer.mask != nil)
    #expect(layer.blurRadius == 3 || layer.sublayers.first?.blurRadius == 3)
  }

  static let lost = [
    drawing("<feTurbulence/>"), drawing(""),
    drawing("<feGaussianBlur stdDeviation='3 4'/>"), drawing("<feGaussianBlur stdDeviation='-1'/>"),
    drawing("<feGaussianBlur stdDeviation='1e5'/>"), drawing("<feOffset dx='3'/>"),
    drawing("<feMorphology radius='1'/>"), drawing("<feBlend mode='multiply' in2='SourceAlpha'/>"),
    drawing("<feColorMatrix type='saturate' values='0'/>"),
    drawing("<feGaussianBlur stdDeviation='1' x='3'/>"),
    drawing("<feGaussianBlur stdDeviation='1'/>", "primitiveUnits='objectBoundingBox'"),
    drawing("<feOffset in='BackgroundImage'/>"), drawing("<feFlood/>"),
    drawing(
      "<feMerge>\(String(repeating: "<feMergeNode in='SourceGraphic'/>", count: 9))</feMerge>"),
    drawing("<feDropShadow/><feDropShadow/>"),
    "<rect width='9' height='9' filter='url(#nothing)'/>",
    "<rect width='9' height='9' style='filter:sepia(1)'/>",
    "<rect width='9' height='9' style='filter:blur(2)'/>",
    "<rect width='9' height='9' style='filter:blur(-2px)'/>",
    "<rect width='9' height='9' style='filter:drop-shadow(1px)'/>",
    "<rect width='9' height='9' style='filter:blur(1px'/>",
    "<rect width='9' height='9' style='filter:drop-shadow(1px 1px 10%)'/>",
  ]

  @Test(arguments: lost) func `what no layer can say is left out in words`(drawing: String) throws {
    let (artwork, notes) = try read(drawing)
    #expect(notes.map(\.message) == ["the filter of 'rect' is left out"], "\(drawing)")
    #expect(artwork.layers.first?.shownEffects == nil)
  }

  static let mixed = [
    drawing(
      "<feGaussianBlur stdDeviation='1'/>", region,
      on: "<g filter='url(#f)'><path d='M0 0h9v9z'/><path d='M0 0h9v9z' fill='red'/></g>"),
    drawing(
      "<feDropShadow/>", region,
      on: "<g filter='url(#f)'><path d='M0 0h9v9z' fill-opacity='.5'/></g>"),
    drawing(
      "<feOffset in='SourceAlpha' dx='1' result='o'/>"
        + "<feComposite in='o' in2='SourceAlpha' operator='out'/><feMerge><feMergeNode/>"
        + "<feMergeNode in='SourceGraphic'/></feMerge>",
      on: "<g filter='url(#f)'><path d='M0 0h9v9z' fill-opacity='.5'/></g>"),
  ]

  @Test(arguments: mixed) func `what comes out in other colours is said`(drawing: String) throws {
    let (artwork, notes) = try read(drawing)
    #expect(notes.map(\.message) == ["the filter of 'g' mixes colours in another way"])
    #expect(artwork.layers.first?.shownEffects != nil)
  }

  @Test func `a filter measured by the box of a text is not cut off`() throws {
    let (artwork, notes) = try read(
      "<filter id='f'><feGaussianBlur stdDeviation='1'/></filter>"
        + "<text font-family='A' filter='url(#f)' y='9'>a</text>")
    #expect(notes.map(\.message) == ["'filter' is not cut off at the box of a text"])
    #expect(artwork.layers.first?.shownEffects != nil)
  }
}
