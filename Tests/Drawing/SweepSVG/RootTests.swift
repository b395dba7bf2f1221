import SweepGeometry
import SweepSVG
import SweepScene
import SweepXML
import Testing

/// The root element, its words, and the layout.
@Suite struct RootTests {
  private static let dial: Layer.Scene = {
    let label = Layer(content: .text(Layer.Text("  4\n2")))
    var scene = Layer.Scene(
      size: Size(width: 400, height: 300.5),
      viewBox: Rect(x: -100, y: -75, width: 200, height: 150),
      layers: [Layer("a", sublayers: [square(), label])], title: "Speed <1>",
      description: "42 & more",
      language: "en-GB", fontFamily: "'DejaVu Sans', serif")
    scene.layers[0].animations = [
      .basic(BasicAnimation(.opacity, from: 0, to: 1, timing: MediaTiming(duration: 1)))
    ]
    return scene
  }()

  private func written(
    _ scene: Layer.Scene = dial, form: SVGOptions.Layout = .compact,
    profile: SVGOptions.Profile = .output,
    isResponsive: Bool = false, motion: SVGOptions.Motion = .full
  ) throws -> String {
    let options = SVGOptions(
      layout: form, idPrefix: .none, profile: profile, isResponsive: isResponsive, motion: motion)
    return try SVGWriter(options).write(scene).string
  }

  private static let words =
    "<title id=\"title\">Speed &lt;1&gt;</title><desc id=\"desc\">42 &amp; more</desc>"
  private static let content = """
    <g id="a"><animate attributeName="opacity" values="0;1" dur="1s"/><rect width="4" height="4"/>\
    <text font-size="12" text-anchor="middle" xml:space="preserve">  4\n2</text></g>\
    <style>svg:root{color-scheme:light dark}</style></svg>

    """

