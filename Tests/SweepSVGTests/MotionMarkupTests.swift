import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Ways along paths as markup.
@Suite struct MotionMarkupTests {
  private static let path = Path.polyline([Point(0, 0), Point(3, 0), Point(3, 1)])

  private static func moving(_ change: (inout MotionAnimation) -> Void) -> Layer {
    var motion = MotionAnimation(
      along: path, timing: MediaTiming(duration: 2, fillMode: .both))
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

  @Test func `a document of SVG 1.1 shows the end, and says so`() throws {
    let scene = plain([changed(Self.moving { _ in }) { $0.name = "car" }])
    let output = try SVGWriter(SVGOptions(idPrefix: .none, profile: .svg11)).write(scene)
    #expect(output.string.contains(#"<path id="car" transform="translate(3 1)""#))
    #expect(!output.string.contains("animate"))
    #expect(
      output.issues.map(\.description) == [
        "layer 'car': 'position' goes along a path, which the document type of SVG 1.1 does not allow"
      ])
  }
}
