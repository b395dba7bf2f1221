import SweepGeometry
import SweepScene

private let angles: [Angle] = [.zero, .degrees(100), .degrees(-60), .degrees(-50), .degrees(120)]
private let places = [
  Vector(dx: 0, dy: 0), Vector(dx: 60, dy: 10), Vector(dx: 50, dy: -40), Vector(dx: -20, dy: 5),
]
private let stretches = [ScaleFactors(1), ScaleFactors(x: 2, y: 0.5), ScaleFactors(1.5)]
private let colors = [Color(0x102030), Color(0xf0c020, alpha: 0.5), Color(0x0080ff)]

/// A change to a sum or from a difference, on a layer with a turn, a move and a stretch of its own.
private func sum<Value>(
  _ key: AnimationKey<Value>, _ from: Value?, _ to: Value?, by: Value?
) -> Layer {
  let change = BasicAnimation(key, from: from, to: to, by: by, timing: timing(begin: 0.5))
  return changed(zigzag(.basic(change))) {
    $0.transform = [.translate(Vector(dx: 5, dy: 8)), .rotate(.degrees(30)), .scale(1.25)]
    $0.opacity = 0.25
  }
}

private func turn(
  _ direction: RotationDirection, _ from: Double, _ to: Double, turns: Int = 0
) -> Layer {
  zigzag(
    .basic(
      BasicAnimation(
        .rotation, from: .degrees(from), to: .degrees(to), direction: direction, turns: turns,
        timing: timing(fill: .both), timingFunction: .easeInEaseOut)))
}

private func spring<Value>(
  _ key: AnimationKey<Value>, _ from: Value, _ to: Value, _ spring: SpringCurve = SpringCurve(),
  _ timing: MediaTiming? = nil
) -> Layer {
  zigzag(.spring(SpringAnimation(key, from: from, to: to, spring: spring, timing: timing)))
}

private func smooth<Value>(
  _ key: AnimationKey<Value>, _ values: [Value],
  _ mode: KeyframeAnimation.CalculationMode = .cubic, pace: TimingFunction = .linear,
  change: (inout KeyframeAnimation) -> Void = { _ in }
) -> Layer {
  var animation = KeyframeAnimation(
    key, values: values, timingFunction: pace, calculationMode: mode, timing: timing(fill: .both))
  change(&animation)
  return zigzag(.keyframe(animation))
}

/// Sums, directions, springs, curves through keys and paces of a whole.
let valueCases: [OracleCase] = [
  OracleCase("by an angle", sum(.rotation, nil, nil, by: .degrees(400))),
  OracleCase("from, by a move", sum(.translation, Vector(dx: 1, dy: 2), nil, by: places[1])),
  OracleCase("by a stretch, to", sum(.scale, nil, stretches[1], by: ScaleFactors(0.25))),
  OracleCase("from an opacity", sum(.opacity, 1, nil, by: nil)),
  OracleCase("by an opacity", sum(.opacity, nil, nil, by: 0.5)),
  OracleCase("from nothing to nothing", sum(.rotation, nil, nil, by: nil)),
  OracleCase("the short way", turn(.shortest, 350, 10)),
  OracleCase("clockwise", turn(.clockwise, 10, 350)),
  OracleCase("counterclockwise", turn(.counterclockwise, 10, 350)),
  OracleCase("three turns more", turn(.clockwise, 10, 90, turns: 3)),
  OracleCase(
    "the short way through keys",
    smooth(.rotation, [350, 10, 300].map { .degrees($0) }, .linear) {
      $0.rotationDirection = .shortest
    }),
  OracleCase("a spring", spring(.rotation, .degrees(-118.4), .degrees(119))),
  OracleCase("a loose spring", spring(.rotation, .zero, .degrees(100), SpringCurve(damping: 3))),
  OracleCase(
    "a pushed spring",
    spring(.translation, .zero, places[1], SpringCurve(damping: 8, initialVelocity: -20))),
  OracleCase("a slow spring", spring(.scale, stretches[0], stretches[1], SpringCurve(damping: 30))),
  OracleCase(
    "a spring cut off, there and back",
    spring(.rotation, .zero, .degrees(90), SpringCurve(), timing(0.5, back: true))),
  OracleCase(
    "a bouncy spring",
    spring(.opacity, 0.25, 0.75, SpringCurve(perceptualDuration: 0.5, bounce: 0.4))),
  OracleCase("a spring beyond white", spring(.fillColor, Color(0x808080), .white)),
  OracleCase("a curve of angles", smooth(.rotation, angles)),
  OracleCase("a curve of places", smooth(.translation, places)),
  OracleCase("a curve of stretches", smooth(.scale, stretches)),
  OracleCase("a curve of colours", smooth(.fillColor, colors)),
  OracleCase("a curve of opacities", smooth(.opacity, [0, 1, 0.5, 0.75])),
  OracleCase(
    "a bent curve",
    smooth(.rotation, angles) {
      $0.tensionValues = [0, 0.5, -0.5, 0, 0]
      $0.continuityValues = [0, -1, 0.5, 0, 0]
      $0.biasValues = [0, 0, 0.5, -0.5, 0]
    }),
  OracleCase(
    "a curve at times and paces",
    smooth(.translation, places) {
      $0.keyTimes = [0, 0.25, 0.375, 1]
      $0.timingFunctions = [.easeIn, .linear, .easeOut]
    }),
  OracleCase("a curve there and back", smooth(.rotation, angles) { $0.timing.autoreverses = true }),
  OracleCase("one speed along angles", smooth(.rotation, angles, .cubicPaced)),
  OracleCase("one speed along places", smooth(.translation, places, .cubicPaced)),
  OracleCase("one speed along colours", smooth(.strokeColor, colors, .cubicPaced)),
  OracleCase(
    "one pace over keys", smooth(.translation, places, .linear, pace: .easeInEaseOut)),
  OracleCase("one pace over steps", smooth(.rotation, angles, .discrete, pace: .easeIn)),
  OracleCase("one pace over one speed", smooth(.rotation, angles, .paced, pace: .easeOut)),
  OracleCase("one pace over a curve", smooth(.translation, places, pace: .easeInEaseOut)),
  OracleCase("a swing over keys", smooth(.rotation, angles, .linear, pace: .back(.inOut))),
  OracleCase("a bounce over a curve", smooth(.translation, places, pace: .bounce())),
  OracleCase(
    "a spring over outlines",
    smooth(
      .path, [.circle(radius: 5), .circle(radius: 40), .circle(radius: 20)], .linear,
      pace: .spring())),
]
