import SweepGeometry
import SweepScene
import Testing

/// The placement of layers, and their clips and masks.
@Suite struct PlacementTests {
  private static let box = Rect(x: 1, y: 2, width: 4, height: 6)

  private static func placed(_ change: (inout Layer) -> Void) -> [Layer] {
    [changed(line(), change)]
  }

  static let transforms = [
    WriterCase(
      "position", placed { $0.position = Point(3, -4.5) },
      """
      <path transform="translate(3 -4.5)" d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "position along x", placed { $0.position = Point(3, 0) },
      """
      <path transform="translate(3)" d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "anchor point of bounds", placed { $0.bounds = box },
      """
      <path transform="translate(-3 -5)" d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "anchor point in a corner",
      placed {
        $0.bounds = box
        $0.anchorPoint = Point(0, 1)
        $0.position = Point(9, 9)
        $0.transform = [.rotate(.degrees(90))]
      },
      """
      <path transform="translate(9 9) rotate(90) translate(-1 -8)" d="M0 0 1 2" fill="none" \
      stroke="#000"/>
      """),
    WriterCase(
      "every step",
      placed {
        $0.transform = [
          .translate(Vector(dx: 1, dy: 2)), .rotate(.degrees(-350.5)), .scale(x: 2, y: 2),
          .scale(x: 1, y: -1), .skewX(.degrees(3)), .skewY(.degrees(4)),
          .matrix(Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
        ]
      },
      """
      <path transform="translate(1 2) rotate(-350.5) scale(2) scale(1 -1) skewX(3) skewY(4) \
      matrix(1 2 3 4 5 6)" d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "steps that change nothing",
      placed {
        $0.transform = [
          .translate(.zero), .rotate(.zero), .scale(1), .skewX(.zero), .skewY(.zero),
          .matrix(.identity),
        ]
      },
      """
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "text takes its position itself",
      [
        changed(Layer("t", content: .text(Layer.Text("a")), position: Point(3, 4))) {
          $0.bounds = box
        }
      ],
      """
      <text id="t" x="3" y="10.24" font-size="12" text-anchor="middle">a</text>
      """),
    WriterCase(
      "turned text does not",
      [
        Layer(
          content: .text(Layer.Text("a")), position: Point(3, 4), transform: [.rotate(.degrees(9))])
      ],
      """
      <text transform="translate(3 4) rotate(9)" font-size="12" text-anchor="middle">a</text>
      """),
    WriterCase(
      "clipped text does not",
      [
        changed(Layer(content: .text(Layer.Text("a")), position: Point(3, 4))) {
          $0.bounds = box
          $0.masksToBounds = true
        }
      ],
      """
      <defs>
      <clipPath id="clip">
      <rect x="1" y="2" width="4" height="6"/>
      </clipPath>
      </defs>
      <g transform="translate(0 -1)" clip-path="url(#clip)">
      <text transform="translate(3 11.24)" font-size="12" text-anchor="middle">a</text>
      </g>
      """),
  ]

  static let compositing = [
    WriterCase(
      "opacity", placed { $0.opacity = 0.5 },
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" opacity="0.5"/>
      """),
    WriterCase(
      "opacity beyond the ends", placed { $0.opacity = 1.5 },
      """
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "opacity of a group",
      [
        changed(Layer(sublayers: [line(), line()])) { $0.opacity = 0.25 }
      ],
      """
      <g opacity="0.25">
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      </g>
      """),
    WriterCase("hidden layer", placed { $0.isHidden = true }, ""),
    WriterCase(
      "hidden layer that shows later",
      placed {
        $0.isHidden = true
        $0.animations = [
          .basic(BasicAnimation(.isHidden, to: false, timing: MediaTiming(duration: 2)))
        ]
      },
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" display="none">
      <animate attributeName="display" values="none;inline" calcMode="discrete" \
      dur="2s"/>
      </path>
      """),
    WriterCase(
      "clip",
      placed {
        $0.name = "a"
        $0.bounds = box
        $0.masksToBounds = true
      },
      """
      <defs>
      <clipPath id="a_clip">
      <rect x="1" y="2" width="4" height="6"/>
      </clipPath>
      </defs>
      <path id="a" transform="translate(-3 -5)" d="M0 0 1 2" fill="none" stroke="#000" \
      clip-path="url(#a_clip)"/>
      """),
    WriterCase(
      "clip of two layers",
      [
        changed(line()) {
          $0.bounds = box
          $0.masksToBounds = true
        },
        changed(square()) {
          $0.bounds = box
          $0.masksToBounds = true
        },
      ],
      """
      <defs>
      <clipPath id="clip">
      <rect x="1" y="2" width="4" height="6"/>
      </clipPath>
      </defs>
      <path transform="translate(-3 -5)" d="M0 0 1 2" fill="none" stroke="#000" \
      clip-path="url(#clip)"/>
      <rect transform="translate(-3 -5)" width="4" height="4" clip-path="url(#clip)"/>
      """),
    WriterCase(
      "mask",
      placed {
        $0.name = "a"
        $0.mask = changed(square { $0.fillColor = .rgb(0xff0000, alpha: 0.5) }) {
          $0.position = Point(1, 1)
        }
      },
      """
      <defs>
      <mask id="a_mask" maskUnits="userSpaceOnUse" x="1" y="1" width="4" height="4">
      <rect transform="translate(1 1)" width="4" height="4" fill="#fff" fill-opacity="0.5"/>
      </mask>
      </defs>
      <path id="a" d="M0 0 1 2" fill="none" stroke="#000" mask="url(#a_mask)"/>
      """),
    WriterCase(
      "mask with a stroke and text",
      placed {
        $0.mask = Layer(sublayers: [
          line { $0.lineWidth = 2 }, Layer(content: .text(Layer.Text("ab", fontSize: 4))),
        ])
      },
      """
      <defs>
      <mask id="mask" maskUnits="userSpaceOnUse" x="-18" y="-18" width="36" height="36">
      <path d="M0 0 1 2" fill="none" stroke="#fff" stroke-width="2"/>
      <text fill="#fff" font-size="4" text-anchor="middle">ab</text>
      </mask>
      </defs>
      <path d="M0 0 1 2" fill="none" stroke="#000" mask="url(#mask)"/>
      """),
    WriterCase(
      "mask of a gradient",
      placed {
        $0.mask = changed(Layer(content: .gradient(.vertical(.black, .clear)))) { $0.bounds = box }
      },
      """
      <defs>
      <linearGradient id="fill" x2="0" y2="1">
      <stop offset="0" stop-color="#fff"/>
      <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </linearGradient>
      <mask id="mask" maskUnits="userSpaceOnUse" x="-2" y="-3" width="4" height="6">
      <rect transform="translate(-3 -5)" x="1" y="2" width="4" height="6" fill="url(#fill)"/>
      </mask>
      </defs>
      <path d="M0 0 1 2" fill="none" stroke="#000" mask="url(#mask)"/>
      """),
    WriterCase(
      "mask of copies",
      placed {
        $0.mask = Layer(
          content: .replicator(
            Layer.Replicator(count: 3, transform: [.translate(Vector(dx: 5, dy: 0))])),
          sublayers: [square()])
      },
      """
      <defs>
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="14" height="4">
      <g id="instance">
      <rect width="4" height="4" fill="#fff"/>
      </g>
      <use transform="translate(5)" href="#instance"/>
      <use transform="translate(10)" href="#instance"/>
      </mask>
      </defs>
      <path d="M0 0 1 2" fill="none" stroke="#000" mask="url(#mask)"/>
      """),
    WriterCase(
      "mask that moves and changes its colour",
      placed {
        $0.mask = changed(square()) {
          $0.animations = [
            .basic(
              BasicAnimation(
                .translation, from: .zero, to: Vector(dx: 9, dy: 0),
                timing: MediaTiming(duration: 1))),
            .basic(
              BasicAnimation(
                .fillColor, from: Color(0x123456), to: .clear, timing: MediaTiming(duration: 1))),
          ]
        }
      },
      """
      <defs>
      <mask id="mask" maskUnits="userSpaceOnUse" x="-100000" y="-100000" width="200000" \
      height="200000">
      <rect width="4" height="4" fill="#fff">
      <animateTransform attributeName="transform" type="translate" values="0;9" dur="1s"/>
      <animate attributeName="fill" values="#fff;#fff" dur="1s"/>
      <animate attributeName="fill-opacity" values="1;0" dur="1s"/>
      </rect>
      </mask>
      </defs>
      <path d="M0 0 1 2" fill="none" stroke="#000" mask="url(#mask)"/>
      """),
    WriterCase(
      "mask in a mask",
      placed {
        $0.mask = changed(square()) { $0.mask = square() }
      },
      """
      <defs>
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="4" height="4">
      <rect width="4" height="4" fill="#fff"/>
      </mask>
      <mask id="mask_2" maskUnits="userSpaceOnUse" x="0" y="0" width="4" height="4">
      <rect width="4" height="4" fill="#fff" mask="url(#mask)"/>
      </mask>
      </defs>
      <path d="M0 0 1 2" fill="none" stroke="#000" mask="url(#mask_2)"/>
      """),
  ]

  @Test(arguments: transforms) func `places`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }

  @Test(arguments: compositing) func `composes`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }
}
