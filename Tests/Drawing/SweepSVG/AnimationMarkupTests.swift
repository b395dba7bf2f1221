import SweepGeometry
import SweepScene
import Testing

/// The attributes of animation elements, one subject each.
@Suite struct AnimationMarkupTests {
  private static func turning(
    _ timing: MediaTiming, pace: TimingFunction = .linear, adding: Bool = false
  ) -> [Layer] {
    animated([
      .basic(
        BasicAnimation(
          .rotation, from: .zero, to: .degrees(90), timing: timing, timingFunction: pace,
          isCumulative: adding))
    ])
  }

  private static func turning(
    _ values: [Angle], at keyTimes: [Double]? = nil, paces: [TimingFunction] = [],
    mode: KeyframeAnimation.CalculationMode = .linear
  ) -> [Layer] {
    animated([
      .keyframe(
        KeyframeAnimation(
          .rotation, values: values, keyTimes: keyTimes, timingFunctions: paces,
          calculationMode: mode, timing: MediaTiming(duration: 1)))
    ])
  }

  private static func animated(_ animations: [Layer.Animation]) -> [Layer] {
    [changed(line()) { $0.animations = animations }]
  }

  private static func change<Value>(_ key: AnimationKey<Value>, _ from: Value, _ to: Value)
    -> [Layer]
  {
    animated([.basic(BasicAnimation(key, from: from, to: to, timing: MediaTiming(duration: 1)))])
  }

  private static let three: [Angle] = [.zero, .degrees(10), .degrees(40)]

