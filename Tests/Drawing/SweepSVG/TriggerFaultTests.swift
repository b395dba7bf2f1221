import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Triggers that can never be: the error names the layer's path and the field.
@Suite struct TriggerFaultTests {
  private static func waits(_ name: String, _ trigger: Trigger) -> Layer.Animation {
    .basic(
      BasicAnimation(
        .opacity, to: 0, timing: MediaTiming(name: name, trigger: trigger, duration: 1)))
  }

  private static let endless = Layer.Animation.basic(
    BasicAnimation(
      .rotation, to: .zero, timing: MediaTiming(name: "e", duration: 1, repeatCount: .infinity)))

  private static let waiting: [(String, [Layer.Animation])] = [
    (
      "'opacity.trigger' waits for itself, by way of 'y', 'z', 'x'",
      [waits("x", .end(of: "y")), waits("y", .begin(of: "z")), waits("z", .repeat(of: "x", 1))]
    ),
    ("'opacity.trigger' waits for itself, by way of 'x'", [waits("x", .end(of: "x"))]),
    ("'opacity.trigger' waits, but no animation is named 'y'", [waits("x", .end(of: "y"))]),
    (
      "'opacity.trigger' waits for the end of 'e', which never ends",
      [endless, waits("x", .end(of: "e"))]
    ),
    (
      "'opacity.trigger' waits for a pass of 'y' that never comes",
      [waits("y", .event(.click, on: "b")), waits("x", .repeat(of: "y", 1))]
    ),
    (
      "'opacity.trigger' waits, but no layer is named 'y'",
      [waits("x", .event(.click, on: "y"))]
    ),
    (
      "'rotation.name' is 'e', like that of another animation",
      [endless, endless, waits("x", .begin(of: "e"))]
    ),
    (
      "'group.trigger' waits, but no animation is named 'y'",
      [.group(AnimationGroup([], timing: MediaTiming(trigger: .end(of: "y"), duration: 1)))]
    ),
  ]

  @Test(arguments: waiting.indices, [false, true])
  func `what waits in vain is named`(index: Int, inMask: Bool) {
    let (message, animations) = Self.waiting[index]
    var layer = changed(square()) { ($0.name, $0.animations) = ("b", animations) }
    if inMask { layer = changed(line()) { ($0.name, $0.mask) = ("c", layer) } }
    let path = inMask ? "a/c/b" : "a/b"
    #expect(fault(of: plain([Layer("a", sublayers: [layer])])) == "layer '\(path)': \(message)")
  }

  @Test func `no end is known in a time that runs backwards`() {
    let runs = changed(line()) {
      $0.timing = MediaTiming(speed: -1, duration: 10)
      let timing = MediaTiming(name: "e", beginTime: 2, duration: 1)
      $0.animations = [.basic(BasicAnimation(.rotation, to: .zero, timing: timing))]
    }
    let waits = changed(square()) {
      ($0.name, $0.animations) = ("b", [Self.waits("x", .end(of: "e"))])
    }
    #expect(
      fault(of: plain([runs, waits]))
        == "layer 'b': 'opacity.trigger' waits for 'e', whose time does not run forwards")
  }

  @Test func `a layer waits for what is there, too`() {
    let timing = MediaTiming(trigger: .event(.click, on: "y"), duration: 1)
    let layer = changed(line()) { ($0.name, $0.timing) = ("b", timing) }
    #expect(
      fault(of: plain([layer]))
        == "layer 'b': 'timing.trigger' waits, but no layer is named 'y'")
  }
}
