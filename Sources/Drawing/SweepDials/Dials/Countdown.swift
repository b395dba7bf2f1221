import SweepGeometry
public import SweepScene

/// The time that is left, as a ring that runs out and in figures: the template `countdown`.
public struct Countdown: DialDesign {
  /// The time to count down; 60 s by default.
  public var duration: Seconds
  /// The words below the figures; none by default.
  public var label = ""
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a countdown over a time.
  public init(_ duration: Seconds = 60) { self.duration = duration }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      0...max(duration.value, 1e-6), start: .zero, span: .degrees(360), isReversed: true,
      mapping: .time)
    let reading = Reading(
      0, from: duration.value, duration: duration, timingFunction: .linear)
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      Bezel()
      Face()
      Track().with { ($0.radius, $0.width) = (86, 8) }
      Progress().with { ($0.radius, $0.width, $0.color) = (86, 8, .token(.needle)) }
      Ticks(.minor).with { $0.radius = 76 }
      Ticks(.middle).with { ($0.radius, $0.length) = (76, 5) }
      Ticks(.major).with { ($0.radius, $0.length) = (76, 7) }
      Readout().with {
        ($0.motion, $0.position) = (.counting, Point(0, 12))
        ($0.size, $0.maximumWidth) = (34, 92)
      }
      Caption(label).with { ($0.position, $0.size, $0.maximumWidth) = (Point(0, 32), 9, 100) }
    }
    dial.title = "Countdown"
    dial.description = "\(duration.value.spelled) seconds that run out"
    return dial
  }
}
