import SweepGeometry
import SweepScene

private func turn(_ from: Double, _ to: Double, _ timing: MediaTiming) -> Layer.Animation {
  basic(.rotation, .degrees(from), .degrees(to), timing)
}

/// Several animations of one property of one layer.
let stackCases: [OracleCase] = [
  OracleCase(
    "one after the other",
    zigzag(
      turn(0, 40, timing(1, fill: .forwards)), turn(40, 10, timing(begin: 1, 1, fill: .forwards)))),
  OracleCase(
    "one some time after the other",
    zigzag(
      turn(0, 40, timing(1, fill: .forwards)), turn(40, 10, timing(begin: 2, 1, fill: .forwards)))),
  OracleCase(
    "with a gap without fills",
    zigzag(
      turn(10, 40, timing(1)), turn(40, 20, timing(begin: 2, 1)))),
  OracleCase(
    "with a gap, only the last staying",
    zigzag(
      turn(10, 40, timing(1)), turn(40, 20, timing(begin: 2, 1, fill: .forwards)))),
  OracleCase(
    "with a gap that the second fills",
    zigzag(
      turn(10, 40, timing(1)), turn(60, 20, timing(begin: 2, 1, fill: .both)))),
  OracleCase(
    "the second filling over the first",
    zigzag(
      turn(10, 40, timing(begin: 0.25, 1, fill: .forwards)),
      turn(60, 20, timing(begin: 2, 1, fill: .backwards)))),
  OracleCase(
    "the later one over the longer one",
    zigzag(
      turn(10, 40, timing(4, fill: .forwards)), turn(60, 20, timing(begin: 1, 1)))),
  OracleCase(
    "the first staying after the second",
    zigzag(
      turn(10, 40, timing(1, fill: .forwards)), turn(60, 20, timing(begin: 2, 1)))),
  OracleCase(
    "both from the beginning",
    zigzag(
      turn(10, 40, timing(2, fill: .forwards)), turn(60, 20, timing(1)))),
  OracleCase(
    "one before zero",
    zigzag(
      turn(10, 40, timing(begin: -3, 1, fill: .forwards)),
      turn(60, 20, timing(begin: 1, 1, fill: .forwards)))),
  OracleCase(
    "three in a row",
    zigzag(
      turn(0, 30, timing(begin: 0.5, 0.5)), turn(30, 60, timing(begin: 1.5, 0.5)),
      turn(60, 0, timing(begin: 2.5, 0.5, fill: .both)))),
  OracleCase(
    "for ever, then something else",
    zigzag(
      turn(0, 30, timing(0.5, times: .infinity)),
      turn(30, 60, timing(begin: 1.5, 0.5, fill: .forwards)))),
  OracleCase(
    "colours in a row",
    zigzag(
      basic(.fillColor, Color(0x102030), Color(0xffffff), timing(1)),
      basic(.fillColor, .clear, Color(0xff0000), timing(begin: 2, 1, fill: .forwards)))),
  OracleCase(
    "every property at once",
    zigzag(
      turn(0, 200, timing(3)), basic(.opacity, 0.25, 1, timing(1, fill: .both)),
      basic(.fillColor, .black, Color(0x00ff80), timing(begin: 1, 1)),
      basic(.strokeColor, .white, Color(0x00ff80), timing(begin: 0.5, 1, fill: .both)),
      basic(.lineWidth, 1, 4, timing(2, back: true)),
      basic(.strokeEnd, 0, 1, timing(begin: 0.5, 2, fill: .both)),
      basic(.scale, ScaleFactors(1), ScaleFactors(0.5), timing(begin: 0.25, 1, fill: .both)),
      keys(.isHidden, [false, true, false], at: [0, 0.3, 0.6], timing(begin: 2), mode: .discrete))),
]
