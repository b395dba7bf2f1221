import SweepGeometry
import Testing

@testable import SweepScene

/// Ways along paths.
@Suite struct MotionTests {
  private static let timing = MediaTiming(duration: 1, fillMode: .both)

  /// Three sides of 30, 40 and 30.
  private static let corner = Path.polyline([
    Point(0, 0), Point(30, 0), Point(30, 40), Point(0, 40),
  ])

  private func layer(_ motion: MotionAnimation, at time: Double) -> Layer {
    Layer(
      position: Point(7, 7), transform: [.rotate(.degrees(10))], animations: [.motion(motion)]
    ).presentation(at: Seconds(time))
  }

  private func expect(
    _ motion: MotionAnimation, at time: Double, _ x: Double, _ y: Double,
    _ transform: [TransformOperation] = [.rotate(.degrees(10))],
    _ source: SourceLocation = #_sourceLocation
  ) {
    let found = layer(motion, at: time)
    #expect(abs(found.position.x - x) < 1e-3, sourceLocation: source)
    #expect(abs(found.position.y - y) < 1e-3, sourceLocation: source)
    #expect(found.transform == transform, sourceLocation: source)
  }

  @Test func `at one speed`() {
    let motion = MotionAnimation(along: Self.corner, calculationMode: .paced, timing: Self.timing)
    expect(motion, at: -1, 0, 0)
    expect(motion, at: 0.15, 15, 0)
    expect(motion, at: 0.5, 30, 20)
    expect(motion, at: 2, 0, 40)
    var paced = motion
    paced.timingFunction = .easeIn
    expect(paced, at: 0.5, 30, 100 * TimingFunction.easeIn.progress(at: 0.5) - 30)
  }

  @Test func `by segment`() {
    var motion = MotionAnimation(
      along: Self.corner, calculationMode: .linear, timing: Self.timing)
    expect(motion, at: 1 / 6.0, 15, 0)
    expect(motion, at: 0.5, 30, 20)
    motion.keyTimes = [0, 0.5, 0.75, 1]
    expect(motion, at: 0.25, 15, 0)
    motion.timingFunctions = [.easeIn, .linear, .linear]
    expect(motion, at: 0.25, 30 * TimingFunction.easeIn.progress(at: 0.5), 0)
    motion.calculationMode = .discrete
    expect(motion, at: 0.6, 30, 0)
    expect(motion, at: 0.8, 30, 40)
  }

  @Test func `turns with the path, outside of its own steps`() {
    var motion = MotionAnimation(
      along: Self.corner, rotationMode: .auto, calculationMode: .paced, timing: Self.timing)
    expect(motion, at: 0.15, 15, 0, [.rotate(.zero), .rotate(.degrees(10))])
    expect(motion, at: 0.5, 30, 20, [.rotate(.degrees(90)), .rotate(.degrees(10))])
    motion.rotationMode = .autoReverse
    expect(motion, at: 0.5, 30, 20, [.rotate(.degrees(270)), .rotate(.degrees(10))])
    motion.timing.fillMode = .removed
    expect(motion, at: 2, 7, 7)
  }

  @Test func `faults name the field`() {
    func fault(_ change: (inout MotionAnimation) -> Void) -> String? {
      var motion = MotionAnimation(
        along: Self.corner, calculationMode: .linear, timing: Self.timing)
      change(&motion)
      return Layer.Animation.motion(motion).fault(model: .vector(.zero))?.field
    }
    #expect(fault { _ in } == nil)
    #expect(fault { $0.path = Path() } == "path")
    #expect(fault { $0.path = .line(from: .zero, to: .zero) } == "path")
    #expect(fault { $0.path = .line(from: .zero, to: Point(.nan, 0)) } == "path")
    #expect(fault { $0.keyTimes = [0, 1] } == "keyTimes")
    #expect(fault { $0.keyTimes = [0, 0.5, 0.7, 0.9] } == "keyTimes")
    #expect(fault { $0.timingFunctions = [.linear] } == "timingFunctions")
    #expect(fault { $0.timingFunctions = [.linear, .back(), .linear] } == "timingFunctions")
    #expect(fault { $0.timingFunction = .back() } == "timingFunction")
    #expect(fault { $0.timingFunction = .bounce() } == nil)
    #expect(fault { $0.timing.duration = 0 } == "duration")
  }
}