  @Test func `writes an image`() async throws {
    #expect(
      try written() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300.5" \
        viewBox="-100 -75 200 150" xml:lang="en-GB" font-family="'DejaVu Sans', serif" \
        font-variant="tabular-nums" role="img" aria-labelledby="title desc">\
        \(Self.words)\(Self.content)
        """)
    try await expectValid(Self.dial)
  }

  @Test func `a responsive picture has no size`() throws {
    #expect(
      try written(isResponsive: true)
        == written().replacing(" width=\"400\" height=\"300.5\"", with: "", maxReplacements: 1))
  }

  @Test func `SVG 1.1 knows no roles and no figures of one width`() throws {
    #expect(
      try written(profile: .svg11) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300.5" \
        viewBox="-100 -75 200 150" xml:lang="en-GB" font-family="'DejaVu Sans', serif">\
        \(Self.words)\(Self.content.replacing("<style", with: "<style type=\"text/css\""))
        """)
  }

  @Test func `SVG 1.1 refers by xlink, and declares it where it refers`() async throws {
    let scene = plain([
      Layer(
        content: .replicator(Layer.Replicator(count: 2, transform: [.rotate(.degrees(30))])),
        sublayers: [line()]),
      changed(Layer(content: .image(Layer.Image(.png, bytes: [0])))) {
        $0.bounds = Rect(x: 0, y: 0, width: 1, height: 1)
      },
    ])
    let text = try written(scene, profile: .svg11)
    #expect(text.contains(" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width"))
    #expect(text.contains("<use transform=\"rotate(30)\" xlink:href=\"#instance\"/>"))
    #expect(text.contains(" xlink:href=\"data:image/png;base64,AA==\""))
    #expect(try !text.contains(" href=") && !written(scene).contains("xlink"))
    #expect(try !written(profile: .svg11).contains("xlink"))
    try await expectValid(scene)
  }

  @Test func `an ornament is hidden from those who listen, and has no words`() async throws {
    var scene = Self.dial
    scene.role = .decoration
    #expect(
      try written(scene) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300.5" \
        viewBox="-100 -75 200 150" xml:lang="en-GB" font-family="'DejaVu Sans', serif" \
        font-variant="tabular-nums" aria-hidden="true">\(Self.content)
        """)
    try await expectValid(scene)
  }

  @Test(arguments: [(62.25, "62.25"), (400, "100"), (-3, "0"), (.leastNormalMagnitude, "0")])
  func `a meter has its reading inside the range, and its description for a text`(
    value: Double, now: String
  ) async throws {
    var scene = Self.dial
    scene.role = .meter(value, in: 0...100)
    let text = try written(scene, profile: .output)
    #expect(
      text.contains(
        """
         role="meter" aria-labelledby="title" aria-valuemin="0" aria-valuemax="100" \
        aria-valuenow="\(now)" aria-valuetext="
        """))
    #expect(!text.contains("<desc"))
    #expect(try !written(scene, profile: .svg11).contains("role"))
    try await expectValid(scene)
    scene.role = .meter(.nan, in: 0...100)
    #expect(throws: SceneError.self) { try written(scene) }
  }

  @Test func `dates are whole seconds in a meter`() throws {
    var scene = Self.dial
    scene.role = .meter(1_795_219_200.4, in: 0...2e9)
    #expect(
      try written(scene).contains("aria-valuemax=\"2000000000\" aria-valuenow=\"1795219200\""))
  }

  @Test(arguments: [("", "b", "desc"), ("a", "", "title"), ("", "", nil)])
  func `labels name the words there are`(title: String, description: String, label: String?) throws
  {
    var scene = plain([])
    (scene.title, scene.description) = (title, description)
    let text = try written(scene)
    #expect(text.contains("aria-labelledby") == (label != nil))
    if let label { #expect(text.contains(" role=\"img\" aria-labelledby=\"\(label)\">")) }
  }

  @Test func `a pretty document has one element a line and leaves texts alone`() throws {
    #expect(
      try written(form: .pretty) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300.5" \
        viewBox="-100 -75 200 150" xml:lang="en-GB" font-family="'DejaVu Sans', serif" \
        font-variant="tabular-nums" role="img" aria-labelledby="title desc">
          <title id="title">Speed &lt;1&gt;</title>
          <desc id="desc">42 &amp; more</desc>
          <g id="a">
            <animate attributeName="opacity" values="0;1" dur="1s"/>
            <rect width="4" height="4"/>
            <text font-size="12" text-anchor="middle" xml:space="preserve">  4
        2</text>
          </g>
          <style>svg:root{color-scheme:light dark}</style>
        </svg>

        """)
  }

  /// Without the line breaks and spaces between tags nothing else differs.
  @Test func `pretty and compact are the same elements`() throws {
    let cases =
      ContentTests.cases + PlacementTests.compositing + TextTests.strings + TextTests.styles
      + AnimationMarkupTests.properties
    for scene in cases.map(\.scene) + [Self.dial] {
      let pretty = try written(scene, form: .pretty, motion: .reduced)
      let joined = pretty.replacing(/\n *(?=[<#])/, with: "")
      #expect(try joined == written(scene, motion: .reduced))
    }
  }

  @Test func `the same scene gives the same bytes`() throws {
    let options = SVGOptions()
    let first = try SVGWriter(options).write(Self.dial)
    #expect(try SVGWriter(options).write(Self.dial) == first)
    #expect(first.bytes.last == UInt8(ascii: "\n") && first.bytes.dropLast().last != 10)
  }

  @Test(arguments: ["en_GB", "-en", "en-", "e n", "é"])
  func `refuses a language that is no tag`(language: String) {
    var scene = plain([])
    scene.language = language
    #expect(fault(of: scene) == "'language' must be a BCP 47 tag such as 'en-GB'")
  }

  @Test(arguments: ["title", "description", "language", "fontFamily"])
  func `refuses words that XML cannot hold`(field: String) {
    var scene = plain([])
    switch field {
    case "title": scene.title = "\u{1}"
    case "description": scene.description = "\u{1}"
    case "language": scene.language = "\u{1}"
    default: scene.fontFamily = "\u{1}"
    }
    #expect(fault(of: scene) == "'\(field)' holds the character U+0001, which XML cannot")
  }

  @Test func `a script stands in pictures with annotations alone`() throws {
    var scene = plain([])
    var options = SVGOptions(idPrefix: .none)
    options.script = "a<b()"
    #expect(try !SVGWriter(options).write(scene).string.contains("script"))
    scene.annotations = [Semantics.Annotation("control", "a\"b")]
    let text = try SVGWriter(options).write(scene).string
    #expect(text.contains(" data-control=\"a&quot;b\">"))
    #expect(text.hasSuffix("<script><![CDATA[a<b()]]></script></svg>\n"))
    options.profile = .svg11
    #expect(try !SVGWriter(options).write(scene).string.contains("control"))
    options.script = "]]>"
    #expect(fault(of: scene, options) == "'script' must not hold ']]>'")
    scene.annotations = [Semantics.Annotation("A", "")]
    #expect(fault(of: scene) == "'data' must have names of small letters")
  }

  /// The judge can say no.
  @Test func `the document type refuses what SVG 1.1 lacks`() async throws {
    let text = try written()
    #expect(try await documentTypeVerdict(Array(text.utf8)).contains("role"))
  }
}
