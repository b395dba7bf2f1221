import SweepGeometry
import SweepScene

private func fast(
  _ timing: MediaTiming, _ to: Double = 360, adding: Bool = false
) -> Layer {
  zigzag(basic(.rotation, .zero, .degrees(to), timing, pace: .easeIn, adding: adding))
}

private let begins = [1 / 3.0, 0.5003, 0.5007]

/// Animations that begin or end between two milliseconds, fast enough that half a millisecond
/// shows.
let gridCases: [OracleCase] =
  begins.flatMap { begin in
    [
      OracleCase(
        "fast for ever from \(begin) s on", at: [0.33, 0.335, 0.499, 0.502, 0.9, 1.3, 100.2],
        fast(timing(begin: begin, 0.8, times: .infinity))),
      OracleCase(
        "a few fast passes from \(begin) s on",
        at: [0.33, 0.335, 0.499, 0.502, 1.1, 1.9, 2.735, 2.8],
        fast(timing(begin: begin, 0.8, times: 2.75, fill: .both))),
      OracleCase(
        "many fast passes from \(begin) s on",
        at: [0.33, 0.335, 0.499, 0.502, 40.1, 80.2, 80.69, 80.71, 81],
        fast(timing(begin: begin, 0.8, times: 100.25, fill: .both))),
      OracleCase(
        "fast passes of a third of a second from \(begin) s on",
        at: [0.33, 0.335, 0.499, 0.502, 40.1, 333.71, 333.84, 334],
        fast(timing(begin: begin, 1 / 3.0, times: 1000.25, fill: .both))),
      OracleCase(
        "fast passes that add up from \(begin) s on", at: [0.33, 0.335, 0.499, 0.502, 1.9, 3.1, 5],
        fast(timing(begin: begin, 0.8, times: 4, fill: .both), adding: true)),
      OracleCase(
        "adding up slowly for ever from \(begin) s on",
        at: [0.33, 0.335, 0.499, 0.502, 1.9, 100.1],
        fast(timing(begin: begin, 0.8, times: .infinity), 9, adding: true)),
    ]
  } + [
    OracleCase(
      "shorter than half a millisecond", at: [0, 0.3, 0.9, 3],
      changed(Layer("outer", sublayers: [fast(timing(0.8, times: .infinity))])) {
        $0.timing = MediaTiming(
          beginTime: 0.3332, timeOffset: 0.9999, duration: 1, fillMode: .backwards)
      }),
    OracleCase(
      "at the corner of a path, by a last bit", at: [0.5, 2.319, 4.2],
      zigzag(
        .motion(
          MotionAnimation(
            along: .polyline([
              Point(-32.080601974914956, 26.804345663420875),
              Point(11.305387511644703, 1.8517656406007887),
              Point(-2.2171582855844534, -49.0971950832675),
              Point(13.802494873281411, 32.8983223548542),
            ]), rotationMode: .autoReverse, calculationMode: .discrete, timing: timing(4))))),
    OracleCase(
      "turning where a sum of decimal fractions is not the turn", at: [1.7, 3, 4.6],
      changed(
        Layer(
          "outer",
          sublayers: [
            zigzag(
              keys(
                .rotation, [.zero, .degrees(90), .degrees(180)], at: [0, 0.5, 1],
                MediaTiming(
                  timeOffset: 0.25, speed: -1, duration: 0.9018185724702766, repeatCount: 1.5,
                  autoreverses: true), mode: .discrete))
          ])
      ) {
        $0.timing = MediaTiming(
          timeOffset: 0.25, speed: -1, duration: 2.2925529515499106, repeatCount: 2, fillMode: .both
        )
      }),
  ]
