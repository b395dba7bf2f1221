import SweepGeometry
public import SweepScene

/// A card with a name, the last value, its change and a small line: the template `sparkline`.
public struct Sparkline: DialDesign {
  /// The name of the value; empty by default.
  public var name = ""
  /// The data.
  public var points: [DataPoint]
  /// The spelling of the value; without decimals, as in English, by default.
  public var figures = NumberStyle(decimals: 0, locale: .named("en"))
  /// The display of the change; in percent by default.
  public var change = Statistic.Quantity.changePercent
  /// The spelling of the change; with one decimal, as in English, by default.
  public var changeFigures = NumberStyle(decimals: 1, locale: .named("en"))
  /// The text above the change; empty by default.
  public var note = ""
  /// The interpolation of the line; `monotone` by default.
  public var curve = Curve.monotone
  /// The time in which the line draws itself; 1.2 s by default.
  public var duration: Seconds = 1.2
  /// The colours and the type; `cupertino` by default.
  public var theme = Theme.cupertino

  /// Makes a card about readings, counted from 0; nil leaves a gap.
  public init(_ name: String = "", _ values: [Double?]) {
    self.name = name
    points = values.enumerated().map { DataPoint(Double($0), $1) }
  }

  /// The card as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: 0, y: 0, width: 200, height: 120)
    let plot = Plot(
      frame: Rect(x: 20, y: 66, width: 156, height: 34), points: points,
      y: .fitting(points.compactMap(\.y), isRounded: false))
    let context = DialContext(reading: Reading(duration: duration), theme: theme, plot: plot)
    var dial = Dial(context: context) {
      PartsBuilder.card(
        Rect(x: 7, y: 6, width: 186, height: 106), cornerRadius: 12, bezel: 5)
      Caption(name).with {
        ($0.position, $0.alignment) = (Point(20, 27), .start)
        ($0.size, $0.maximumWidth, $0.maximumLines) = (9.5, 108, 1)
      }
      Statistic().with {
        ($0.position, $0.size) = (Point(20, 54), 27)
        ($0.maximumWidth, $0.style) = (104, figures)
      }
      Statistic(change).with {
        ($0.position, $0.alignment, $0.size) = (Point(175, 52), .end, 10)
        ($0.maximumWidth, $0.weight, $0.style) = (48, 600, changeFigures)
        ($0.color, $0.negativeColor) = (.token(.good), .token(.danger))
        ($0.isSigned, $0.hasPill) = (true, true)
      }
      Caption(note).with {
        ($0.position, $0.alignment) = (Point(180, 27), .end)
        ($0.size, $0.maximumWidth, $0.maximumLines) = (9, 50, 1)
      }
      Area().with { ($0.curve, $0.opacity) = (curve, 0.3) }
      Line().with { ($0.title, $0.curve, $0.width) = (name, curve, 1.9) }
      Points(.last)
    }
    dial.size = Size(width: 400, height: 240)
    dial.viewBox = card
    dial.title = "Sparkline"
    return dial
  }
}
