import SweepGeometry
import SweepScene

/// A charge in cells, which turns yellow and red as it runs out: the template `battery`.
public struct Battery: DialDesign {
  /// The charge.
  public var reading: Reading
  /// The charge when it is full; 100 by default.
  public var maximum = 100.0
  /// The charges below which it is red and, above that, yellow; 15 and 35 by default.
  public var limits: [Double] = [15, 35]
  /// The unit behind the figures; % by default.
  public var unit = "%"
  /// The decimals of the figures; 0 by default.
  public var decimals = 0
  /// The number of cells; 1 by default.
  public var cells = 1
  /// Whether the charge is shown in figures; true by default.
  public var showsReadout = true
  /// The colours and the type; `cupertino` by default.
  public var theme = Theme.cupertino

  /// Makes a battery with a charge, reached in 1 s.
  public init(_ value: Double = 68) {
    self.init(Reading(value, duration: 1, timingFunction: .easeOut))
  }

  /// Makes a battery that shows a charge or plays a list of them.
  public init(_ reading: Reading) { self.reading = reading }

  /// The battery as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -100, y: -60, width: 200, height: 120)
    let cells = Rect(x: -69, y: -40, width: 128, height: 52)
    let plot = Plot(frame: cells, x: Scale(0...max(maximum, 1e-6)))
    var dial = Dial(context: DialContext(reading: reading, theme: theme, plot: plot)) {
      PartsBuilder.card(
        Rect(x: -93, y: -54, width: 186, height: 106), cornerRadius: 13, bezel: 5)
      Face().with {
        ($0.frame, $0.cornerRadius, $0.finish) = (cells, 7, .flat)
        $0.color = .token(.faceEdge)
      }
      ShapePart.card(Rect(x: -75, y: -46, width: 140, height: 64), cornerRadius: 13).with {
        ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, .token(.mark), 3)
      }
      ShapePart.filled("M70 -25H71A5 5 0 0 1 76 -20V-8A5 5 0 0 1 71 -3H70Z", .token(.mark))
      Bar().with {
        ($0.along, $0.cells, $0.gap) = (.x, self.cells, 3.5)
        ($0.cornerRadius, $0.limits) = (7, limits)
      }
      Readout().with {
        ($0.isShown, $0.position, $0.size) = (showsReadout, Point(0, 42), 20)
        $0.style = NumberStyle(decimals: decimals, suffix: unit)
        $0.window = Readout.Window.none
      }
    }
    dial.size = Size(width: 400, height: 240)
    dial.viewBox = card
    dial.title = "Battery"
    return dial
  }
}
