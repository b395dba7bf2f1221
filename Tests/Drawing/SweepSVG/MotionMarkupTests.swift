import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Ways along paths as markup.
@Suite struct MotionMarkupTests {
  private static let path = Path.polyline([Point(0, 0), Point(3, 0), Point(3, 1)])

  private static func moving(_ change: (inout MotionAnimation) -> Void) -> Layer {
    var motion = MotionAnimation(
      along: path, calculationMode: .paced, timing: MediaTiming(duration: 2, fillMode: .both))
    change(&motion)
    return changed(line()) { $0.animations = [.motion(motion)] }
  }

  private static let outline = ##"d="M0 0 1 2" fill="none" stroke="#000""##

  static let cases = [
    WriterCase(
      "at one speed", [moving { _ in }],
      """
      <g>
      <animateMotion path="M0 0L3 0L3 1" keyPoints="0;1" keyTimes="0;1" calcMode="linear" dur="2s"/>
      <path transform="translate(3 1)" \(outline)>
      <animateTransform attributeName="transform" type="translate" values="0" dur="2s"/>
      </path>
      </g>
      """),
    WriterCase(
      "by segment, turning",
      [
        moving {
          $0.rotationMode = .auto
          $0.calculationMode = .linear
          $0.timingFunctions = [.easeIn, .linear]
        }
      ],
      """
      <g>
      <animateMotion path="M0 0L3 0L3 1" keyPoints="0;0.75;1" keyTimes="0;0.5;1" \
      calcMode="spline" keySplines="0.42 0 1 1;0 0 1 1" rotate="auto" dur="2s"/>
      <path transform="translate(3 1) rotate(90)" \(outline)>
      <animateTransform attributeName="transform" type="translate" values="0" dur="2s"/>
      </path>
      </g>
      """),
  ]

  @Test(arguments: cases) func `writes`(oracle: WriterCase) async throws {
    try await oracle.check()
  }

  private static let car = changed(moving { $0.rotationMode = .auto }) { $0.name = "car" }

  @Test func `a still stand-in uses what moves`() async throws {
    let text = try body(of: plain([Self.car]), SVGOptions(idPrefix: .none))
    #expect(
      text == """
        <g id="car">
        <animateMotion path="M0 0L3 0L3 1" keyPoints="0;1" keyTimes="0;1" calcMode="linear" \
        rotate="auto" dur="2s"/>
        <g transform="translate(3 1) rotate(90)">
        <animateTransform attributeName="transform" type="translate" values="0" dur="2s"/>
        <g id="moved">
        <path \(Self.outline)/>
        </g>
        </g>
        </g>
        <use id="car_still" display="none" transform="translate(3 1) rotate(90)" href="#moved"/>
        <style>svg:root{color-scheme:light dark}@media (prefers-reduced-motion: reduce){#car{display:none!important}\
        #car_still{display:inline!important}}</style>
        """)
    try await expectValid(plain([Self.car]))
  }

  /// Its text has a path of the element's own (19.2.12), but its document type wants an `mpath`.
  @Test func `a document of SVG 1.1 refers to the path`() throws {
    let options = SVGOptions(idPrefix: .none, profile: .svg11, motion: .full)
    let output = try SVGWriter(options).write(plain([Self.car, Self.car]))
    let text = output.string
    #expect(output.issues.isEmpty)
    #expect(text.contains(#"<defs><path id="car_way" d="M0 0L3 0L3 1"/></defs>"#))
    let element = ##"rotate="auto" dur="2s"><mpath xlink:href="#car_way"/></animateMotion>"##
    #expect(text.contains(element) && !text.contains(" path="))
    #expect(text.contains(#"xmlns:xlink="http://www.w3.org/1999/xlink""#))
  }

  @Test func `a way that stands still is a place`() throws {
    let layer = Self.moving { $0.timing = MediaTiming(timeOffset: 1, speed: 0, duration: 2) }
    #expect(
      try body(of: plain([layer]), SVGOptions(idPrefix: .none))
        == #"<path transform="translate(2)" \#(Self.outline)/>"#)
  }
}
