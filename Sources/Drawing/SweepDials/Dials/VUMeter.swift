import SweepGeometry
public import SweepScene

/// Loudness of two channels in decibels, on a lit card each: the template `vu-meter`.
public struct VUMeter: DialDesign {
  /// The readings of the left channel in decibels, played in turn for ever.
  public var left: [Double] = [-12, -3, -7, -1, -10, -4, 0, -1.5]
  /// The readings of the right channel.
  public var right: [Double] = [-14, -5, -6, -2, -8, -7, -1, -8.5]
  /// The time from one reading to the next; 0.6 s by default, which is 0.3 s to 99 % of the way.
  public var interval: Seconds = 0.6
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

  /// Makes a meter.
  public init() {}

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    var dial = Dial(context: DialContext(scale: Self.scale, theme: theme)) {
      VUCard.grounds
      VUCard.needle("L ", reading(left), at: -VUCard.place)
      VUCard.needle("R ", reading(right, after: 0.09), at: VUCard.place)
      VUCard.covers
      VUCard.name("LEFT", at: -VUCard.place)
      VUCard.name("RIGHT", at: VUCard.place)
    }
    dial.size = Size(width: 600, height: 212)
    dial.viewBox = Rect(x: -266, y: -176, width: 532, height: 188)
    dial.title = "VU meter"
    return dial
  }

  private func reading(_ values: [Double], after delay: Seconds = .zero) -> Reading {
    var reading = Reading(
      playing: values, every: interval, duration: interval, timingFunction: .needleSpring)
    (reading.delay, reading.fallingTimingFunction) = (delay, .default)
    return reading
  }

  private static let scale = Scale(
    -20...3, start: .degrees(-46), span: .degrees(92),
    mapping: .piecewise([
      .init(-10, at: 0.228), .init(-7, at: 0.353), .init(-5, at: 0.451), .init(-3, at: 0.56),
      .init(-2, at: 0.625), .init(-1, at: 0.701), .init(0, at: 0.783), .init(1, at: 0.864),
      .init(2, at: 0.935),
    ]),
    outside: .overshoot(by: .degrees(4)),
    ticks: TickRule(.values([-20, -10, -7, -5, -3, -2, -1, 0, 1, 2, 3])))
}
