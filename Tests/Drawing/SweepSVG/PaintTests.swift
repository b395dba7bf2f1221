import SweepGeometry
import SweepScene
import Testing

/// Colours, gradients and strokes.
@Suite struct PaintTests {
  private static func filled(_ paint: Paint) -> [Layer] { [square { $0.fillColor = paint }] }

  private static let stops: [Layer.Gradient.Stop] = [
    .init(0, .black), .init(0.5, Color(0xff0000, alpha: 0.25)), .init(1, .white),
  ]

  private static func gradient(
    _ geometry: Layer.Gradient.Geometry, _ units: Layer.Gradient.Units = .objectBoundingBox
  ) -> Paint {
    .gradient(Layer.Gradient(geometry, stops: [.init(0, .black), .init(1, .white)], units: units))
  }

  static let fills = [
    WriterCase(
      "black is what SVG takes", filled(.color(.black)),
      """
      <rect width="4" height="4"/>
      """),
    WriterCase(
      "nothing", filled(.none),
      """
      <rect width="4" height="4" fill="none"/>
      """),
    WriterCase(
      "three digits", filled(.rgb(0xff0033)),
      """
      <rect width="4" height="4" fill="#f03"/>
      """),
    WriterCase(
      "six digits", filled(.rgb(0xff0034)),
      """
      <rect width="4" height="4" fill="#ff0034"/>
      """),
    WriterCase(
      "alpha", filled(.rgb(0x000000, alpha: 0.3333)),
      """
      <rect width="4" height="4" fill="#000" fill-opacity="0.333"/>
      """),
    WriterCase(
      "clear", filled(.color(.clear)),
      """
      <rect width="4" height="4" fill="#000" fill-opacity="0"/>
      """),
    WriterCase(
      "components beyond the ends and between the digits",
      filled(.color(Color(red: 2, green: -1, blue: 0.5, alpha: 7))),
      """
      <rect width="4" height="4" fill="#ff0080"/>
      """),
    WriterCase(
      "even-odd", [square { $0.fillRule = .evenOdd }],
      """
      <rect width="4" height="4" fill-rule="evenodd"/>
      """),
    WriterCase(
      "linear gradient along x", filled(gradient(.linear(from: .zero, to: Point(1, 0)))),
      """
      <defs>
      <linearGradient id="fill">
      <stop offset="0" stop-color="#000"/>
      <stop offset="1" stop-color="#fff"/>
      </linearGradient>
      </defs>
      <rect width="4" height="4" fill="url(#fill)"/>
      """),
    WriterCase(
      "linear gradient in the layer's units",
      filled(gradient(.linear(from: Point(1, 2), to: Point(1, 0)), .userSpaceOnUse)),
      """
      <defs>
      <linearGradient id="fill" gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="1">
      <stop offset="0" stop-color="#000"/>
      <stop offset="1" stop-color="#fff"/>
      </linearGradient>
      </defs>
      <rect width="4" height="4" fill="url(#fill)"/>
      """),
    WriterCase(
      "radial gradient in the middle",
      filled(gradient(.radial(center: Point(0.5, 0.5), radius: 0.5))),
      """
      <defs>
      <radialGradient id="fill">
      <stop offset="0" stop-color="#000"/>
      <stop offset="1" stop-color="#fff"/>
      </radialGradient>
      </defs>
      <rect width="4" height="4" fill="url(#fill)"/>
      """),
    WriterCase(
      "radial gradient with a focus",
      filled(gradient(.radial(center: .zero, radius: 3, focus: Point(1, 1)), .userSpaceOnUse)),
      """
      <defs>
      <radialGradient id="fill" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="3" fx="1" \
      fy="1">
      <stop offset="0" stop-color="#000"/>
      <stop offset="1" stop-color="#fff"/>
      </radialGradient>
      </defs>
      <rect width="4" height="4" fill="url(#fill)"/>
      """),
    WriterCase(
      "stops that let through",
      filled(.gradient(Layer.Gradient(.linear(from: .zero, to: Point(0, 1)), stops: stops))),
      """
      <defs>
      <linearGradient id="fill" x2="0" y2="1">
      <stop offset="0" stop-color="#000"/>
      <stop offset="0.5" stop-color="#f00" stop-opacity="0.25"/>
      <stop offset="1" stop-color="#fff"/>
      </linearGradient>
      </defs>
      <rect width="4" height="4" fill="url(#fill)"/>
      """),
    WriterCase(
      "gradient shared by equal value",
      [
        Layer("a", sublayers: filled(.gradient(.vertical(.white, .black)))),
        changed(line { $0.strokeColor = .gradient(.vertical(.white, .black)) }) { $0.name = "b" },
        changed(square { $0.fillColor = .gradient(.vertical(.black, .white)) }) { $0.name = "c" },
      ],
      """
      <defs>
      <linearGradient id="fill" x2="0" y2="1">
      <stop offset="0" stop-color="#fff"/>
      <stop offset="1" stop-color="#000"/>
      </linearGradient>
      <linearGradient id="c_fill" x2="0" y2="1">
      <stop offset="0" stop-color="#000"/>
      <stop offset="1" stop-color="#fff"/>
      </linearGradient>
      </defs>
      <g id="a">
      <rect width="4" height="4" fill="url(#fill)"/>
      </g>
      <path id="b" d="M0 0 1 2" fill="none" stroke="url(#fill)"/>
      <rect id="c" width="4" height="4" fill="url(#c_fill)"/>
      """),
    WriterCase(
      "gradient of a text",
      [
        Layer(
          "t",
          content: .text(Layer.Text("a", foregroundColor: .gradient(.vertical(.white, .black)))))
      ],
      """
      <defs>
      <linearGradient id="t_fill" x2="0" y2="1">
      <stop offset="0" stop-color="#fff"/>
      <stop offset="1" stop-color="#000"/>
      </linearGradient>
      </defs>
      <text id="t" fill="url(#t_fill)" font-size="12" text-anchor="middle">a</text>
      """),
  ]

