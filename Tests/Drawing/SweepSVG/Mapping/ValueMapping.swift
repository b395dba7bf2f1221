import SweepGeometry
import SweepScene

private let three: [Angle] = [.zero, .degrees(10), .degrees(40)]
private let moves = [Vector(dx: 0, dy: 0), Vector(dx: 30, dy: 0), Vector(dx: 30, dy: 10)]
private let corner = Path.polyline([Point(0, 0), Point(3, 0), Point(3, 1)])

private func moving(_ mode: MotionAnimation.RotationMode) -> Layer.Animation {
  .motion(
    MotionAnimation(
      along: corner, rotationMode: mode, calculationMode: .linear, timing: seconds()))
}

/// Values and the ways between them.
let valueMapping: [MappingCase] = [
  MappingCase("`fromValue` and `toValue`", .exact, #"values="0;90" dur"#, turn()),
  MappingCase(
    "`byValue`, in all six combinations", .expanded, #"values="1;3""#,
    change(.lineWidth, 1, by: 2)),
  MappingCase(
    "`byValue`, in all six combinations", .expanded, #"values="1;3""#,
    change(.lineWidth, nil, 3, by: 2)),
  MappingCase(
    "`byValue`, in all six combinations", .expanded, #"values="3;1""#, change(.lineWidth, 3)),
  MappingCase(
    "`byValue`, in all six combinations", .expanded, #"values="1;3""#, change(.lineWidth, nil, 3)),
  MappingCase(
    "`byValue`, in all six combinations", .expanded, #"values="1;3""#, change(.lineWidth, by: 2)),
  MappingCase(
    "`byValue`, in all six combinations", .expanded, #"values="1;1""#, change(.lineWidth)),
  MappingCase(
    "timing function: linear, a cubic within 0 … 1", .exact, #"keySplines="0.42 0 1 1""#,
    turn(pace: .easeIn)),
  MappingCase(
    "a cubic that overshoots", .expanded, #"values="0;-7.285;97.285;90""#,
    turn(pace: TimingFunction(0.5, -0.5, 0.5, 1.5))),
  MappingCase(
    "a cubic that overshoots", .sampled, "keySplines",
    change(.strokeColor, Color(0x404040), .white, pace: TimingFunction(0.5, -0.5, 0.5, 1.5))),
  MappingCase("back, bounce, elastic, springs", .sampled, "keySplines", turn(pace: .back())),
  MappingCase("back, bounce, elastic, springs", .sampled, "keySplines", turn(pace: .bounce())),
  MappingCase("back, bounce, elastic, springs", .sampled, "keySplines", turn(pace: .elastic())),
  MappingCase(
    "back, bounce, elastic, springs", .sampled, "keySplines",
    .spring(SpringAnimation(.rotation, from: .zero, to: .degrees(90)))),
  MappingCase("steps", .expanded, "0;0.5;0.5;1", turn(pace: .steps(2))),
  MappingCase(
    "`values`, `keyTimes`, `timingFunctions`", .exact,
    #"values="0;10;40" keyTimes="0;0.25;1" calcMode="spline" keySplines="0.42 0 1 1;0 0 1 1""#,
    keys(.rotation, three) {
      $0.keyTimes = [0, 0.25, 1]
      $0.timingFunctions = [.easeIn, .linear]
    }),
  MappingCase(
    "a `timingFunction` over all keys", .expanded, #"values="0;10;40" keyTimes="0;0."#,
    keys(.rotation, three, pace: .easeIn)),
  MappingCase(
    "a `timingFunction` over all keys", .sampled, "keySplines",
    keys(.rotation, three, pace: .easeIn) { $0.timingFunctions = [.easeIn, .linear] }),
  MappingCase(
    "calculation mode `linear`, `discrete`", .exact, #"values="0;10;40" dur"#,
    keys(.rotation, three)),
  MappingCase(
    "calculation mode `linear`, `discrete`", .exact, #"calcMode="discrete""#,
    keys(.rotation, three, .discrete)),
  MappingCase("`paced`", .expanded, #"keyTimes="0;0.25;1""#, keys(.rotation, three, .paced)),
  MappingCase(
    "`cubic`, `cubicPaced`, tension, continuity, bias", .expanded, "keySplines",
    keys(.rotation, three, .cubic)),
  MappingCase(
    "`cubic`, `cubicPaced`, tension, continuity, bias", .sampled, "keySplines",
    keys(.translation, moves, .cubic) {
      $0.tensionValues = [0.5, 0, 0]
      $0.continuityValues = [0, 0.5, 0]
      $0.biasValues = [0, 0.5, 0]
    }),
  MappingCase(
    "`cubic`, `cubicPaced`, tension, continuity, bias", .sampled, "keyTimes",
    keys(.translation, moves, .cubicPaced)),
  MappingCase(
    "`path` of a position, `rotationMode`", .exact, #"keyPoints="0;0.75;1" keyTimes="0;0.5;1""#,
    moving(.none)),
  MappingCase(
    "`path` of a position, `rotationMode`", .exact, #"rotate="auto""#, moving(.auto)),
  MappingCase(
    "`path` of a position, `rotationMode`", .exact, #"rotate="auto-reverse""#,
    moving(.autoReverse)),
]
