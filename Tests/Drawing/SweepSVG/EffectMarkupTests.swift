import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Shadows and blurs as filters.
@Suite struct EffectMarkupTests {
  /// A square with a shadow of radius 1 at 2, 3.
  private static func shaded(_ change: (inout Layer) -> Void = { _ in }) -> Layer {
    changed(square()) {
      $0.shadowOpacity = 0.5
      $0.shadowOffset = Vector(dx: 2, dy: 3)
      $0.shadowRadius = 1
      change(&$0)
    }
  }

  private static let start = #"filterUnits="userSpaceOnUse""#
  private static let mixing = #"color-interpolation-filters="sRGB""#
  /// The markup after the opacity of the shadow.
  private static func merge(_ top: String = "SourceGraphic") -> String {
    """
    <feComposite in2="shadow" operator="in"/>
    <feMerge>
    <feMergeNode/>
    <feMergeNode in="\(top)"/>
    </feMerge>
    </filter>
    """
  }

  static let cases = [
    WriterCase(
      "a shadow, of two layers alike", [shaded { $0.name = "a" }, shaded()],
      """
      <defs>
      <filter id="a_filter" \(start) x="-3" y="-3" width="12" height="13" \(mixing)>
      <feGaussianBlur in="SourceAlpha" stdDeviation="1"/>
      <feOffset dx="2" dy="3" result="shadow"/>
      <feFlood flood-color="#000" flood-opacity="0.5"/>
      \(merge())
      </defs>
      <rect id="a" width="4" height="4" filter="url(#a_filter)"/>
      <rect width="4" height="4" filter="url(#a_filter)"/>
      """),
    WriterCase("a shadow without opacity is none", [shaded { $0.shadowOpacity = 0 }], plainSquare),
    WriterCase(
      "a clear shadow is none", [shaded { $0.shadowColor = .clear }], plainSquare),
    WriterCase(
      "a sharp shadow",
      [
        shaded {
          $0.shadowRadius = 0
          $0.shadowColor = Color(0xff0000, alpha: 0.5)
        }
      ],
      """
      <defs>
      <filter id="filter" \(start) x="0" y="0" width="6" height="7" \(mixing)>
      <feOffset in="SourceAlpha" dx="2" dy="3" result="shadow"/>
      <feFlood flood-color="#f00" flood-opacity="0.25"/>
      \(merge())
      </defs>
      <rect width="4" height="4" filter="url(#filter)"/>
      """),
    WriterCase(
      "a blur", [changed(square()) { $0.blurRadius = 0.5 }],
      """
      <defs>
      <filter id="filter" \(start) x="-1.5" y="-1.5" width="7" height="7" \(mixing)>
      <feGaussianBlur stdDeviation="0.5"/>
      </filter>
      </defs>
      <rect width="4" height="4" filter="url(#filter)"/>
      """),
    WriterCase(
      "what is blurred casts a blurred shadow",
      [
        shaded {
          $0.blurRadius = 0.75
          $0.shadowRadius = 1
        }
      ],
      """
      <defs>
      <filter id="filter" \(start) x="-3.75" y="-3.75" width="13.5" height="14.5" \(mixing)>
      <feGaussianBlur stdDeviation="0.75" result="content"/>
      <feGaussianBlur in="content" stdDeviation="1"/>
      <feOffset dx="2" dy="3" result="shadow"/>
      <feFlood flood-color="#000" flood-opacity="0.5"/>
      \(merge("content"))
      </defs>
      <rect width="4" height="4" filter="url(#filter)"/>
      """),
    WriterCase(
      "the shadow of a text is measured in its own coordinates",
      [
        changed(Layer(content: .text(Layer.Text("a", fontSize: 1)), position: Point(3, 4))) {
          $0.blurRadius = 1
        }
      ],
      """
      <defs>
      <filter id="filter" \(start) x="-6" y="-6" width="12" height="12" \(mixing)>
      <feGaussianBlur stdDeviation="1"/>
      </filter>
      </defs>
      <text transform="translate(3 4)" font-size="1" text-anchor="middle" \
      filter="url(#filter)">a</text>
      """),
    WriterCase(
      "what paints nothing has no filter", [changed(Layer()) { $0.blurRadius = 1 }],
      """
      <g>
      </g>
      """),
    WriterCase(
      "a mask takes the shadow's opacity alone",
      [changed(square()) { $0.mask = shaded { $0.shadowColor = Color(0xff0000) } }],
      """
      <defs>
      <filter id="filter" \(start) x="-3" y="-3" width="12" height="13" \(mixing)>
      <feGaussianBlur in="SourceAlpha" stdDeviation="1"/>
      <feOffset dx="2" dy="3" result="shadow"/>
      <feFlood flood-color="#fff" flood-opacity="0.5"/>
      \(merge())
      <mask id="mask" maskUnits="userSpaceOnUse" x="-3" y="-3" width="12" height="13">
      <rect width="4" height="4" fill="#fff" filter="url(#filter)"/>
      </mask>
      </defs>
      <rect width="4" height="4" mask="url(#mask)"/>
      """),
  ]

