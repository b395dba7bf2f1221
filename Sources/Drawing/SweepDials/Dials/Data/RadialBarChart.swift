import SweepGeometry
public import SweepScene

/// Numbers as arcs inside each other, with their names: the template `radial-bars`.
public struct RadialBarChart: DialDesign {
  /// The numbers, the outermost first, and how they are drawn.
  public var bars: RadialBars
  /// The time in which the arcs grow; 1 s by default.
  public var duration: Seconds = 1
  /// The colours and the type; `flat` by default.
  public var theme = Theme.flat

  /// Makes arcs of numbers in percent.
  public init(_ values: [Double], _ names: [String] = []) {
    bars = RadialBars(values, names).with {
      ($0.radius, $0.innerRadius) = (90, 28)
      $0.style = NumberStyle(decimals: 0, locale: .named("en"), suffix: "%")
    }
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let reading = Reading(duration: duration, timingFunction: .easeOut)
    var dial = Dial(context: DialContext(reading: reading, theme: theme, plot: Plot())) {
      Bezel().with { $0.finish = Bezel.Finish.none }
      Face()
      bars
    }
    dial.title = "Radial bars"
    return dial
  }
}
