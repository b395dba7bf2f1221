import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline
import SweepType
import Testing

/// Texts that are drawn: paths with the words in their labels.
@Suite struct DrawnTextTests {
  private static func text(_ string: String, _ change: (inout Layer.Text) -> Void = { _ in })
    -> Layer
  {
    var text = Layer.Text(
      string, fontSize: 10, foregroundColor: .color(Color(0xff0000)), drawnFace: .engineering)
    change(&text)
    return Layer(content: .text(text), position: Point(5, 5))
  }

  @Test func `a stroke with the words beside it`() async throws {
    let found = try body(of: plain([Self.text("1")]))
    #expect(found.hasPrefix("<path d=\"M"), "\(found)")
    #expect(
      found.hasSuffix(
        "\" fill=\"none\" stroke=\"#f00\" stroke-width=\"0.936\" role=\"img\" aria-label=\"1\"/>"),
      "\(found)")
    try await expectValid(plain([Self.text("72 km/h & more")]))
  }

  @Test func `black is written where a stroke has it`() throws {
    let black = Self.text("1") { $0.foregroundColor = .color(.black) }
    #expect(try body(of: plain([black])).contains("stroke=\"#000\""))
    let engraved = Self.text("1") {
      ($0.foregroundColor, $0.drawnFace) = (.color(.black), .engraved)
    }
    let found = try body(of: plain([engraved]))
    #expect(!found.contains("stroke") && !found.contains("fill"), "\(found)")
  }

  @Test func `the scene's face is that of texts without a family`() throws {
    var scene = plain([
      Layer(content: .text(Layer.Text("1"))),
      Layer(content: .text(Layer.Text("2", fontFamily: "serif"))),
    ])
    scene.drawnFace = .square
    let found = try body(of: scene)
    #expect(found.contains("aria-label=\"1\"") && found.contains(">2</text>"), "\(found)")
  }

  @Test(arguments: zip(Layer.Text.Alignment.allCases, [0, -0.5, -1]))
  func `stands as its alignment says`(alignment: Layer.Text.Alignment, share: Double) throws {
    let layer = Self.text("88") { $0.alignment = alignment }
    let row = DrawnFace.engineering.typeface.typeset("88", size: 7.2, anchor: .end)
    let found = try body(of: plain([layer]))
    let data = try #require(found.firstMatch(of: /d="([^"]*)"/)).1
    let box = try #require(try Path(svgPathData: String(data)).boundingBox)
    // The room before the first glyph is left out at the start of a line.
    let bearing = row.advance + (row.path.boundingBox?.minX ?? 0)
    guard case .stroke(let pen, _) = row.ink else { return #expect(Bool(false), "no pen") }
    let start = alignment == .start ? 5 + pen / 2 : 5 + share * row.advance + bearing
    #expect(bearing > pen / 2 && abs(box.minX - start) < 0.02)
    // Capitals stand on the base line and are 0.72 of the size high.
    #expect(abs(box.maxY - 5) < 0.6 && abs(box.minY - (5 - 7.2)) < 0.6)
  }

  @Test func `what the face lacks is set in a font and told`() async throws {
    var scene = plain([Layer("note", content: .text(Layer.Text("a語b")))])
    (scene.drawnFace, scene.fontFamily) = (.cockpit, "serif")
    let output = try SVGWriter().write(scene)
    #expect(output.string.contains("font-family=\"serif\""), "\(output.string)")
    #expect(output.string.contains(">a語b</text>"))
    #expect(
      output.issues.map(\.description) == [
        "layer 'note': the face 'cockpit' lacks '語', so that the text is set in a font"
      ])
    try await expectValid(scene)
  }

  @Test func `texts of a group are one path, but for those in a font`() async throws {
    let texts = ["10", "語", "20"].map { Self.text($0) }
    let scene = plain([Layer(sublayers: texts)])
    let found = try body(of: scene)
    #expect(found.contains("aria-label=\"10, 20\""), "\(found)")
    #expect(found.contains("stroke=\"none\"") && found.contains("fill=\"#f00\""), "\(found)")
    #expect(found.split(separator: "<path").count == 2, "\(found)")
    try await expectValid(scene)
  }

  @Test func `texts that differ are paths of their own`() async throws {
    let scene = plain([
      Layer(sublayers: [Self.text("1"), Self.text("2") { $0.fontSize = 20 }])
    ])
    let found = try body(of: scene)
    #expect(found.contains("stroke-width=\"1.872\" role=\"img\" aria-label=\"2\""), "\(found)")
    #expect(found.contains("aria-label=\"1\"") && !found.contains("<text"))
    try await expectValid(scene)
  }

  @Test func `displays show what is off`() async throws {
    let scene = plain([Self.text("1") { $0.drawnFace = .segment }])
    let found = try body(of: scene)
    #expect(found.hasPrefix("<g>") && found.contains("opacity=\"0.1\""), "\(found)")
    try await expectValid(scene)
  }

  @Test func `figures have one width, but for those of rows`() throws {
    func data(_ layer: Layer) throws -> Substring {
      try #require(try body(of: plain([layer])).firstMatch(of: /d="([^"]*)"/)).1
    }
    var moving = Self.text("11") { $0.alignment = .start }
    let still = try data(moving)
    moving.animations = [
      .basic(BasicAnimation(.opacity, from: 0, to: 1, timing: MediaTiming(duration: 1)))
    ]
    #expect(try data(moving) == still)
    let labels = ["11", "12"].map { Self.text($0) { $0.alignment = .start } }
    let row = Layer(sublayers: labels)
    #expect(try !data(row).hasPrefix(still))
  }

  @Test func `what a script writes is drawn about the place of its group`() throws {
    func written(_ face: DrawnFace) throws -> Layer.Scene {
      var layer = Self.text("88") { ($0.drawnFace, $0.alignment) = (face, .middle) }
      layer.semantics = Semantics(annotations: [Semantics.Annotation("glyphs", "8")])
      return plain([layer])
    }
    let found = try body(of: try written(.engineering)).filter { !$0.isNewline }
    let group = "<g transform=\"translate(5 5)\" data-glyphs=\"8\">"
    #expect(found.hasPrefix(group + "<path d=\"M-") && found.hasSuffix("aria-label=\"88\"/></g>"))
    // All bars are lit, and yet there is a place for those that are off.
    let display = try body(of: try written(.segment))
    #expect(display.contains("<path d=\"\" fill=\"#f00\" opacity=\"0.1\"/>"), "\(display)")
    #expect(display.split(separator: "<path").count == 3, "\(display)")
  }

  @Test func `lines of one text are its words`() throws {
    let items = [TextRow.Item("New", at: .zero), TextRow.Item("York", at: Point(0, 12))]
    guard case .text(let style) = Self.text("").content else { return }
    func label(runsOn: Bool) throws -> String {
      try body(of: plain([Layer("a", row: TextRow(items, style: style, runsOn: runsOn))]))
    }
    #expect(try label(runsOn: true).contains("aria-label=\"New York\""))
    #expect(try label(runsOn: false).contains("aria-label=\"New, York\""))
  }

  @Test func `what is found again is what was drawn`() throws {
    let layers = [Self.text("10"), Self.text("20") { $0.fontSize = 20 }, Self.text("10")]
    let first = try body(of: plain(layers))
    for _ in 0..<3 { #expect(try body(of: plain(layers)) == first) }
    let coarse = try SVGWriter(SVGOptions(precision: 0, idPrefix: .none)).write(plain(layers))
    #expect(!coarse.string.contains(/d="[^"]*\./))
  }

  @Test func `unusual texts are not drawn`() throws {
    for string in ["", "   ", String(repeating: "1", count: 1001)] {
      let output = try SVGWriter().write(plain([Self.text(string)]))
      #expect(output.string.contains("<text") && output.issues == [])
    }
    #expect(throws: SceneError.self) {
      try SVGWriter().write(plain([Self.text("1") { $0.fontSize = .nan }]))
    }
  }

  @Test func `SVG 1.1 has no labels`() throws {
    let options = SVGOptions(idPrefix: .none, profile: .svg11)
    #expect(try !SVGWriter(options).write(plain([Self.text("1")])).string.contains("aria"))
  }

  @Test func `a dump shows the words`() {
    #expect(SVGWriter().dump(plain([Self.text("72")])).contains("text '72'"))
  }
}
