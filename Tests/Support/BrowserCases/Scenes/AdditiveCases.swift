import SweepGeometry
import SweepScene

private func turn(
  _ from: Double, _ to: Double, _ timing: MediaTiming, _ pace: TimingFunction = .linear,
  adding: Bool = false
) -> Layer.Animation {
  basic(.rotation, .degrees(from), .degrees(to), timing, pace: pace, adding: adding)
}

func added(_ animation: Layer.Animation) -> Layer.Animation {
  guard case .basic(var basic) = animation else { return animation }
  basic.isAdditive = true
  return .basic(basic)
}

private func tilted(_ animations: Layer.Animation...) -> Layer {
  changed(zigzag()) {
    $0.transform = [.rotate(.degrees(20))]
    $0.animations = animations
  }
}

/// Animations whose values are added to what lies beneath them.
let additiveCases: [OracleCase] = [
  OracleCase("added to the layer's own", tilted(added(turn(0, 50, timing(begin: 0.5))))),
  OracleCase("added and staying", tilted(added(turn(10, 50, timing(begin: 0.5, fill: .both))))),
  OracleCase(
    "added for ever", tilted(added(turn(-5, 5, timing(0.5, times: .infinity, back: true))))),
  OracleCase(
    "added to one that moves",
    tilted(turn(0, 90, timing(begin: 0.5, 3), .easeIn), added(turn(0, 20, timing(begin: 1, 1))))),
  OracleCase(
    "added before the other begins, and after it",
    tilted(
      turn(0, 90, timing(begin: 1, 1, fill: .forwards)),
      added(turn(-10, 20, timing(0.375, times: .infinity, back: true), .easeInEaseOut)))),
  OracleCase(
    "added by two",
    tilted(
      added(turn(0, 40, timing(begin: 0.25, 2, fill: .forwards), .easeIn)),
      added(turn(0, -20, timing(begin: 1, 2, fill: .forwards), .easeOut)))),
  OracleCase(
    "added beneath another",
    tilted(added(turn(0, 40, timing(3))), turn(0, 10, timing(begin: 1, 1)))),
  OracleCase(
    "added and adding up",
    tilted(added(turn(0, 10, timing(0.5, times: 4, fill: .both), adding: true)))),
  OracleCase(
    "added and adding up for ever",
    tilted(added(turn(0, 10, timing(0.5, times: .infinity), adding: true)))),
  OracleCase(
    "added moves",
    zigzag(
      basic(.translation, .zero, Vector(dx: 10, dy: 20), timing(2)),
      added(basic(.translation, .zero, Vector(dx: 0, dy: -30), timing(begin: 0.5, 1, back: true))))),
  OracleCase(
    "added opacity",
    zigzag(
      basic(.opacity, 0.25, 0.5, timing(2)),
      added(basic(.opacity, 0, 0.375, timing(begin: 0.5, 1, fill: .both))))),
  OracleCase(
    "added line width",
    zigzag(
      basic(.lineWidth, 1, 3, timing(2)), added(basic(.lineWidth, 0, 2, timing(begin: 0.5, 1))))),
  OracleCase(
    "added stretch",
    changed(zigzag(added(basic(.scale, ScaleFactors(0), ScaleFactors(1), timing(1))))) {
      $0.transform = [.scale(x: 2, y: 2)]
    }),
  OracleCase(
    "a sum that stays, beneath one that began before it",
    tilted(
      turn(0, 90, timing(4)), added(turn(0, 30, timing(begin: 0.5, 0.5, fill: .forwards))),
      turn(10, 20, timing(2)))),
  OracleCase(
    "a sum that stands before it begins, beneath one that began before zero",
    tilted(
      turn(0, 90, timing(4)), added(turn(30, 0, timing(begin: 0.5, 0.5, fill: .backwards))),
      turn(10, 20, timing(begin: -1, 2)))),
  OracleCase("added trim", zigzag(added(basic(.strokeEnd, -0.5, 0, timing(1))))),
  OracleCase(
    "the second begins first",
    zigzag(turn(0, 50, timing(begin: 1, 2)), turn(0, 90, timing(begin: 0.5, 1)))),
  OracleCase(
    "an endless one beneath one that begins first",
    zigzag(
      turn(0, 50, timing(begin: 1, 0.75, times: .infinity)), turn(0, 90, timing(begin: 0.5, 1)))),
  OracleCase(
    "three above each other",
    zigzag(
      turn(0, 50, timing(begin: 1, 1, fill: .both)), turn(0, 90, timing(begin: 0.5, 2)),
      turn(10, -10, timing(0.75, fill: .forwards)))),
  OracleCase(
    "an end above an endless one",
    zigzag(
      turn(0, 50, timing(1, times: .infinity)), turn(0, 90, timing(begin: 0.5, 1, fill: .forwards)))
  ),
]
