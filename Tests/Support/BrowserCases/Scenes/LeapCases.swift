import SweepGeometry
import SweepScene

/// Turns whose pass ends in a jump, in every surrounding where that may be the last of all.
let leapCases: [OracleCase] = leaps.flatMap { name, leap in
  endings.map { ending, layer in OracleCase("\(name), \(ending)", layer(leap)) }
}

/// An animation with a timing.
private typealias Leap = @Sendable (MediaTiming) -> Layer.Animation

/// Turns of a second or more that end in a jump.
private let leaps: [(String, Leap)] = [
  (
    "a spring cut off",
    { own in
      let spring = SpringCurve(stiffness: 40, damping: 3)
      return .spring(
        SpringAnimation(.rotation, from: .zero, to: .degrees(90), spring: spring, timing: own))
    }
  ),
  ("steps", { basic(.rotation, .zero, .degrees(90), $0, pace: .steps(4)) }),
  ("keys with a jump", { keys(.rotation, angles, at: [0, 0.4, 1, 1], $0) }),
  ("discrete keys", { keys(.rotation, angles, at: [0, 0.4, 0.7, 1], $0, mode: .discrete) }),
]

private let angles: [Angle] = [.zero, .degrees(50), .degrees(20), .degrees(90)]

private func with(_ own: MediaTiming, _ change: (inout MediaTiming) -> Void) -> MediaTiming {
  var timing = own
  change(&timing)
  return timing
}

private let own = timing(1, fill: .both)

private func grouped(
  _ group: MediaTiming, _ leap: Leap, _ own: MediaTiming = timing(1)
) -> Layer {
  zigzag(.group(AnimationGroup([leap(own)], timing: group)))
}

/// The animations after the jump, and the layer of each.
private let endings: [(String, @Sendable (Leap) -> Layer)] = [
  ("held", { zigzag($0(own)) }),
  ("turned back", { zigzag($0(with(own) { $0.autoreverses = true })) }),
  ("ending where it turns", { zigzag($0(timing(1, times: 1.5, back: true, fill: .both))) }),
  ("backwards", { zigzag($0(with(own) { ($0.beginTime, $0.speed) = (0.5, -1) })) }),
  (
    "offset by one of two passes",
    { zigzag($0(with(timing(1, times: 2, fill: .both)) { $0.timeOffset = 1 })) }
  ),
  (
    "standing at the end",
    { zigzag($0(with(timing(1, times: 0.5, back: true)) { ($0.speed, $0.timeOffset) = (0, 1) })) }
  ),
  ("with its group", { grouped(own, $0) }),
  ("with its group, begun before", { grouped(own, $0, timing(begin: -0.25, 1.25)) }),
  ("in a group that turns back", { grouped(timing(1, back: true, fill: .both), $0) }),
  (
    "in a group that ends where it turns",
    { grouped(timing(1, times: 0.5, back: true, fill: .both), $0) }
  ),
  ("in a group backwards", { grouped(with(own) { ($0.beginTime, $0.speed) = (0.5, -1) }, $0) }),
  (
    "backwards in a group backwards",
    { leap in
      let back = with(own) { $0.speed = -1 }
      return grouped(back, leap, back)
    }
  ),
  ("there and back, cut off where it turns", { grouped(own, $0, timing(1, back: true)) }),
  (
    "twice in a group that is offset",
    { grouped(with(timing(2, fill: .both)) { $0.timeOffset = 1 }, $0, timing(1, times: 2)) }
  ),
  (
    "with its layer",
    { leap in
      changed(Layer("outer", sublayers: [zigzag(leap(timing(1)))])) {
        $0.timing = timing(begin: 0.5, 1, fill: .forwards)
      }
    }
  ),
]
