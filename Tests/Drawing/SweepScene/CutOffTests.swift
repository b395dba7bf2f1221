import SweepGeometry
import SweepScene
import Testing

/// Animations that wait for the end of one that is cut off by its container.
@Suite struct CutOffTests {
  /// The scene in which one animation, in a group, in a layer, is followed by another on its own.
  private static func scene(
    _ own: MediaTiming, in group: MediaTiming, layer: MediaTiming? = nil,
    after trigger: Trigger = .end(of: "first")
  ) -> Layer.Scene {
    var first = own
    first.name = "first"
    let animation = Layer.Animation.basic(BasicAnimation(.opacity, from: 0, to: 1, timing: first))
    var holder = Layer("holder", animations: [.group(AnimationGroup([animation], timing: group))])
    holder.timing = layer
    let next = MediaTiming(trigger: trigger, beginTime: 0.25, duration: 1)
    let follower = Layer(
      "follower", animations: [.basic(BasicAnimation(.opacity, from: 0, to: 1, timing: next))])
    return Layer.Scene(size: Size(width: 1, height: 1), layers: [holder, follower])
  }

  private static func timing(
    begin: Double = 0, _ duration: Double = 1, offset: Double = 0, speed: Double = 1,
    times: Double = 1, back: Bool = false
  ) -> MediaTiming {
    MediaTiming(
      beginTime: Seconds(begin), timeOffset: Seconds(offset), speed: speed,
      duration: Seconds(duration), repeatCount: times, autoreverses: back)
  }

  /// An animation, its group, the layer's timing and the moment at which it ends.
  private static let table: [(MediaTiming, MediaTiming, MediaTiming?, Double)] = [
    (timing(), timing(2), nil, 1),
    (timing(3), timing(begin: 0.5, 1), nil, 1.5),
    (timing(3), timing(begin: 0.5, 1, speed: 2), nil, 1),
    (timing(1), timing(2, times: 0.25), nil, 0.5),
    (timing(begin: 0.5, 3), timing(2, times: 3), nil, 2),
    (timing(begin: 0.5, 3), timing(2, back: true), nil, 3.5),
    (timing(begin: 0.5, 1), timing(2, back: true), nil, 1.5),
    (timing(times: .infinity), timing(2), nil, 2),
    (timing(3), timing(2), timing(begin: 1, 1.5, speed: 2), 1.75),
    // 0 … 0.2 of a course of 1 that begins half-way shows at 0.5 … 0.7.
    (timing(0.2), timing(1, offset: 0.5), nil, 0.7),
    (timing(0.2), timing(1, offset: -0.25), nil, 0.45),
    (timing(0.2), timing(begin: 3, 1, offset: 0.5, speed: 2), nil, 3.35),
    // 0.6 … 0.8 is to come, at 0.1 … 0.3; 0.4 … 0.7 is under way and ends at 0.2.
    (timing(begin: 0.6, 0.2), timing(1, offset: 0.5), nil, 0.3),
    (timing(begin: 0.4, 0.3), timing(1, offset: 0.5), nil, 0.2),
    // It repeats in the next pass, at 1 … 1.2 and 0.5 later, or on the way back.
    (timing(0.2), timing(1, offset: 0.5, times: 3), nil, 0.7),
    (timing(0.2), timing(1, offset: 0.5, times: .infinity), nil, 0.7),
    (timing(begin: 0.1, 0.2), timing(1, offset: 0.5, back: true), nil, 1.4),
    // The layer's 0.5 … 0.7 of 1 begins at 0.9, so the end comes at 0.8.
    (timing(0.2), timing(1, offset: 0.5), timing(1, offset: 0.9), 0.8),
  ]

  @Test(arguments: table.indices) func `begins when that is cut off`(row: Int) throws {
    let (own, group, layer, end) = Self.table[row]
    let (scheduled, error) = Self.scene(own, in: group, layer: layer).scheduled()
    #expect(error == nil)
    let timing = scheduled.layers[1].animations[0].timing
    #expect(timing.trigger == nil && abs(timing.beginTime.value - end - 0.25) < 1e-12, "\(timing)")
  }

  @Test func `what waits in the same offset group waits in its time`() {
    func turn(_ timing: MediaTiming) -> Layer.Animation {
      .basic(BasicAnimation(.rotation, from: .zero, to: .degrees(9), timing: timing))
    }
    let group = AnimationGroup(
      [
        turn(MediaTiming(name: "a", duration: 0.2)),
        turn(MediaTiming(trigger: .end(of: "a"), duration: 0.2)),
      ], timing: Self.timing(1, offset: 0.5))
    let scene = Layer.Scene(
      size: Size(width: 1, height: 1), layers: [Layer("a", animations: [.group(group)])])
    guard case .group(let found) = scene.scheduled().scene.layers[0].animations[0] else { return }
    #expect(abs(found.animations[1].timing.beginTime.value - 0.2) < 1e-12)
  }

  @Test(arguments: [Trigger.begin(of: "first"), .end(of: "first"), .repeat(of: "first", 1)])
  func `what begins after its group is over is not waited for`(trigger: Trigger) {
    let error = Self.scene(
      Self.timing(begin: 2, times: 3), in: Self.timing(1), after: trigger
    ).scheduled().error
    let message =
      "waits for 'first' on the layer 'holder', "
      + "which never runs, since what holds it is over before"
    #expect(error?.layer == "follower" && error?.field == "opacity.trigger")
    #expect(error?.message == message)
  }

  @Test func `a pass that is cut off never begins`() {
    func error(_ pass: Int) -> SceneError? {
      Self.scene(
        Self.timing(times: 3), in: Self.timing(2), after: .repeat(of: "first", pass)
      ).scheduled().error
    }
    #expect(error(1) == nil)
    #expect(error(2) != nil)
  }

  @Test(arguments: [(0.0, false), (0.25, true)])
  func `within two groups at offsets nothing is waited for`(offset: Double, isRefused: Bool) {
    func turn(_ timing: MediaTiming) -> Layer.Animation {
      .basic(BasicAnimation(.rotation, from: .zero, to: .degrees(9), timing: timing))
    }
    let waiting = AnimationGroup(
      [turn(MediaTiming(trigger: .end(of: "a"), duration: 0.2))],
      timing: Self.timing(1, offset: offset))
    let layers = [
      Layer("n", animations: [turn(MediaTiming(name: "a", duration: 0.2))]),
      Layer(
        "m",
        animations: [
          .group(AnimationGroup([.group(waiting)], timing: Self.timing(2, offset: 0.5)))
        ]),
    ]
    let error = Layer.Scene(size: Size(width: 1, height: 1), layers: layers).scheduled().error
    #expect((error != nil) == isRefused)
    if isRefused {
      #expect(error?.message == "waits within two groups or layers that begin at offsets")
    }
  }
}
