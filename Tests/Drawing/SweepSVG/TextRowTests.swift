import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline
import SweepType
import Testing

/// Rows of texts in one style, which come out as the layers that they stand for.
@Suite struct TextRowTests {
  private static let places = [Point(1, 2), Point(0, -3.5), Point(12.3456, 0)]

  /// A layer of texts, and the same made of layers.
  private static func pair(
    _ strings: [String], _ style: Layer.Text = Layer.Text("", fontSize: 9, fontWeight: 700)
  ) -> (row: Layer, layers: Layer) {
    let items = zip(strings, places).map { TextRow.Item($0, at: $1) }
    let layers = zip(strings, places).map { string, place in
      var text = style
      text.string = string
      return Layer(content: .text(text), position: place)
    }
    return (Layer("labels", row: TextRow(items, style: style)), Layer("labels", sublayers: layers))
  }

  static let rows = [
    ["0", "50", "100"], ["a b", " ", ""], ["<&>", "\"'", "]]>"], ["é", "١٢", "👩‍🚀"], ["-1"], [],
    ["\u{fffd}", "\t", "x"],
  ]

  @Test(arguments: rows) func `are written as layers are`(strings: [String]) throws {
    for style in [
      Layer.Text("", fontSize: 9, fontWeight: 700),
      Layer.Text("", foregroundColor: .rgb(0xff0000, alpha: 0.5)),
      Layer.Text("", fontFamily: "serif", alignment: .start),
      Layer.Text("", fontSize: 9, fontWeight: 700, drawnFace: .engineering),
      Layer.Text("", foregroundColor: .rgb(0xff0000, alpha: 0.5), drawnFace: .segment),
    ] {
      let (row, layers) = Self.pair(strings, style)
      for form in SVGOptions.Layout.allCases {
        let writer = SVGWriter(SVGOptions(layout: form))
        // Beside another text, whose style must not be taken for theirs.
        let other = Layer(content: .text(Layer.Text("other", fontSize: 20)))
        func markup(_ layer: Layer) throws -> String {
          try writer.write(plain([other, layer, other])).string
        }
        #expect(try markup(row) == markup(layers))
      }
    }
  }

  @Test(arguments: rows) func `are layers to whoever asks for them`(strings: [String]) {
    let (row, layers) = Self.pair(strings)
    #expect(row.sublayers == layers.sublayers)
    #expect(row.sublayerCount == strings.count)
    #expect(row == layers && layers == row)
    #expect(row.hashValue == layers.hashValue)
    #expect(plain([row]).dump() == plain([layers]).dump())
    var longer = row
    longer.sublayers.append(Layer("more"))
    #expect(longer.sublayers == layers.sublayers + [Layer("more")])
    #expect(longer.textRow == nil && row.textRow != nil)
    var named = row
    named.name = "other"
    named.opacity = 0.5
    #expect(named.sublayers == layers.sublayers && named.name == "other")
    #expect(row == layers, "a copy was changed")
  }

  @Test func `names the text at fault`() {
    let (row, layers) = Self.pair(["a", "b\u{1}"])
    #expect(fault(of: plain([row])) == fault(of: plain([layers])))
    #expect(fault(of: plain([row]))?.contains("'labels/#1'") == true)
    let (heavy, heavyLayers) = Self.pair(["a", "b"], Layer.Text("", fontWeight: 150))
    #expect(fault(of: plain([heavy])) == fault(of: plain([heavyLayers])))
    let far = Layer("far", row: TextRow([.init("a", at: Point(.nan, 0))], style: Layer.Text("")))
    #expect(fault(of: plain([far]))?.contains("'far/#0': 'position'") == true)
    let farther = Layer(
      "far",
      row: TextRow([.init("a", at: .zero), .init("b", at: Point(0, 1e10))], style: Layer.Text("")))
    #expect(fault(of: plain([farther]))?.contains("'far/#1': 'position'") == true)
  }

  @Test func `may be as many as a scene can hold, and no more`() {
    func row(_ count: Int) -> Layer {
      let items = (0..<count).map { TextRow.Item("\($0)", at: .zero) }
      return Layer("many", row: TextRow(items, style: Layer.Text("")))
    }
    #expect(throws: Never.self) { try SVGWriter().write(plain([row(SceneLimits.layers - 1)])) }
    #expect(throws: SceneError.self) { try SVGWriter().write(plain([row(SceneLimits.layers)])) }
  }
}
