import SweepGeometry
import SweepScene

private func turn(_ timing: MediaTiming, adding: Bool = false) -> Layer {
  zigzag(basic(.rotation, .degrees(-30), .degrees(100), timing, adding: adding))
}

private let steps: [Angle] = [.zero, .degrees(50), .degrees(20), .degrees(90)]

/// Begins, repeats, fills, ways back, paces and keys.
let timingCases: [OracleCase] = [
  OracleCase("filling forwards", turn(timing(begin: 0.5, fill: .forwards))),
  OracleCase("filling backwards", turn(timing(begin: 0.5, fill: .backwards))),
  OracleCase("filling both ways", turn(timing(begin: 0.5, fill: .both))),
  OracleCase("filling neither way", turn(timing(begin: 0.5))),
  OracleCase("under way at zero", turn(timing(begin: -0.75, fill: .both))),
  OracleCase("over before zero, staying", at: [0, 1], turn(timing(begin: -5, fill: .forwards))),
  OracleCase("over before zero, gone", at: [0, 1], turn(timing(begin: -5))),
  OracleCase("a quarter of a pass", turn(timing(times: 0.25, fill: .forwards))),
  OracleCase("two passes and a half", turn(timing(begin: 0.25, times: 2.5, fill: .both))),
  OracleCase("a third of a pass", turn(timing(3, times: 1 / 3.0, fill: .forwards))),
  OracleCase("three passes", turn(timing(times: 3, fill: .forwards))),
  OracleCase("three passes, gone", turn(timing(times: 3))),
  OracleCase("for ever", turn(timing(times: .infinity))),
  OracleCase("for ever, from before zero", turn(timing(begin: -5.5, times: .infinity))),
  OracleCase("for ever, later", turn(timing(begin: 1, times: .infinity, fill: .backwards))),
  OracleCase("for ever, filling both ways", turn(timing(begin: 1, times: .infinity, fill: .both))),
  OracleCase("after an hour", at: [3599.875, 3600, 3601.5], turn(timing(60, times: .infinity))),
  OracleCase("there and back", turn(timing(begin: 0.5, back: true, fill: .both))),
  OracleCase("there and back 1.25 times", turn(timing(times: 1.25, back: true, fill: .forwards))),
  OracleCase("half of there and back", turn(timing(times: 0.5, back: true, fill: .forwards))),
  OracleCase("there and back for ever", turn(timing(times: .infinity, back: true))),
  OracleCase("adding up", turn(timing(times: 3, fill: .forwards), adding: true)),
  OracleCase("adding up part-way", turn(timing(begin: -1, times: 2.5, fill: .both), adding: true)),
  OracleCase("adding up for ever", turn(timing(times: .infinity), adding: true)),
  OracleCase(
    "adding up and both fills", at: [0, 1, 5],
    turn(timing(begin: 0.5, times: .infinity, fill: .both), adding: true)),
  OracleCase("adding up there and back", turn(timing(times: 3, back: true), adding: true)),
  OracleCase(
    "adding up moves",
    zigzag(
      basic(.translation, .zero, Vector(dx: 10, dy: 2), timing(times: 3), adding: true))),
  OracleCase(
    "adding up stretches",
    zigzag(
      basic(.scale, ScaleFactors(1), ScaleFactors(1.5), timing(times: 3), adding: true))),
  OracleCase(
    "adding up opacity",
    zigzag(
      basic(.opacity, 0, 0.25, timing(times: 3), adding: true))),
  OracleCase(
    "adding up line width",
    zigzag(
      basic(.lineWidth, 1, 2, timing(times: 3), adding: true))),
  OracleCase(
    "adding up dash phase",
    zigzag(
      basic(.lineDashPhase, 0, 2, timing(times: 3), adding: true)
    ) { $0.lineDashPattern = [3] }),
  OracleCase(
    "colours that do not add up",
    zigzag(
      basic(.fillColor, Color(0x102030), Color(0x405060), timing(times: 3), adding: true))),
  OracleCase(
    "outlines that do not add up",
    zigzag(
      basic(.path, .circle(radius: 3), .circle(radius: 8), timing(times: 3), adding: true))),
  OracleCase(
    "trims that add up",
    zigzag(
      basic(.strokeEnd, 0, 0.25, timing(times: 3), adding: true))),
  OracleCase("keys", zigzag(keys(.rotation, steps))),
  OracleCase("keys at times", zigzag(keys(.rotation, steps, at: [0, 0.125, 0.5, 1]))),
  OracleCase("keys with a jump", zigzag(keys(.rotation, steps, at: [0, 0.5, 0.5, 1]))),
  OracleCase("jump at the beginning", zigzag(keys(.rotation, steps, at: [0, 0, 0.5, 1]))),
  OracleCase(
    "jump at the end", zigzag(keys(.rotation, steps, at: [0, 0.5, 1, 1], timing(fill: .both)))),
  OracleCase(
    "keys with a jump, back too",
    zigzag(
      keys(.rotation, steps, at: [0, 0.25, 0.25, 1], timing(back: true)))),
  OracleCase(
    "keys at a pace each",
    zigzag(
      keys(.rotation, steps, at: [0, 0.25, 0.5, 1], paces: [.easeIn, .linear, .default]))),
  OracleCase(
    "keys at a pace each, and back",
    zigzag(
      keys(.rotation, steps, timing(back: true), paces: [.easeIn, .easeOut, .default]))),
  OracleCase("keys in steps", zigzag(keys(.rotation, steps, timing(fill: .both), mode: .discrete))),
  OracleCase(
    "keys in steps at times",
    zigzag(
      keys(.rotation, steps, at: [0, 0.125, 0.5, 0.75], timing(times: 2.5), mode: .discrete))),
  OracleCase(
    "keys in steps, and back",
    zigzag(
      keys(.rotation, steps, at: [0, 0.125, 0.5, 0.75], timing(back: true), mode: .discrete))),
  OracleCase("keys at one speed", zigzag(keys(.rotation, steps, mode: .paced))),
  OracleCase(
    "moves at one speed",
    zigzag(
      keys(.translation, [.zero, Vector(dx: 30, dy: 40), Vector(dx: 30, dy: 30)], mode: .paced))),
  OracleCase("one key", zigzag(keys(.rotation, [.degrees(45)], timing(begin: 0.5)))),
  OracleCase("slow at first", zigzag(basic(.rotation, .zero, .degrees(237.4), pace: .easeIn))),
  OracleCase(
    "pace beyond the ends",
    zigzag(
      basic(
        .rotation, .zero, .degrees(200), timing(fill: .both),
        pace: TimingFunction(0.5, -0.6, 0.5, 1.6)))),
  OracleCase("in five jumps", zigzag(basic(.rotation, .zero, .degrees(200), pace: .steps(5)))),
  OracleCase(
    "in jumps from the start, and back",
    zigzag(
      basic(.rotation, .zero, .degrees(200), timing(back: true), pace: .steps(4, .jumpBoth)))),
  OracleCase(
    "a swing past the end", zigzag(basic(.rotation, .zero, .degrees(237.4), pace: .back()))),
  OracleCase(
    "a swing past both ends",
    zigzag(basic(.translation, .zero, Vector(dx: 60, dy: -40), pace: .back(.inOut)))),
  OracleCase(
    "a bounce, there and back",
    zigzag(
      basic(.rotation, .zero, .degrees(237.4), timing(back: true), pace: .bounce()))),
  OracleCase("a bounce to opacity", zigzag(basic(.opacity, 0, 1, pace: .bounce(.in)))),
  OracleCase(
    "a swinging needle", zigzag(basic(.rotation, .degrees(-118.4), .degrees(119), pace: .elastic()))
  ),
  OracleCase(
    "a swinging colour",
    zigzag(basic(.fillColor, Color(0x404040), Color(0x80a0c0), pace: .elastic()))),
  OracleCase(
    "a bounce between keys",
    zigzag(
      keys(.rotation, steps, at: [0, 0.25, 0.5, 1], paces: [.bounce(), .steps(3), .elastic(.in)]))),
  OracleCase(
    "pace beyond the end, and back",
    zigzag(
      basic(
        .rotation, .zero, .degrees(200), timing(back: true),
        pace: TimingFunction(0.2, 0.8, 0.3, 1.8)))),
]
