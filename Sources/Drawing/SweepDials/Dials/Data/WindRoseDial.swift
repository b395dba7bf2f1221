import SweepGeometry
public import SweepScene

/// The wind's directions, frequencies and speeds: the template `wind-rose`.
public struct WindRoseDial: DialDesign {
  /// The observations, and how they are counted and drawn.
  public var rose: WindRose
  /// The time in which the petals open; 0.9 s by default.
  public var duration: Seconds = 0.9
  /// The colours and the type; `flat` by default.
  public var theme = Theme.flat

  /// Makes the rose of observations: directions in degrees, and speeds in the same order.
  public init(_ directions: [Double], _ speeds: [Double]) {
    rose = WindRose(directions, speeds).with {
      $0.radius = 86
      $0.names = ["0.5–3 m/s", "3–6", "6–9", "over 9"]
    }
  }

  /// The card as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -110, y: -110, width: 220, height: 253)
    let reading = Reading(duration: duration, timingFunction: .easeOut)
    var dial = Dial(context: DialContext(reading: reading, theme: theme, plot: Plot())) {
      ShapePart.litCard(card, cornerRadius: 16)
      rose
    }
    dial.size = Size(width: 400, height: 460)
    dial.viewBox = card
    dial.title = "Wind rose"
    return dial
  }
}
