import SweepGeometry
public import SweepScene

/// A part of a whole as a round bar about its number: the template `ring`.
public struct ProgressRing: DialDesign {
  /// The reading and the way there.
  public var reading: Reading
  /// The readings of an empty and of a full ring.
  public var range: ClosedRange<Double>
  /// The number style of the figures; without decimals and with a percent sign by default.
  public var figures = NumberStyle(decimals: 0, suffix: "%")
  /// The words below the figures; none by default.
  public var label = ""
  /// The colours of the bar along its way; one by default.
  public var gradient: [ColorStop] = []
  /// The number of its segments that light up; 0, one piece, by default.
  public var segments = 0
  /// The reading from which it grows to either side; as ``Progress/origin`` has it by default.
  public var neutral: Double?
  /// The colours and the type; `cupertino` by default.
  public var theme = Theme.cupertino

  /// Makes a ring that fills to a reading.
  public init(
    _ reading: Reading = Reading(64, duration: 1), in range: ClosedRange<Double> = 0...100
  ) {
    self.reading = reading
    self.range = range
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let goesOn = segments == 0 && neutral == nil && range.lowerBound >= 0
    var dial = Dial(context: DialContext(scale: .round(range), reading: reading, theme: theme)) {
      Bezel()
      Face()
      if segments == 0 { Track().with { ($0.radius, $0.width) = (80, 15) } }
      Progress().with {
        ($0.radius, $0.width, $0.isRound, $0.fade) = (80, 15, true, 0.45)
        ($0.gradient, $0.segments, $0.origin, $0.goesOn) = (gradient, segments, neutral, goesOn)
      }
      if goesOn {
        Lap().with {
          ($0.radius, $0.width, $0.fade, $0.gradient) = (80, 15, 0.45, gradient)
        }
      }
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth, $0.style) = (Point(0, 13), 38, 120, figures)
        $0.window = Readout.Window.none
      }
      Caption(label).with { ($0.position, $0.size, $0.maximumWidth) = (Point(0, 34), 10, 116) }
    }
    dial.title = "Ring"
    return dial
  }
}
