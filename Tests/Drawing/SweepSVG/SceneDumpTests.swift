import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// The notes of a dump on how animations are written.
@Suite struct SceneDumpTests {
  private func note(_ animation: Layer.Animation, tolerance: Double = 0.05) -> String? {
    let scene = Layer.Scene(
      size: Size(width: 1, height: 1), layers: [Layer("a", animations: [animation])])
    let dump = SVGWriter(SVGOptions(tolerance: tolerance)).dump(scene)
    let line = dump.split(separator: "\n").last
    return line?.split(separator: ": ").last.map { String($0) }
  }

  @Test func `says how animations are written`() {
    let timing = MediaTiming(duration: 1)
    let spring = SpringAnimation(.rotation, by: .degrees(90), spring: SpringCurve(damping: 20))
    #expect(
      note(.spring(spring))
        == "0° → 90°, pace spring out of damping ratio 1 in 0.924 s, written sampled within 0.05°")
    #expect(note(.spring(spring), tolerance: 0.5)?.hasSuffix("within 0.5°") == true)
    var keys = KeyframeAnimation(
      .opacity, values: [0, 1, 0], timingFunction: .easeIn, calculationMode: .cubic,
      timing: timing)
    #expect(
      note(.keyframe(keys))
        == "0 → 1 → 0, curved, pace of all 0.42 0 1 1, written sampled within 0.00196")
    keys.timingFunction = .linear
    #expect(note(.keyframe(keys)) == "0 → 1 → 0, curved, written expanded")
    keys.calculationMode = .cubicPaced
    #expect(note(.keyframe(keys)) == "0 → 1 → 0, curved, paced, written expanded")
  }

  /// The last part of each animation's line.
  private func ends(_ animations: Layer.Animation...) -> [String] {
    let layer = changed(line()) { ($0.name, $0.animations) = ("n", animations) }
    let lines = SVGWriter().dump(plain([layer])).split(separator: "\n")
    return lines.filter { $0.contains("~") }.compactMap {
      $0.split(separator: ", ").last.map(String.init)
    }
  }

  private func fade(begin: Seconds = 0, duration: Seconds = 2, adding: Bool = false)
    -> Layer.Animation
  {
    .basic(
      BasicAnimation(
        .opacity, from: 0, to: 1, timing: MediaTiming(beginTime: begin, duration: duration),
        isAdditive: adding))
  }

  @Test func `what another one cuts is written in other terms`() {
    #expect(ends(fade(), fade(begin: 1)) == ["written exactly", "written exactly"])
    #expect(ends(fade(begin: 1), fade()) == ["written expanded", "written exactly"])
  }

  @Test func `what is refused says why`() {
    let grows = change(.scale, ScaleFactors(1), ScaleFactors(2))
    guard case .basic(var sum) = grows else { return }
    sum.isAdditive = true
    #expect(
      ends(grows, .basic(sum), fade()) == [
        "written exactly", "refused: is added to a value that moves", "written exactly",
      ])
  }

  @Test func `what makes a picture impossible stands with its animation`() {
    let found = ends(turn(), fade(duration: 0))
    #expect(found.last == "refused: 'opacity.duration' must be at least 0.001 s and at most 1e6 s")
    let nobody = turn(seconds { $0.trigger = .end(of: "nobody") })
    let waits = changed(line()) { $0.animations = [nobody] }
    #expect(SVGWriter().dump(plain([waits])).contains("no animation is named '"))
  }

  @Test func `groups, masks and times of layers keep the order of the lines`() {
    var masked = changed(square()) {
      $0.animations = [.group(AnimationGroup([turn(), fade()], timing: seconds())), fade()]
      $0.mask = changed(line()) { $0.animations = [turn()] }
      $0.sublayers = [changed(line()) { $0.animations = [fade(), fade()] }]
    }
    func verdicts() -> [String] {
      SVGWriter().dump(plain([masked])).split(separator: "\n").filter { $0.contains("~") }.map {
        $0.contains("exactly") ? "exact" : $0.contains("expanded") ? "expanded" : "none"
      }
    }
    #expect(
      verdicts() == ["none", "expanded", "expanded", "exact", "exact", "exact", "exact"])
    masked.timing = MediaTiming(beginTime: 1, duration: 9)
    #expect(verdicts() == ["none"] + Array(repeating: "expanded", count: 6))
  }
}
