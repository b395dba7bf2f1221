import SweepGeometry
import SweepScene

private func turn(_ timing: MediaTiming) -> Layer.Animation {
  basic(.rotation, .degrees(-30), .degrees(100), timing, pace: .easeIn)
}

private func group(_ timing: MediaTiming, _ animations: Layer.Animation...) -> Layer.Animation {
  .group(AnimationGroup(animations, timing: timing))
}

/// Groups, and layers with times of their own.
let groupCases: [OracleCase] = [
  OracleCase("group", zigzag(group(timing(begin: 1, 2), turn(timing(1))))),
  OracleCase(
    "group that cuts off", zigzag(group(timing(begin: 1, 2), turn(timing(begin: 0.5, 3))))),
  OracleCase(
    "group that cuts off and stays",
    zigzag(group(timing(begin: 1, 2, fill: .both), turn(timing(begin: 0.5, 3))))),
  OracleCase(
    "group that cuts off what repeats",
    zigzag(group(timing(2), turn(timing(0.75, times: .infinity, back: true))))),
  OracleCase(
    "group of several",
    zigzag(
      group(
        timing(begin: 0.25, 2, fill: .both), turn(timing(begin: 0.5, 1, fill: .both)),
        basic(.opacity, 0, 1, timing(2, back: true)),
        basic(.fillColor, .black, Color(0x00ff80), timing(begin: 1, 1))))),
  OracleCase("group that repeats", zigzag(group(timing(2, times: 3), turn(timing(begin: 0.5, 1))))),
  OracleCase(
    "group that repeats for ever",
    zigzag(group(timing(begin: 0.5, 2, times: .infinity), turn(timing(begin: 0.5, 1))))),
  OracleCase(
    "group that repeats and goes back",
    zigzag(group(timing(2, times: 2.5, back: true), turn(timing(begin: 0.5, 1, fill: .both))))),
  OracleCase(
    "group that goes back for ever",
    zigzag(
      group(timing(2, times: .infinity, back: true), turn(timing(begin: 0.5, 0.5, times: 2))))),
  OracleCase(
    "group with an offset",
    zigzag(group(offset(timing(2, times: 2), 0.75), turn(timing(begin: 0.5, 1))))),
  OracleCase(
    "group backwards", zigzag(group(fast(timing(2), -1), turn(timing(begin: 0.5, 1, fill: .both))))),
  OracleCase(
    "group at another speed",
    zigzag(group(fast(timing(2), 0.5), turn(fast(timing(begin: 0.5, 1), 4))))),
  OracleCase(
    "group in a group",
    zigzag(
      group(
        fast(timing(begin: 0.5, 3, times: 2), 2),
        group(timing(begin: 0.5, 1, times: 2, back: true), turn(timing(0.75)))))),
  OracleCase(
    "adding up in a group",
    zigzag(
      group(
        timing(begin: 0.5, 3, times: 2),
        basic(.rotation, .zero, .degrees(20), timing(0.5, times: 4), adding: true)))),
  OracleCase(
    "later layer", layer(timed(begin: 1.5), zigzag(turn(timing(2))))),
  OracleCase(
    "later layer that fills", layer(timed(begin: 1.5, fill: .backwards), zigzag(turn(timing(2))))),
  OracleCase(
    "layers in layers",
    layer(
      fast(timed(begin: 0.5), 2),
      layer(fast(timed(begin: 1), 0.25), zigzag(turn(timing(begin: 0.25, 1, back: true)))))),
  OracleCase("layer backwards", layer(offset(fast(timed(), -1), 3), zigzag(turn(timing(2))))),
  OracleCase(
    "layer that stands still", layer(offset(fast(timed(), 0), 1.25), zigzag(turn(timing(2))))),
  OracleCase(
    "layer that ends", layer(timing(begin: 0.5, 1.5), zigzag(turn(timing(1, times: .infinity))))),
  OracleCase(
    "layer that repeats",
    layer(timing(begin: 0.5, 1.5, times: 2, back: true), zigzag(turn(timing(1, fill: .both))))),
  OracleCase(
    "layer that hides in a layer that shows later",
    layer(
      timed(begin: 1), zigzag(basic(.isHidden, false, true, timing(1, times: .infinity))))),
]

private func timed(begin: Double = 0, fill: MediaTiming.FillMode = .removed) -> MediaTiming {
  MediaTiming(beginTime: Seconds(begin), duration: Seconds(.infinity), fillMode: fill)
}

private func fast(_ timing: MediaTiming, _ speed: Double) -> MediaTiming {
  var timing = timing
  timing.speed = speed
  return timing
}

private func offset(_ timing: MediaTiming, _ offset: Double) -> MediaTiming {
  var timing = timing
  timing.timeOffset = Seconds(offset)
  return timing
}

private func layer(_ timing: MediaTiming, _ inner: Layer) -> Layer {
  changed(Layer("outer", sublayers: [inner])) { $0.timing = timing }
}
