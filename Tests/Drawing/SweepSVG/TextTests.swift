import SweepGeometry
import SweepScene
import Testing

/// Characters, and the style of texts.
@Suite struct TextTests {
  private static func text(_ string: String) -> [Layer] {
    [Layer(content: .text(Layer.Text(string, alignment: .start)))]
  }

  private static func styled(_ change: (inout Layer.Text) -> Void) -> Layer {
    Layer(content: .text(changed(Layer.Text("a"), change)))
  }

  static let strings = [
    WriterCase(
      "markup", text("<a b=\"c\" d='e'> & ]]>"),
      """
      <text font-size="12">&lt;a b="c" d='e'&gt; &amp; ]]&gt;</text>
      """),
    WriterCase(
      "tab", text("a\tb"),
      """
      <text font-size="12" xml:space="preserve">a\tb</text>
      """),
    WriterCase(
      "line feed", text("a\nb"),
      """
      <text font-size="12" xml:space="preserve">a
      b</text>
      """),
    WriterCase(
      "carriage return", text("a\rb"),
      """
      <text font-size="12" xml:space="preserve">a&#13;b</text>
      """),
    WriterCase(
      "leading space", text(" a"),
      """
      <text font-size="12" xml:space="preserve"> a</text>
      """),
    WriterCase(
      "trailing space", text("a "),
      """
      <text font-size="12" xml:space="preserve">a </text>
      """),
    WriterCase(
      "two spaces", text("a  b"),
      """
      <text font-size="12" xml:space="preserve">a  b</text>
      """),
    WriterCase(
      "single spaces", text("a b c"),
      """
      <text font-size="12">a b c</text>
      """),
    WriterCase(
      "right to left", text("שלום ١٢٣"),
      """
      <text font-size="12">שלום ١٢٣</text>
      """),
    WriterCase(
      "emoji and a combining accent", text("👩‍🚀 e\u{301}"),
      """
      <text font-size="12">👩‍🚀 é</text>
      """),
    WriterCase(
      "delete and next line, which XML holds", text("\u{7f}\u{85}"),
      """
      <text font-size="12">\u{7f}\u{85}</text>
      """),
    WriterCase(
      "nothing", text(""),
      """
      <text font-size="12">
      </text>
      """),
  ]

  static let styles = [
    WriterCase(
      "every property",
      [
        styled {
          $0.fontFamily = "\"Noto Sans\", serif"
          $0.fontSize = 20.5
          $0.fontWeight = 700
          $0.foregroundColor = .rgb(0xffffff, alpha: 0.5)
          $0.alignment = .end
          $0.letterSpacing = -0.25
        }
      ],
      """
      <text fill="#fff" fill-opacity="0.5" font-family="&quot;Noto Sans&quot;, serif" \
      font-size="20.5" font-weight="700" letter-spacing="-0.25" text-anchor="end">a</text>
      """),
    WriterCase(
      "shared style",
      [
        Layer(sublayers: [
          styled { $0.foregroundColor = .rgb(0xff0000) },
          styled { $0.foregroundColor = .rgb(0xff0000) },
        ])
      ],
      """
      <g fill="#f00" font-size="12" text-anchor="middle">
      <text>a</text>
      <text>a</text>
      </g>
      """),
    WriterCase(
      "differences from the shared style",
      [
        Layer(
          "labels",
          sublayers: [
            styled { $0.fontWeight = 700 }, styled { _ in }, styled { $0.fontSize = 9 },
            styled { $0.foregroundColor = .rgb(0xffffff, alpha: 0.5) },
            styled { $0.alignment = .start },
            styled { $0.letterSpacing = 1 },
          ])
      ],
      """
      <g id="labels" font-size="12" font-weight="700" text-anchor="middle">
      <text>a</text>
      <text font-weight="400">a</text>
      <text font-size="9" font-weight="400">a</text>
      <text fill="#fff" fill-opacity="0.5" font-weight="400">a</text>
      <text font-weight="400" text-anchor="start">a</text>
      <text font-weight="400" letter-spacing="1">a</text>
      </g>
      """),
    WriterCase(
      "families that differ are not shared",
      [
        Layer(sublayers: [styled { $0.fontFamily = "serif" }, styled { _ in }])
      ],
      """
      <text font-family="serif" font-size="12" text-anchor="middle">a</text>
      <text font-size="12" text-anchor="middle">a</text>
      """),
    WriterCase(
      "one text shares nothing", [Layer("g", sublayers: [styled { _ in }])],
      """
      <g id="g">
      <text font-size="12" text-anchor="middle">a</text>
      </g>
      """),
    WriterCase(
      "animations come before the characters",
      [
        changed(styled { _ in }) {
          $0.animations = [
            .basic(BasicAnimation(.opacity, from: 0, to: 1, timing: MediaTiming(duration: 1)))
          ]
        }
      ],
      """
      <text font-size="12" text-anchor="middle">
      <animate attributeName="opacity" values="0;1" dur="1s"/>a</text>
      """),
  ]

  @Test(arguments: strings) func `writes characters`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }

  @Test(arguments: styles) func `writes styles`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }

  @Test(arguments: ["\u{0}", "\u{8}", "\u{b}", "\u{1f}", "\u{fffe}", "\u{ffff}"])
  func `refuses what XML cannot hold`(character: String) throws {
    let layer = Layer(
      "dial", sublayers: [Layer(), Layer(content: .text(Layer.Text("a" + character)))])
    let code = try #require(character.unicodeScalars.first).value
    let digits = String(code, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 4 - digits.count) + digits
    #expect(
      fault(of: plain([layer]))
        == "layer 'dial/#1': 'string' holds the character U+\(padded), which XML cannot")
  }

  @Test func `refuses a family that is no list of names`() {
    let layer = Self.styled { $0.fontFamily = "a;b" }
    #expect(
      fault(of: plain([layer])) == "layer '#0': 'fontFamily' must be names with commas between them"
    )
  }

  @Test(arguments: [0, 99, 150, 1000, -400])
  func `refuses a weight that is none`(weight: Int) {
    let layer = Self.styled { $0.fontWeight = weight }
    #expect(fault(of: plain([layer])) == "layer '#0': 'fontWeight' must be one of 100, 200 … 900")
  }
}
