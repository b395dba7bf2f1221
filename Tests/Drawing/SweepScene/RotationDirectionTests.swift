import SweepGeometry
import Testing

@testable import SweepScene

/// Directions of rotations.
@Suite struct RotationDirectionTests {
  /// From, to, and the ends of the four directions.
  private static let table: [(Double, Double, [Double])] = [
    (0, 237.4, [237.4, -122.6, 237.4, -122.6]), (350, 10, [10, 370, 370, 10]),
    (10, 350, [350, -10, 350, -10]), (0, 180, [180, 180, 180, -180]),
    (180, 0, [0, 360, 360, 0]), (0, -180, [-180, 180, 180, -180]), (5, 5, [5, 5, 5, 5]),
    (0, 720, [720, 0, 0, 0]), (-118.4, 119, [119, -241, 119, -241]),
    (30, 750.5, [750.5, 30.5, 30.5, -329.5]),
  ]

  @Test(arguments: table.indices) func `ends at the same pose`(row: Int) {
    let (start, end, expected) = Self.table[row]
    for (direction, degrees) in zip(RotationDirection.allCases, expected) {
      let found = direction.end(from: .degrees(start), to: .degrees(end)).degrees
      #expect(abs(found - degrees) < 1e-9, "\(direction): \(found)")
    }
  }

  @Test func `turns are made on top, in the direction`() {
    func end(_ direction: RotationDirection, _ end: Double, _ turns: Int) -> Double {
      direction.end(from: .degrees(10), to: .degrees(end), turns: turns).degrees
    }
    #expect(end(.byValue, 30, 2) == 750 && end(.byValue, 30, -2) == -690)
    #expect(end(.shortest, 30, 1) == 390 && end(.shortest, 350, 1) == -370)
    #expect(end(.clockwise, 30, 3) == 1110 && end(.counterclockwise, 30, 1) == -690)
    #expect(end(.clockwise, 10, 1) == 370 && end(.counterclockwise, 10, 1) == -350)
  }

  private static func degrees(_ animation: Layer.Animation) -> [Double] {
    animation.keyframes(model: .angle(.degrees(350))).values.map {
      if case .angle(let angle) = $0 { angle.degrees } else { .nan }
    }
  }

  private static let timing = MediaTiming(duration: 1)

  @Test func `animations turn that way`() {
    let basic = BasicAnimation(
      .rotation, to: .degrees(10), direction: .shortest, turns: 1, timing: Self.timing)
    #expect(Self.degrees(.basic(basic)) == [350, 730])
    var spring = SpringAnimation(.rotation, to: .degrees(10), timing: Self.timing)
    spring.rotationDirection = .counterclockwise
    #expect(Self.degrees(.spring(spring)) == [350, 10])
    var keys = KeyframeAnimation(
      .rotation, values: [350, 10, 350, 90].map { Angle.degrees($0) }, timing: Self.timing)
    #expect(Self.degrees(.keyframe(keys)) == [350, 10, 350, 90])
    keys.rotationDirection = .shortest
    #expect(Self.degrees(.keyframe(keys)) == [350, 370, 350, 450])
    keys.turns = 1
    #expect(Self.degrees(.keyframe(keys)) == [350, 370, 350, 810])
    keys.rotationDirection = .clockwise
    #expect(Self.degrees(.keyframe(keys)) == [350, 370, 710, 1170])
  }

  @Test func `faults name the field`() {
    func fault(_ change: (inout BasicAnimation) -> Void) -> String? {
      var animation = BasicAnimation(.rotation, to: .zero, timing: Self.timing)
      change(&animation)
      return Layer.Animation.basic(animation).fault(model: .angle(.zero))?.field
    }
    #expect(fault { _ in } == nil && fault { $0.turns = -3 } == nil)
    #expect(fault { ($0.rotationDirection, $0.turns) = (.clockwise, -1) } == "turns")
    #expect(fault { $0.turns = .min } == "turns" && fault { $0.turns = 1_000_001 } == "turns")
    #expect(fault { ($0.rotationDirection, $0.turns) = (.shortest, 1_000_000) } == nil)
    var opacity = BasicAnimation(.opacity, to: 1, timing: Self.timing)
    opacity.turns = 1
    #expect(Layer.Animation.basic(opacity).fault(model: .number(1))?.field == "turns")
    (opacity.turns, opacity.rotationDirection) = (0, .shortest)
    #expect(Layer.Animation.basic(opacity).fault(model: .number(1))?.field == "rotationDirection")
  }
}
