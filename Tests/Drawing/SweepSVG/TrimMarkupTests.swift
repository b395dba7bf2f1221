import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Moving ends of strokes with caps, and trims of outlines that move, as markup.
@Suite struct TrimMarkupTests {
  private static func moving<Value>(
    _ key: AnimationKey<Value>, _ from: Value, _ to: Value, _ change: (inout Layer.Shape) -> Void
  ) -> [Layer] {
    let timing = MediaTiming(duration: 1, fillMode: .forwards)
    let animation = BasicAnimation(key, from: from, to: to, timing: timing)
    return [changed(line(change)) { $0.animations = [.basic(animation)] }]
  }

  static let cases = [
    WriterCase(
      "an end with round caps begins just before the path",
      moving(.strokeEnd, 1, 0) { $0.lineCap = .round },
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-linecap="round" \
      stroke-dasharray="0 4" stroke-dashoffset="0.001">
      <animate attributeName="stroke-dasharray" values="2.237 4;0 4" dur="1s"/>
      </path>
      """),
    WriterCase(
      "a start with round caps ends just behind the path",
      moving(.strokeStart, 0, 1) { $0.lineCap = .square },
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" stroke-linecap="square" \
      stroke-dasharray="0 4" stroke-dashoffset="-2.237">
      <animate attributeName="stroke-dasharray" values="2.236 4;0 4" dur="1s"/>
      <animate attributeName="stroke-dashoffset" values="0;-2.237" dur="1s"/>
      </path>
      """),
    WriterCase(
      "an end that comes to nothing in the middle of the path loses its caps",
      moving(.strokeEnd, 1, 0) {
        $0.lineCap = .round
        $0.strokeStart = 0.5
      },
      """
      <path d="M0 0 1 2" fill="none" stroke="#000" \
      stroke-dasharray="0 4" stroke-dashoffset="-1.118">
      <animate attributeName="stroke-dasharray" values="1.118 4;0 4;0 4" dur="1s"/>
      <animate attributeName="stroke-linecap" values="round;butt" \
      calcMode="discrete" dur="1s"/>
      </path>
      """),
    WriterCase(
      "a trim follows its outline",
      moving(.path, .line(from: .zero, to: Point(1, 0)), .line(from: .zero, to: Point(1, 2))) {
        $0.strokeEnd = 0.5
      },
      """
      <path d="M0 0 1 2" pathLength="2.236" fill="none" stroke="#000" stroke-dasharray="1.118 4">
      <animate attributeName="d" values="M0 0L1 0;M0 0L1 2" dur="1s"/>
      </path>
      """),
  ]

  @Test(arguments: cases) func `writes`(oracle: WriterCase) async throws {
    try await oracle.check()
  }

  /// A pace that swings back comes to a part that is not quite nothing.
  @Test func `what an interpolation leaves of nothing has no caps`() throws {
    let shape = line {
      $0.lineCap = .round
      $0.strokeEnd = 1e-9
    }
    let text = try body(of: plain([shape]), SVGOptions(idPrefix: .none))
    #expect(text.contains(#"stroke-dasharray="0 4" stroke-dashoffset="-3.5""#), "\(text)")
  }

  /// Coarse coordinates would round so little a lead away.
  @Test func `the lead is there at every precision`() throws {
    let layers = Self.moving(.strokeEnd, 1, 0) { $0.lineCap = .round }
    let text = try body(
      of: plain(layers), SVGOptions(precision: 0, idPrefix: .none, motion: .reduced))
    #expect(text.contains(#"stroke-dasharray="0 4" stroke-dashoffset="0.001""#), "\(text)")
    #expect(text.contains("{stroke-dasharray:0 4!important}"))
  }
}
