import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Colours that a page may change, as classes and one style.
@Suite struct VariableTests {
  private static let face = color(0xffffff, 0, dark: 0x111111)
  private static let ink = color(0x000000, 1, dark: 0xeeeeee)

  private static func color(_ light: UInt32, _ index: UInt8?, dark: UInt32) -> Color {
    var color = Color(light)
    color.variable = Color.Variable(index: index, dark: dark)
    return color
  }

  private func scene(_ layers: [Layer]) -> Layer.Scene {
    var scene = plain(layers)
    scene.variables = ["face", "ink"]
    return scene
  }

  private func written(_ scene: Layer.Scene) throws -> String {
    try SVGWriter(SVGOptions(idPrefix: .none)).write(scene).string
  }

  private func square(_ fill: Paint, stroke: Paint = .none) -> Layer {
    Layer(
      content: .shape(
        Layer.Shape(
          .rect(Rect(x: 0, y: 0, width: 1, height: 1)), fillColor: fill, strokeColor: stroke)))
  }

  @Test func `attributes keep the light, and rules have both`() async throws {
    let text = try written(
      scene([square(.color(Self.face), stroke: .color(Self.ink.opacity(0.5)))]))
    #expect(
      text.contains(
        """
        <rect width="1" height="1" fill="#fff" stroke="#000" stroke-opacity="0.5" \
        class="fill_face stroke_ink"/><style>svg:root{color-scheme:light dark}@supports (--a:0){\
        #dial,[data-theme=light] #dial,#dial[data-theme=light]{\
        --face:var(--sweephand-face,#fff);--ink:var(--sweephand-ink,#000)}\
        @media (prefers-color-scheme:dark){#dial{\
        --face:var(--sweephand-face,#111);--ink:var(--sweephand-ink,#eee)}}\
        [data-theme=dark] #dial:not([data-theme=light]),#dial[data-theme=dark]{\
        --face:var(--sweephand-face,#111);--ink:var(--sweephand-ink,#eee)}\
        .fill_face{fill:var(--face)}.stroke_ink{stroke:var(--ink)}}</style>
        """))
    try await expectValid(scene([square(.color(Self.face), stroke: .color(Self.ink))]))
  }

  @Test func `where nothing changes in the dark there is one set of values`() async throws {
    let same = scene([square(.color(Self.color(0xff0000, 0, dark: 0xff0000)))])
    #expect(
      try written(same).contains(
        "{#dial{--face:var(--sweephand-face,#f00)}.fill_face{fill:var(--face)}}</style>"))
    try await expectValid(same)
  }

  @Test func `mixtures have no name that a page could set`() async throws {
    let mixed = Self.face.interpolated(to: Self.ink, 0.5)
    let gradient = Layer.Gradient.vertical(Self.face, mixed)
    let text = try written(scene([square(.gradient(gradient))]))
    #expect(text.contains("<stop offset=\"1\" stop-color=\"#808080\" class=\"stop_mixed2\"/>"))
    #expect(text.contains(";--mixed2:#808080}"))
    #expect(text.contains("--face:var(--sweephand-face,#111);--mixed2:#808080}}"))
    try await expectValid(scene([square(.gradient(gradient))]))
  }

  @Test func `colours are as they are where the scene names no variables`() throws {
    let text = try written(plain([square(.color(Self.face))]))
    #expect(!text.contains("class") && !text.contains("style"))
  }

  @Test func `what moves rests on its variable`() async throws {
    var layer = square(.color(Self.face))
    layer.name = "square"
    layer.animations = [
      .basic(
        BasicAnimation(.fillColor, from: Color(0xff0000), to: nil, timing: MediaTiming(duration: 1))
      )
    ]
    let text = try written(scene([layer]))
    #expect(text.contains("{fill:var(--face)!important}"), "\(text)")
    #expect(text.contains("values=\"#f00;#fff\""))
    try await expectValid(scene([layer]))
  }

  @Test func `the prefix keeps the dials of a page apart`() throws {
    let text = try SVGWriter(SVGOptions(idPrefix: .text("a"))).write(
      scene([square(.color(Self.face))])
    ).string
    #expect(text.contains("id=\"a_dial\"") && text.contains("class=\"a_fill_face\""))
    #expect(text.contains("#a_dial{--face") && text.contains(".a_fill_face{fill"))
  }
}
