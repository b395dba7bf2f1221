import SweepGeometry
import SweepScene

/// Lines alone, which a browser measures exactly.
private let wave = Path.polyline([
  Point(-40, 0), Point(-20, -60), Point(10, 50), Point(30, 0), Point(50, 30),
])

private let ring = Path([
  .move(to: Point(-40, 0)),
  .cubic(control1: Point(-20, -60), control2: Point(10, 50), to: Point(30, 0)),
  .line(to: Point(50, 30)), .quad(control: Point(0, 70), to: Point(-30, 40)),
])

private func along(
  _ path: Path, _ mode: MotionAnimation.RotationMode = .none,
  _ timing: MediaTiming = timing(begin: 0.5),
  _ others: Layer.Animation..., change: (inout MotionAnimation) -> Void = { _ in }
) -> Layer {
  var motion = MotionAnimation(
    along: path, rotationMode: mode, calculationMode: .paced, timing: timing)
  change(&motion)
  return changed(zigzag(.motion(motion))) {
    $0.animations += others
    $0.position = Point(5, -8)
  }
}

/// Ways along paths.
let motionCases: [OracleCase] = [
  OracleCase("along a path", along(wave)),
  OracleCase("along a path, staying", along(wave, .auto, timing(begin: 0.5, fill: .both))),
  OracleCase("facing back", along(wave, .autoReverse, timing(fill: .forwards))),
  OracleCase("along a path for ever", along(wave, .auto, timing(times: .infinity))),
  OracleCase("along a path and back", along(wave, .auto, timing(times: 1.5, back: true))),
  OracleCase(
    "along a path in steps",
    along(wave, .none, timing(fill: .both)) { $0.calculationMode = .discrete }),
  OracleCase(
    "along a path by segment",
    along(wave, .auto) {
      $0.calculationMode = .linear
      $0.keyTimes = [0, 0.25, 0.375, 0.5, 1]
      $0.timingFunctions = [.easeIn, .linear, .easeOut, .default]
    }),
  OracleCase("a bounce along a path", along(wave, .auto) { $0.timingFunction = .bounce() }),
  OracleCase(
    "turning along a path",
    changed(
      along(
        wave, .auto, timing(fill: .both),
        basic(.rotation, .zero, .degrees(90), timing(fill: .both)))
    ) {
      $0.transform = [.scale(1.5), .rotate(.degrees(20))]
      $0.bounds = Rect(x: -5, y: 2, width: 20, height: 12)
    }),
]

/// Ways along curves, whose length browsers measure in flat pieces.
let curveCases: [OracleCase] = [
  OracleCase("along curves", along(ring)),
  OracleCase("turning along curves", along(ring, .auto, timing(begin: 0.5, fill: .both))),
  OracleCase("round a circle", along(.circle(radius: 30), .auto, timing(times: .infinity))),
]