  static let timings = [
    WriterCase(
      "one pass", turning(MediaTiming(duration: 2)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/>
      </path>
      """),
    WriterCase(
      "later", turning(MediaTiming(beginTime: 0.25, duration: 2, fillMode: .backwards)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;90" begin="0.25s" \
      dur="2s"/>
      </path>
      """),
    WriterCase(
      "earlier", turning(MediaTiming(beginTime: -0.5, duration: 0.001)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "for ever", turning(MediaTiming(duration: 1e6, repeatCount: .infinity)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;90" \
      dur="1000000s" repeatCount="indefinite"/>
      </path>
      """),
    WriterCase(
      "a third of a pass", turning(MediaTiming(duration: 3, repeatCount: 1 / 3.0)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;90" dur="3s" \
      repeatDur="1s"/>
      </path>
      """),
    WriterCase(
      "there and back", turning(MediaTiming(duration: 2, autoreverses: true), pace: .easeIn),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;90;0" \
      calcMode="spline" keySplines="0.42 0 1 1;0 0 0.58 1" dur="4s"/>
      </path>
      """),
    WriterCase(
      "staying", turning(MediaTiming(duration: 2, fillMode: .forwards)),
      """
      <path transform="rotate(90)" d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/>
      </path>
      """),
    WriterCase(
      "later and staying", turning(MediaTiming(beginTime: 1, duration: 2, fillMode: .both)),
      """
      <path transform="rotate(90)" d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0" dur="1s"/>
      <animateTransform attributeName="transform" type="rotate" values="0;90" begin="1s" \
      dur="2s"/>
      </path>
      """),
    WriterCase(
      "over before it begins",
      turning(MediaTiming(beginTime: -3, duration: 2, fillMode: .forwards)),
      """
      <path transform="rotate(90)" d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "adding up", turning(MediaTiming(duration: 1, repeatCount: 3), adding: true),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;90" dur="1s" \
      repeatCount="3" accumulate="sum"/>
      </path>
      """),
    WriterCase(
      "pace", turning(MediaTiming(duration: 1), pace: .default),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;90" \
      calcMode="spline" keySplines="0.25 0.1 0.25 1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "pace beyond the ends",
      turning(MediaTiming(duration: 1), pace: TimingFunction(0.5, -0.5, 0.5, 1.5)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;-7.285;97.285;90" \
      keyTimes="0;0.15143;0.84857;1" calcMode="spline" keySplines="0.37212 0.69614 0.7023 \
      1;0.44444 0 0.55556 1;0.2977 0 0.62788 0.30386" dur="1s"/>
      </path>
      """),
    WriterCase(
      "keys", turning(three),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" dur="1s"/>
      </path>
      """),
    WriterCase(
      "keys at times", turning(three, at: [0, 0.123456, 1]),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" \
      keyTimes="0;0.12346;1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "keys with a jump", turning(three, at: [0, 1, 1]),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" \
      keyTimes="0;1;1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "keys with a jump before anything shows",
      turning([.degrees(-5)] + three, at: [0, 0, 0.5, 1]),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" dur="1s"/>
      </path>
      """),
    WriterCase(
      "a pace that begins with a jump",
      turning(MediaTiming(duration: 1), pace: .steps(2, .jumpStart)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="45;45;90;90" \
      keyTimes="0;0.5;0.5;1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "a cut spring that ends where it turns",
      animated([
        .spring(
          SpringAnimation(
            .rotation, from: .zero, to: .degrees(90),
            spring: SpringCurve(damping: 40, allowsOverdamping: true),
            timing: MediaTiming(
              duration: 0.5, repeatCount: 0.5, autoreverses: true, fillMode: .forwards)))
      ]),
      """
      <path transform="rotate(90)" d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;64.605;0" \
      calcMode="spline" keySplines="0.112 0.001 0.303 0.634;0.697 0.366 0.888 0.999" dur="1s" \
      repeatCount="0.5"/>
      </path>
      """),
    WriterCase(
      "keys closer than the format", turning(three, at: [0, 1e-7, 1]),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" \
      keyTimes="0;0.000001;1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "keys in steps", turning(three, mode: .discrete),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" \
      calcMode="discrete" dur="1s"/>
      </path>
      """),
    WriterCase(
      "keys in steps at times", turning(three, at: [0, 0.25, 0.5], mode: .discrete),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" \
      keyTimes="0;0.25;0.5" calcMode="discrete" dur="1s"/>
      </path>
      """),
    WriterCase(
      "keys at one speed", turning(three, mode: .paced),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" \
      keyTimes="0;0.25;1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "keys at paces", turning(three, paces: [.linear, .easeOut]),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="0;10;40" \
      calcMode="spline" keySplines="0 0 1 1;0 0 0.58 1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "one key", turning([.degrees(5)]),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="rotate" values="5" dur="1s"/>
      </path>
      """),
  ]

  static let properties = [
    WriterCase(
      "scale", change(.scale, ScaleFactors(1), ScaleFactors(x: 2, y: 0.5)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="scale" values="1;2 0.5" dur="1s"/>
      </path>
      """),
    WriterCase(
      "translation", change(.translation, .zero, Vector(dx: 3, dy: -4)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animateTransform attributeName="transform" type="translate" values="0;3 -4" dur="1s"/>
      </path>
      """),
    WriterCase(
      "opacity", change(.opacity, 0, 0.5),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="opacity" values="0;0.5" dur="1s"/>
      </path>
      """),
    WriterCase(
      "isHidden", change(.isHidden, false, true),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="display" values="inline;none" calcMode="discrete" \
      dur="1s"/>
      </path>
      """),
    // Layers that take turns switch at moments of one grid.
    WriterCase(
      "isHidden in thirds",
      animated([
        .keyframe(
          KeyframeAnimation(
            .isHidden, values: [true, false, true], timing: MediaTiming(duration: 2.1)))
      ]),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="display" values="none;inline;none" keyTimes="0;0.333333;0.666666" \
      calcMode="discrete" dur="2.1s"/>
      </path>
      """),
    WriterCase(
      "strokeColor", change(.strokeColor, .black, Color(0xff0000, alpha: 0.5)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="stroke" values="#000;#f00" dur="1s"/>
      <animate attributeName="stroke-opacity" values="1;0.5" dur="1s"/>
      </path>
      """),
    WriterCase(
      "strokeColor of opaque ones", change(.strokeColor, .black, Color(0x123456)),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="stroke" values="#000;#123456" dur="1s"/>
      </path>
      """),
    WriterCase(
      "lineWidth", change(.lineWidth, 0, 2),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="stroke-width" values="0;2" dur="1s"/>
      </path>
      """),
    WriterCase(
      "strokeEnd", change(.strokeEnd, 0, 1),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-dasharray="2.236 4">
      <animate attributeName="stroke-dasharray" values="0 4;2.236 4" dur="1s"/>
      </path>
      """),
    WriterCase(
      "strokeStart", change(.strokeStart, 0, 1),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-dasharray="2.236 4">
      <animate attributeName="stroke-dasharray" values="2.236 4;0 4" dur="1s"/>
      <animate attributeName="stroke-dashoffset" values="0;-2.236" dur="1s"/>
      </path>
      """),
    WriterCase(
      "lineDashPhase",
      change(.lineDashPhase, 0, 1).map {
        changed($0) {
          guard case .shape(var shape) = $0.content else { return }
          shape.lineDashPattern = [2]
          $0.content = .shape(shape)
        }
      },
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-dasharray="2">
      <animate attributeName="stroke-dashoffset" values="0;1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "path",
      change(.path, .line(from: .zero, to: Point(1, 0)), .line(from: .zero, to: Point(1, 2))),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="d" values="M0 0L1 0;M0 0L1 2" dur="1s"/>
      </path>
      """),
    WriterCase(
      "paths that do not mix",
      change(.path, .line(from: .zero, to: Point(1, 0)), Path([.move(to: .zero)])),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="d" values="M0 0L1 0;M0 0L1 0;M0 0;M0 0" \
      keyTimes="0;0.5;0.5;1" dur="1s"/>
      </path>
      """),
    WriterCase(
      "colours and places of a gradient",
      [
        changed(square { $0.fillColor = .gradient(.vertical(.black, .white)) }) {
          $0.name = "g"
          $0.animations = [
            .basic(
              BasicAnimation(
                .colors, from: [.white, .clear], to: [.black, .white],
                timing: MediaTiming(duration: 1))),
            .basic(
              BasicAnimation(.locations, to: [0.25, 0.5], timing: MediaTiming(duration: 2))),
          ]
        }
      ],
      """
      <defs>
      <linearGradient id="g_fill" x2="0" y2="1">
      <stop offset="0" stop-color="#000">
      <animate attributeName="stop-color" values="#fff;#000" dur="1s"/>
      <animate attributeName="offset" values="0;0.25" dur="2s"/>
      </stop>
      <stop offset="1" stop-color="#fff">
      <animate attributeName="stop-color" values="#000;#fff" dur="1s"/>
      <animate attributeName="stop-opacity" values="0;1" dur="1s"/>
      <animate attributeName="offset" values="1;0.5" dur="2s"/>
      </stop>
      </linearGradient>
      </defs>
      <rect id="g" width="4" height="4" fill="url(#g_fill)"/>
      """),
    WriterCase(
      "steps of a transform",
      [
        changed(line()) {
          $0.name = "n"
          $0.position = Point(5, 5)
          $0.transform = [.rotate(.degrees(10)), .skewX(.degrees(2)), .scale(2)]
          $0.bounds = Rect(x: 0, y: 0, width: 2, height: 2)
          $0.animations = [
            .basic(BasicAnimation(.scale, to: ScaleFactors(3), timing: MediaTiming(duration: 1))),
            .basic(BasicAnimation(.rotation, to: .degrees(20), timing: MediaTiming(duration: 2))),
            .basic(BasicAnimation(.opacity, to: 0, timing: MediaTiming(duration: 3))),
          ]
        }
      ],
      """
      <g id="n" transform="translate(5 5)">
      <g transform="rotate(10)">
      <animateTransform attributeName="transform" type="rotate" values="10;20" dur="2s"/>
      <g transform="skewX(2)">
      <g transform="scale(2)">
      <animateTransform attributeName="transform" type="scale" values="2;3" dur="1s"/>
      <path transform="translate(-1 -1)" d="M0 0 1 2" fill="none" stroke="#000">
      <animate attributeName="opacity" values="1;0" dur="3s"/>
      </path>
      </g>
      </g>
      </g>
      </g>
      """),
    WriterCase(
      "one after the other, with a gap",
      animated([
        .basic(BasicAnimation(.lineWidth, to: 2, timing: MediaTiming(duration: 1))),
        .basic(
          BasicAnimation(
            .lineWidth, from: 3, to: 4,
            timing: MediaTiming(beginTime: 2, duration: 1, fillMode: .forwards))),
      ]),
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-width="4">
      <animate attributeName="stroke-width" values="1;2" dur="1s"/>
      <animate attributeName="stroke-width" values="1" begin="1s" dur="1s"/>
      <animate attributeName="stroke-width" values="3;4" begin="2s" dur="1s"/>
      </path>
      """),
  ]

  @Test(arguments: timings) func `writes timing`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }

  @Test(arguments: properties) func `writes properties`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }
}
