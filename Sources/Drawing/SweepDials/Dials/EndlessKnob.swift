public import SweepGeometry
public import SweepScene

/// A dial without ends that snaps to its stops, with buttons that turn it: the template
/// `knob-endless`.
public struct EndlessKnob: DialDesign {
  /// The stop, counted from 0 at the start, with its motion.
  public var stop: Reading
  /// The number of stops, 2 … 60; 8 by default.
  public var stops = 8
  /// The direction of the first stop; the top by default.
  public var start = Angle.zero
  /// Whether two buttons turn it by a stop; true by default.
  public var hasButtons = true
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a dial at a stop, to which it snaps in 0.15 s by default.
  public init(
    _ stop: Reading = Reading(1, from: 0.6, duration: 0.15, timingFunction: .easeOut)
  ) {
    self.stop = stop
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      0...Double(max(stops, 2)), start: start, span: .degrees(360), outside: .wrap,
      ticks: TickRule(.step(1), minor: 0))
    var dial = Dial(context: DialContext(scale: scale, reading: stop, theme: theme)) {
      Bezel()
      Face().with { $0.recess = 0 }
      Ticks().with { ($0.radius, $0.length, $0.width) = (82.5, 5, 1.6) }
      Labels().with {
        ($0.radius, $0.side, $0.size, $0.hidden) = (85, .outside, 11.5, .last)
        ($0.color, $0.lit) = (.token(.muted), .token(.ink))
      }
      Knob().with { ($0.radius, $0.hasStops) = (67, false) }
      if hasButtons {
        Button("Back", step: -1).with { ($0.position, $0.sign) = (Point(-92, 92), .back) }
        Button("Next", step: 1).with { ($0.position, $0.sign) = (Point(92, 92), .next) }
      }
    }
    dial.title = "Endless dial"
    dial.description = "At \(stop.value.spelled), on an endless dial of \(stops) stops"
    dial.control = .slider(.step(1))
    return dial
  }
}

extension Sign {
  /// A triangle that points to the left.
  fileprivate static let back = triangle(16, 6)
  /// A triangle that points to the right.
  fileprivate static let next = triangle(8, 18)

  private static func triangle(_ base: Double, _ tip: Double) -> Sign {
    var path = Path.polyline([Point(base, 5), Point(tip, 12), Point(base, 19)])
    path.close()
    return .path(path)
  }
}
