import SweepGeometry
import SweepScene
import SweepTimeline
import Testing

/// The layer tree as text for people.
@Suite struct TimelineDumpTests {
  @Test func `shows layers and their timelines`() {
    var needle = Layer(
      "needle", content: .shape(Layer.Shape(.line(from: .zero, to: Point(0, -80)))),
      position: Point(1, 2.5), transform: [.rotate(.degrees(50.8)), .scale(2)],
      sublayers: [Layer(content: .text(Layer.Text("42")))],
      animations: [
        .basic(
          BasicAnimation(
            .rotation, from: .degrees(-118.4), to: nil,
            timing: MediaTiming(duration: 0.5, fillMode: .both), timingFunction: .easeInEaseOut)),
        .keyframe(
          KeyframeAnimation(
            .opacity, values: [0, 1, 0.5], calculationMode: .discrete,
            timing: MediaTiming(
              beginTime: -1, duration: 2, repeatCount: .infinity, autoreverses: true))),
        .basic(
          BasicAnimation(.colors, to: [.black], timing: MediaTiming(duration: 1, repeatCount: 2.5))),
      ])
    (needle.opacity, needle.isHidden) = (0.75, true)
    needle.mask = Layer("disc", content: .gradient(.vertical(.black, .white)))
    let marks = Layer(
      "marks", content: .replicator(Layer.Replicator(count: 12, transform: [])),
      sublayers: [Layer(content: .image(Layer.Image(.png, bytes: [1, 2])))])
    let scene = Layer.Scene(
      size: Size(width: 400, height: 400), viewBox: Rect(center: .zero, radius: 110),
      layers: [needle, marks], title: "Speed", description: "42 km/h")
    #expect(
      scene.dump() == """
        scene 400 × 400, view box -110 -110 220 220
          title: Speed
          description: 42 km/h
          needle: shape of 2 segments, at 1 2.5, rotate(50.8), scale(2 2), opacity 0.75, hidden
            ~ rotation from 0 s for 0.5 s, filling both: -118.4° → 50.8°, \
        pace 0.42 0 0.58 1
            ~ opacity from -1 s for 2 s and back, for ever: 0 → 1 → 0.5, in steps
            ~ colors from 0 s for 1 s, 2.5 times: not a property of this layer
            mask
              disc: gradient of 2 stops
            -: text '42'
          marks: 12 copies
            -: image/png of 2 bytes

        """)
  }
}
