import SweepGeometry
import SweepScene
import SweepTimeline
import Testing

/// Timelines as text, for targets with and without limits.
@Suite struct SceneTimelineTests {
  private static let narrow = {
    var rules = TimelineRules()
    rules.momentsPerSecond = 10
    (rules.keepsTimingInUnitSquare, rules.laterBeginWins) = (true, true)
    rules.summed = []
    rules.accumulated = []
    return rules
  }()

  private func text(_ layers: [Layer], _ rules: TimelineRules = TimelineRules()) throws -> String {
    try SceneTimeline(Layer.Scene(size: Size(width: 9, height: 9), layers: layers), rules).text
  }

  private func expect(_ text: String, _ expected: String) {
    #expect(text == expected, "\(text)")
  }

  private func fade(
    _ from: Double, _ to: Double, _ timing: MediaTiming, adding: Bool = false,
    pace: TimingFunction = .linear
  ) -> Layer.Animation {
    .basic(
      BasicAnimation(
        .opacity, from: from, to: to, timing: timing, timingFunction: pace, isAdditive: adding))
  }

  @Test func `shows bases, spans, passes and events by layer and property`() throws {
    let turn = Layer.Animation.basic(
      BasicAnimation(
        .rotation, from: .zero, to: .degrees(30),
        timing: MediaTiming(duration: 0.5, repeatCount: 3), isCumulative: true))
    let click = fade(
      1, 0.5,
      MediaTiming(
        trigger: .event(.click, on: "hand"), beginTime: 0.25, duration: 1, fillMode: .both))
    let keys = Layer.Animation.keyframe(
      KeyframeAnimation(
        .translation, values: [.zero, Vector(dx: 1, dy: 2), .zero], keyTimes: [0, 0.25, 1],
        timing: MediaTiming(beginTime: 1, duration: 4, repeatCount: .infinity)))
    var hand = Layer("hand", transform: [.rotate(.degrees(10))], animations: [turn, keys])
    hand.mask = Layer(animations: [click])
    expect(
      try text([Layer("still"), Layer("dial", sublayers: [hand])]),
      """
      dial/hand
        rotation: 10°
          0 s … 1.5 s: 0° → 30°, 3 passes of 0.5 s, adding up
        translation: 0 0
          1 s for ever: 0 0 → 1 2 → 0 0, at 0 % 25 % 100 %, passes of 4 s
      dial/hand/#0
        opacity: 1
          click on 'hand' + 0.25 s … 1.25 s: 1 → 0.5, stays
      ! layer 'dial/hand/#0': 'opacity' fills backwards from an event, of which no one knows before

      """)
  }

  @Test func `a target's limits shape the spans`() throws {
    let over = fade(0, 1, MediaTiming(duration: 0.44), pace: TimingFunction(0.5, -1, 0.5, 2))
    let layers = [Layer("a", animations: [over])]
    expect(
      try text(layers),
      """
      a
        opacity: 1
          0 s … 0.44 s: 0 → 1, pace 0.5 -1 0.5 2

      """)
    let limited = try text(layers, Self.narrow)
    #expect(
      limited.hasPrefix("a\n  opacity: 1\n    0 s … 0.4 s: 0 → -0.207 → 1.207 → 1.146, pace "),
      "\(limited)")
  }

  @Test func `what lies above covers, and adds where the target can`() throws {
    let animations = [
      fade(0, 1, MediaTiming(duration: 2)), fade(0, 1, MediaTiming(beginTime: 1, duration: 2)),
      fade(0, 0.5, MediaTiming(duration: 4), adding: true),
    ]
    expect(
      try text([Layer("a", animations: animations)]),
      """
      a
        opacity: 1
          0 s … 1 s: 0 → 1, 0.5 passes of 2 s
          0 s … 1 s: 0 → 0.5, 0.25 passes of 4 s, added
          1 s … 3 s: 0 → 1
          1 s … 3 s: 0.125 → 0.5 → 0 → 0.125, at 0 % 75 % 75 % 100 %, 0.5 passes of 4 s, added
          3 s … 4 s: 1.375 → 1.5 → 1 → 1.375, at 0 % 25 % 25 % 100 %, 0.25 passes of 4 s

      """)
    let limited = try text([Layer("a", animations: animations)], Self.narrow)
    #expect(limited.hasSuffix("! layer 'a': 'opacity' is added to a value that moves\n"))
    #expect(limited.contains("    0 s … 2 s: 0 → 1\n    1 s … 3 s: 0 → 1\n"))
  }

  @Test func `times of layers become spans in which they show`() throws {
    var layer = Layer("a", animations: [fade(0, 1, MediaTiming(duration: 1))])
    layer.timing = MediaTiming(beginTime: 2, speed: 2, duration: 4)
    expect(
      try text([layer]),
      """
      a
        hidden: true
          2 s … 4 s: false
        opacity: 1
          2 s … 2.5 s: 0 → 1

      """)
    layer.timing = MediaTiming(duration: Seconds(.infinity), fillMode: .both)
    expect(
      try text([layer]),
      """
      a
        hidden: false
        opacity: 1
          0 s … 1 s: 0 → 1

      """)
  }

  @Test func `impossible animations name the layer`() throws {
    let layers = [
      Layer("a", sublayers: [Layer("b", animations: [fade(0, 1, MediaTiming(duration: 0))])])
    ]
    let error = #expect(throws: SceneError.self) { try text(layers) }
    #expect(error?.layer == "a/b" && error?.field == "opacity.duration")
  }
}
