import SweepDials
import SweepGeometry
import SweepScene

/// A scene of the tutorials with what plain arithmetic says of it.
struct TutorialCase: Sendable, CustomStringConvertible {
  let oracle: OracleCase
  /// The number of a property of a layer at a time: degrees, or units downwards.
  let expected: [(layer: String, time: Double, number: Double)]

  var description: String { oracle.description }

  /// A case of a layer called `tested`.
  init(_ name: String, _ layer: Layer, _ expected: KeyValuePairs<Double, Double>) {
    oracle = OracleCase(name, at: expected.map(\.key), layer)
    self.expected = expected.map { ("tested", $0.key, $0.value) }
  }

  /// The hands of a clock, all round the day.
  init(clockAt hour: Int, _ minute: Int, _ second: Double) {
    let start = Double(hour * 3600 + minute * 60) + second
    let times = [0, 1, 59.5, 3600, 43_200, 86_399.5]
    var oracle = OracleCase(
      "clock hands for 24 h from \(hour):\(minute):\(second)", at: times, zigzag())
    let clock = Dial { Hands(TimeOfDay(hour: hour, minute: minute, second: second)) }
    if let scene = try? clock.scene() { oracle.scene = scene }
    self.oracle = oracle
    expected = times.flatMap { time in
      [("hour", 43_200.0), ("minute", 3600), ("second", 60)].map {
        ($0.0, time, (start + time) / $0.1 * 360)
      }
    }
  }
}

private let scale = Scale(0...100, start: .degrees(-118.4), span: .degrees(237.4))

/// A needle that sweeps over a whole scale in a second.
private func sweep(_ scale: Scale, back: Bool = false) -> Layer {
  zigzag(
    basic(
      .rotation, scale.angle(of: 0), scale.angle(of: 100), timing(1, back: back, fill: .both),
      pace: .easeInEaseOut))
}

/// 200° by the numbers, which is 160° the other way.
private func turn(_ direction: RotationDirection) -> Layer {
  zigzag(
    .basic(
      BasicAnimation(
        .rotation, from: .degrees(-100), to: .degrees(100), direction: direction,
        timing: timing(1, fill: .both))))
}

/// A knob that snaps from each of 8 stops to the next, twice a second.
private let knob = changed(zigzag()) {
  $0.animations = (0..<8).map { stop in
    basic(
      .rotation, .degrees(Double(stop) * 45), .degrees(Double(stop + 1) * 45),
      timing(begin: Double(stop) / 2, 0.15, fill: .forwards), pace: .easeInEaseOut)
  }
}

private let wheel = zigzag(
  basic(
    .translation, Vector(dx: 0, dy: 13), .zero, timing(begin: 0.5, 0.2, fill: .both),
    pace: .easeInEaseOut))

/// Half damped: it first turns after π / (10 √0.75) s, beyond by exp(-π / √3) of the way.
private let springNeedle = zigzag(
  .spring(
    SpringAnimation(
      .rotation, from: .degrees(-118.4), to: .degrees(119),
      timing: timing(2, fill: .forwards))))

/// The scenes of the tutorials.
let tutorialCases: [TutorialCase] =
  [
    TutorialCase(clockAt: 0, 0, 0), TutorialCase(clockAt: 10, 8, 42),
    TutorialCase(clockAt: 12, 0, 0), TutorialCase(clockAt: 23, 59, 59.5),
    TutorialCase(
      "a sweep 0 → 100 → 0 on -118.4° … 119°", sweep(scale, back: true),
      [0: -118.4, 0.5: 0.3, 1: 119, 1.5: 0.3, 2: -118.4, 3: -118.4]),
    TutorialCase(
      "a span of 300°", sweep(Scale(0...100, start: .degrees(-150), span: .degrees(300))),
      [0: -150, 0.5: 0, 1: 150]),
    TutorialCase(
      "a span of 360°", sweep(Scale(0...100, start: .zero, span: .degrees(360))),
      [0: 0, 0.5: 180, 0.75: 313.5017, 1: 360]),
    TutorialCase("more than 180° by value", turn(.byValue), [0: -100, 0.5: 0, 1: 100]),
    TutorialCase(
      "more than 180°, the shortest way", turn(.shortest), [0: -100, 0.5: -180, 1: -260]),
    TutorialCase("more than 180° clockwise", turn(.clockwise), [0: -100, 0.5: 0, 1: 100]),
    TutorialCase(
      "more than 180° counterclockwise", turn(.counterclockwise), [0: -100, 0.5: -180, 1: -260]),
    TutorialCase(
      "a snap to one of 8 stops in 0.15 s", knob,
      [0: 0, 0.075: 22.5, 0.15: 45, 0.5: 45, 1.65: 180, 3.575: 337.5, 3.65: 360, 9: 360]),
    TutorialCase(
      "a wheel centred in 0.2 s", wheel, [0: 13, 0.5: 13, 0.6: 6.5, 0.7: 0, 1: 0]),
    TutorialCase(
      "a spring needle beyond the last tick", springNeedle,
      [0: -118.4, 0.363: 157.704, 2.001: 119, 9: 119]),
  ]