  static let strokes = [
    WriterCase(
      "no stroke", [line { $0.strokeColor = .none }],
      """
      <path d="M0 0 1 2" fill="none"/>
      """),
    WriterCase(
      "plain stroke", [line()],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "stroke of half alpha", [line { $0.strokeColor = .rgb(0xffffff, alpha: 0.5) }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#fff" stroke-opacity="0.5"/>
      """),
    WriterCase(
      "line width", [line { $0.lineWidth = 2.25 }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-width="2.25"/>
      """),
    WriterCase(
      "no width", [line { $0.lineWidth = 0 }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-width="0"/>
      """),
    WriterCase(
      "round cap", [line { $0.lineCap = .round }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-linecap="round"/>
      """),
    WriterCase(
      "square cap", [line { $0.lineCap = .square }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-linecap="square"/>
      """),
    WriterCase(
      "round joins", [line { $0.lineJoin = .round }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-linejoin="round"/>
      """),
    WriterCase(
      "bevelled joins", [line { $0.lineJoin = .bevel }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-linejoin="bevel"/>
      """),
    WriterCase(
      "mitre where lines meet", [corner { _ in }],
      """
      <path d="M0 0H5L0 1" fill="none" stroke="#000" stroke-miterlimit="10"/>
      """),
    WriterCase(
      "SVG's own mitre", [corner { $0.miterLimit = 4 }],
      """
      <path d="M0 0H5L0 1" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "dashes", [line { $0.lineDashPattern = [3, 1.5, 0] }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-dasharray="3 1.5 0"/>
      """),
    WriterCase(
      "dashes with a phase",
      [
        line {
          $0.lineDashPattern = [3, 1]
          $0.lineDashPhase = -2
        }
      ],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-dasharray="3 1" \
      stroke-dashoffset="-2"/>
      """),
    WriterCase(
      "end of a trim", [line { $0.strokeEnd = 0.5 }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-dasharray="1.118 4"/>
      """),
    WriterCase(
      "start of a trim", [line { $0.strokeStart = 0.25 }],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-dasharray="1.677 4" \
      stroke-dashoffset="-0.559"/>
      """),
    WriterCase(
      "trim of a circle",
      [
        square {
          $0.path = .circle(radius: 10)
          $0.strokeColor = .color(.black)
          $0.strokeEnd = 0.75
        }
      ],
      """
      <path d="M10 0A10 10 0 0 1 0 10 10 10 0 0 1-10 0 10 10 0 0 1 0-10 10 10 0 0 1 10 0Z" \
      stroke="#000" stroke-dasharray="47.124 64"/>
      """),
    WriterCase(
      "trim that leaves nothing",
      [
        line {
          $0.strokeStart = 0.75
          $0.strokeEnd = 0.25
        }
      ],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-dasharray="0 4" \
      stroke-dashoffset="-3.5"/>
      """),
  ]

  private static func corner(_ change: (inout Layer.Shape) -> Void) -> Layer {
    line {
      $0.path = .polyline([.zero, Point(5, 0), Point(0, 1)])
      change(&$0)
    }
  }

  @Test(arguments: fills) func `writes fills`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }

  @Test(arguments: strokes) func `writes strokes`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }
}
