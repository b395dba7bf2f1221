import SweepGeometry
public import SweepScene

/// Engine speed with a red line and a needle at the peak: the template `tachometer`.
public struct Tachometer: DialDesign {
  /// The reading and the way there.
  public var reading: Reading
  /// The mark of the highest speed, which the needle pushes further and which then falls back; 5.5 by
  /// default.
  public var peak = 5.5
  /// The upper end of the scale; 8 by default.
  public var maximum = 8.0
  /// The distance between labels; chosen to fit by default.
  public var major: Double?
  /// The reading where the red range begins; 6.5 by default.
  public var redline = 6.5
  /// The unit below the figures; `×1000 r/min` by default.
  public var unit = "×1000 r/min"
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a tachometer that shows a reading.
  public init(_ reading: Reading = Reading(3.5, duration: 0.8, timingFunction: .swing)) {
    self.reading = reading
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let ticks = TickRule(step: major, minor: 10)
    let held = Reading(peak).pushed(by: reading)
    let scale = Scale(0...maximum, start: .degrees(-126), span: .degrees(252), ticks: ticks)
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      Bezel()
      Face()
      Face().with {
        ($0.radius, $0.color, $0.edge) = (48, .token(.faceEdge), .token(.face))
        ($0.finish, $0.recess) = (.gradient, 0)
      }
      Bands([redline, maximum]).with {
        ($0.radius, $0.width, $0.colors) = (88.8, 8.4, [.token(.danger)])
      }
      Ticks(.minor).with {
        ($0.radius, $0.length, $0.width, $0.color) = (92.4, 4.4, 0.75, .token(.mark))
      }
      Ticks(.middle).with { ($0.radius, $0.length, $0.width) = (92.4, 7.4, 1.3) }
      Ticks(.major).with { ($0.radius, $0.length, $0.width) = (92.4, 11.6, 2.8) }
      Labels().with {
        ($0.radius, $0.size, $0.weight, $0.danger) = (75, 17, 600, redline)
      }
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0, 60), 24, 68)
        ($0.motion, $0.unit) = (.counting, unit)
        $0.style.decimals = 1
      }
      Needle(.outboard).with {
        ($0.length, $0.tail, $0.width) = (92.6, 0, 7)
        ($0.color, $0.shade) = (.token(.warning), .token(.warning))
      }.on(reading: held)
      Needle().with { ($0.length, $0.tail, $0.width) = (87, 22, 5.4) }
      Hub().with { $0.radius = 11 }
      Glass()
    }
    dial.title = "Tachometer"
    dial.description =
      "\(reading.value.spelled) \(unit), at most \(held.rest(on: scale).spelled), with a red line at "
      + redline.spelled
    return dial
  }
}
