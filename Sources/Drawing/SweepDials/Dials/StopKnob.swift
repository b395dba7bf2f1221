public import SweepGeometry
public import SweepScene

/// A knob that snaps to the nearest of its stops: the template `knob`.
public struct StopKnob: DialDesign {
  /// The stop, counted from 1 at the start, with its motion.
  public var stop: Reading
  /// The number of stops; 8 by default.
  public var stops = 8
  /// The direction of the first stop; -135° by default.
  public var start = Angle.degrees(-135)
  /// The turn from the first stop to the last; 270° by default.
  public var span = Angle.degrees(270)
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a knob at a stop, to which it snaps in 0.15 s by default.
  public init(
    _ stop: Reading = Reading(3, from: 2.6, duration: 0.15, timingFunction: .easeOut)
  ) {
    self.stop = stop
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      1...Double(max(stops, 2)), start: start, span: span, ticks: TickRule(.step(1), minor: 0))
    let context = DialContext(scale: scale, reading: stop, theme: theme.cased(.round))
    var dial = Dial(context: context) {
      Bezel()
      Face().with { $0.recess = 0 }
      Track().with {
        ($0.radius, $0.width, $0.color, $0.isRound) = (77, 5, .token(.faceEdge), true)
      }
      Progress().with {
        ($0.radius, $0.width, $0.color, $0.isRound) = (77, 2.8, .token(.needle), true)
      }
      Ticks().with {
        ($0.radius, $0.length, $0.width, $0.color) = (84.8, 3.4, 1.1, .token(.muted))
      }
      Labels().with {
        ($0.radius, $0.side, $0.size) = (88.2, .outside, 11.5)
        ($0.color, $0.lit) = (.token(.muted), .token(.ink))
      }
      Knob().with { ($0.radius, $0.hasStops) = (66, false) }
    }
    dial.title = "Knob"
    dial.description = "Stop \(stop.value.spelled) of \(stops)"
    dial.control = .slider(.step(1))
    return dial
  }
}
