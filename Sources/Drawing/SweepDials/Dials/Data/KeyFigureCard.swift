import SweepGeometry
public import SweepScene

/// A card with a figure, its change and the way there as a small line: the template `kpi-card`.
public struct KeyFigureCard: DialDesign {
  /// The name of the value; empty by default.
  public var name = ""
  /// The data.
  public var points: [DataPoint]
  /// The reading of the dashed line; none by default.
  public var limit: Double?
  /// The spelling of the value; without decimals, as in English, by default.
  public var figures = NumberStyle(decimals: 0, locale: .named("en"))
  /// The display of the change; in percent by default.
  public var change = Statistic.Quantity.changePercent
  /// The spelling of the change; with one decimal, as in English, by default.
  public var changeFigures = NumberStyle(decimals: 1, locale: .named("en"))
  /// The colours of a rise and of a fall; `good` and `danger` by default.
  public var changeColors = (rise: ThemeColor.token(.good), fall: ThemeColor.token(.danger))
  /// The interpolation of the line; `monotone` by default.
  public var curve = Curve.monotone
  /// The time in which the line draws itself; 1.2 s by default.
  public var duration: Seconds = 1.2
  /// The colours and the type; `flat` by default.
  public var theme = Theme.flat

  /// Makes a card about readings, counted from 0; nil leaves a gap.
  public init(_ name: String = "", _ values: [Double?]) {
    self.name = name
    points = values.enumerated().map { DataPoint(Double($0), $1) }
  }

  /// The card as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: 0, y: 0, width: 240, height: 96)
    let plot = Plot(
      frame: Rect(x: 112, y: 26, width: 108, height: 52), points: points,
      y: .fitting(points.compactMap(\.y), isRounded: false))
    let context = DialContext(reading: Reading(duration: duration), theme: theme, plot: plot)
    var dial = Dial(context: context) {
      ShapePart.litCard(card, cornerRadius: 14)
      Caption(name).with {
        ($0.position, $0.alignment, $0.size) = (Point(16, 24), .start, 10)
        ($0.maximumWidth, $0.maximumLines) = (206, 1)
      }
      Statistic().with {
        ($0.position, $0.size, $0.maximumWidth, $0.style) = (Point(16, 56), 30, 88, figures)
      }
      Statistic(change).with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(24, 77), 9.4, 72)
        ($0.weight, $0.style, $0.isSigned, $0.hasPill) = (600, changeFigures, true, true)
        ($0.color, $0.negativeColor) = (changeColors.rise, changeColors.fall)
      }
      Area().with { ($0.curve, $0.opacity) = (curve, 0.22) }
      if let limit { Threshold(limit) }
      Line().with { ($0.title, $0.curve, $0.width) = (name, curve, 2) }
      Points(.last).with { ($0.radius, $0.halo) = (3.4, 2) }
    }
    dial.size = Size(width: 480, height: 192)
    dial.viewBox = card
    dial.title = "Key figure with a line"
    return dial
  }
}