  private static let plainSquare = #"<rect width="4" height="4"/>"#

  @Test(arguments: cases) func `effects are filters`(case: WriterCase) async throws {
    try await `case`.check()
  }

  @Test func `a moving group has a region for all of its course`() async throws {
    var hand = square()
    hand.animations = [
      .basic(BasicAnimation(.rotation, by: .degrees(90), timing: MediaTiming(duration: 1)))
    ]
    let group = changed(Layer(sublayers: [hand])) { $0.blurRadius = 1 }
    let text = try body(of: plain([group]))
    #expect(text.contains(#"x="-8.657" y="-8.657" width="17.314" height="17.314""#), "\(text)")
    try await expectValid(plain([group]))
  }

  @Test func `what moves on without end has the region of the canvas`() throws {
    var part = square()
    part.animations = [
      .basic(
        BasicAnimation(
          .translation, by: Vector(dx: 5, dy: 0),
          timing: MediaTiming(duration: 1, repeatCount: .infinity), isCumulative: true))
    ]
    let group = changed(Layer(position: Point(2, 0), sublayers: [part])) { $0.blurRadius = 1 }
    let text = try body(of: plain([group]))
    #expect(text.contains(#"x="-5" y="-3" width="16" height="16""#), "\(text)")
  }

  @Test func `a shadow's colour can be a variable`() async throws {
    var color = Color(0x204060)
    color.variable = Color.Variable(index: 0, dark: 0x000000)
    var scene = plain([Self.shaded { $0.shadowColor = color }])
    scene.variables = ["mark"]
    let text = try SVGWriter(SVGOptions(idPrefix: .none)).write(scene).string
    #expect(text.contains(#"flood-opacity="0.5" class="flood_mark"/>"#), "\(text)")
    #expect(text.contains(".flood_mark{flood-color:var(--mark)}"), "\(text)")
    try await expectValid(scene)
  }

  @Test func `what no filter can have is refused`() {
    #expect(
      fault(of: plain([Self.shaded { $0.shadowRadius = -1 }]))
        == "layer '#0': 'shadowRadius' must not be negative")
    #expect(
      fault(of: plain([Self.shaded { $0.blurRadius = -1 }]))
        == "layer '#0': 'blurRadius' must not be negative")
    #expect(
      fault(of: plain([Self.shaded { $0.shadowOffset.dx = .nan }]))
        == "layer '#0': 'shadowOffset' must be finite, and less than 1e9 away from zero")
  }

  @Test func `a dump has both`() {
    let dump = SVGWriter().dump(plain([Self.shaded { $0.blurRadius = 2 }]))
    #expect(dump.contains("blur 2, shadow #000000 0.5 at 2 3, radius 1"), "\(dump)")
  }
}
