import SweepDials
import SweepScene
import Sweephand
import Testing

/// The oscillation of needles.
@Suite struct NeedleSpringTests {
  private let times = (0...1000).map { Double($0) / 1000 }

  @Test func `a needle on its spring goes past the reading by 1 to 1.5 %, and once`() {
    let course = times.map(TimingFunction.needleSpring.progress)
    #expect((1.01...1.015).contains(course.max() ?? 0))
    let over = course.firstIndex { $0 > 1.001 } ?? 0
    #expect(course[over...].allSatisfy { $0 > 0.999 } && course.last == 1)
  }

  @Test func `a compass sways past the reading by 13 % of the way, then back by less`() {
    let course = times.map(TimingFunction.sway.progress)
    #expect((1.12...1.13).contains(course.max() ?? 0) && course.last == 1)
    let over = course.firstIndex { $0 > 1.1 } ?? 0
    #expect((0.98...0.99).contains(course[over...].min() ?? 0))
  }

  @Test func `a loudness meter is at 99 % after 0.3 s`() throws {
    let meter = VUMeter.example
    let time = try #require(times.first { TimingFunction.needleSpring.progress(at: $0) >= 0.99 })
    #expect(abs(time * meter.interval.value - 0.3) < 0.03)
    let layers = try meter.scene().layers
    func rotations(_ layer: Layer) -> [Layer.Animation] {
      layer.animations + layer.sublayers.flatMap(rotations)
    }
    let swings = layers.flatMap(rotations).filter { animation in
      guard case .keyframe(let keys) = animation else { return false }
      return keys.timingFunctions.contains(.needleSpring)
    }
    #expect(swings.count == 4, "two needles and their shadows")
  }

  @Test func `what is told of it are both channels`() throws {
    #expect(
      try VUMeter.example.dial.words
        == "L 1.0\u{a0}dB, \u{2212}20 to 3; R \u{2212}10.2\u{a0}dB, \u{2212}20 to 3")
  }
}
