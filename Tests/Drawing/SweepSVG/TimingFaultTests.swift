import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Timings that cannot be, wherever they stand: the error names the layer's path and the field.
@Suite struct TimingFaultTests {
  /// A field of a timing with a value that it cannot have.
  struct Malformed: Sendable, CustomTestStringConvertible {
    let field: String
    let number: Double
    let change: @Sendable (inout MediaTiming, Double) -> Void

    var testDescription: String { "\(field) \(number)" }
  }

  private static let fields: [(String, [Double], @Sendable (inout MediaTiming, Double) -> Void)] = [
    ("duration", [0, -1, .nan, -.infinity, 2e6], { $0.duration = Seconds($1) }),
    ("beginTime", [.nan, .infinity, -.infinity, 2e6], { $0.beginTime = Seconds($1) }),
    ("timeOffset", [.nan, .infinity, -.infinity], { $0.timeOffset = Seconds($1) }),
    ("speed", [.nan, .infinity, -.infinity, 1e-9], { $0.speed = $1 }),
    ("repeatCount", [0, -1, .nan], { $0.repeatCount = $1 }),
    ("repeatDuration", [0, -1, .nan], { $0.repeatDuration = Seconds($1) }),
    ("trigger", [0, -1], { $0.trigger = .repeat(of: "other", Int($1)) }),
  ]

  static let malformed = fields.flatMap { field, numbers, change in
    numbers.map { Malformed(field: field, number: $0, change: change) }
  }

  /// The owners of a timing in the layer `a/b`.
  enum Place: String, CaseIterable {
    case opacity, spring, keys, motion, group, nested, timing, masked, hidden

    /// The path and the owner of the field that the error names.
    var name: String {
      switch self {
      case .opacity, .keys: "layer 'a/b': 'opacity"
      case .spring: "layer 'a/b': 'rotation"
      case .motion: "layer 'a/b': 'position"
      case .group, .nested: "layer 'a/b': 'group"
      case .timing: "layer 'a/b': 'timing"
      case .masked: "layer 'a/b/m': 'opacity"
      case .hidden: "layer 'a/b': 'opacity"
      }
    }

    func layer(_ timing: MediaTiming) -> Layer {
      let basic = Layer.Animation.basic(BasicAnimation(.opacity, to: 0, timing: timing))
      let empty = Layer.Animation.group(AnimationGroup([], timing: timing))
      let whole = MediaTiming(duration: 1)
      return changed(line()) {
        $0.name = "b"
        switch self {
        case .opacity: $0.animations = [basic]
        case .spring:
          $0.animations = [.spring(SpringAnimation(.rotation, to: .zero, timing: timing))]
        case .keys:
          let keys = KeyframeAnimation(.opacity, values: [0, 1], timing: timing)
          $0.animations = [.keyframe(keys)]
        case .motion:
          let motion = MotionAnimation(along: .circle(radius: 1), timing: timing)
          $0.animations = [.motion(motion)]
        case .group: $0.animations = [empty]
        case .nested: $0.animations = [.group(AnimationGroup([empty], timing: whole))]
        case .timing: $0.timing = timing
        case .masked:
          $0.mask = changed(square()) { ($0.name, $0.animations) = ("m", [basic]) }
        case .hidden: ($0.isHidden, $0.animations) = (true, [basic])
        }
      }
    }
  }

  @Test(arguments: Place.allCases, malformed)
  func `the error names path and field`(place: Place, malformed: Malformed) throws {
    var timing = MediaTiming(duration: 1)
    malformed.change(&timing, malformed.number)
    // An animation that waits for it must not be blamed.
    timing.name = "first"
    let waiting = BasicAnimation(
      .opacity, to: 1, timing: MediaTiming(trigger: .end(of: "first"), duration: 1))
    let other = BasicAnimation(
      .lineWidth, to: 1, timing: MediaTiming(name: "other", duration: 1))
    let before = changed(line()) { $0.animations = [.basic(waiting), .basic(other)] }
    let scene = plain([before, Layer("a", sublayers: [place.layer(timing)])])
    let found = try #require(fault(of: scene))
    #expect(found.hasPrefix("\(place.name).\(malformed.field)' must "), "\(found)")
  }

  private static let keys: [(String, [Double], [Double]?, [TimingFunction])] = [
    ("keyTimes' must not decrease", [0, 1, 2, 3], [0, 0.6, 0.5, 1], []),
    ("keyTimes' must lie in 0 … 1", [0, 1, 2], [0, 1.5, 1], []),
    ("keyTimes' must lie in 0 … 1", [0, 1, 2], [0, .nan, 1], []),
    ("keyTimes' must be as many as values: 2, not 3", [0, 1], [0, 0.5, 1], []),
    ("keyTimes' must begin with 0", [0, 1], [0.5, 1], []),
    ("keyTimes' must end with 1", [0, 1], [0, 0.5], []),
    ("values' must not be empty", [], nil, []),
    ("timingFunctions' must be one fewer than values: 1, not 2", [0, 1], nil, [.easeIn, .easeIn]),
    ("timingFunction' must have times in 0 … 1", [0, 1], nil, [TimingFunction(-1, 0, 1, 1)]),
  ]

  @Test(arguments: keys.indices, [false, true])
  func `malformed keys are named`(index: Int, inGroup: Bool) {
    let (message, values, times, paces) = Self.keys[index]
    let timing = MediaTiming(duration: 1)
    let keys = Layer.Animation.keyframe(
      KeyframeAnimation(
        .opacity, values: values, keyTimes: times, timingFunctions: paces, timing: timing))
    let layer = changed(line()) {
      $0.name = "b"
      $0.animations = inGroup ? [.group(AnimationGroup([keys], timing: timing))] : [keys]
    }
    let scene = plain([Layer("a", sublayers: [layer])])
    #expect(fault(of: scene) == "layer 'a/b': 'opacity.\(message)")
  }
}
