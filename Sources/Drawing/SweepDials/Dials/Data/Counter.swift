import SweepGeometry
import SweepScene

/// A number in cells side by side: the templates `odometer`, `split-flap` and `nixie`.
///
/// ```swift
/// let visitors = Counter(.splitFlap, 1284, from: 1190).with { $0.heading = "Visitors today" }
/// ```
public struct Counter: DialDesign {
  /// The housing of the digits.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Drums that roll.
    case odometer
    /// Plates over which flaps fall.
    case splitFlap
    /// Tubes that glow.
    case nixie
  }

  /// The housing of the digits.
  public var style: Style
  /// The number, from zero up, and the way there.
  public var reading: Reading
  /// The places before the decimals, 1 … 9; as its template has them by default.
  public var digits: Int
  /// The places after them, 0 … 3; as its template has them by default.
  public var decimals: Int
  /// The unit of the number; as its template has it by default.
  public var unit: String
  /// The words over the number; as its template has them by default.
  public var heading: String
  /// The colours and the type; `instrument`, `sport` or `nixie` by default.
  public var theme: Theme

  /// Makes a counter with the number of its template.
  public init(_ style: Style) {
    switch style {
    case .odometer: self.init(style, 48275.6, from: 48262.4)
    case .splitFlap: self.init(style, 1284, from: 1190)
    case .nixie: self.init(style, 1337.2, from: 1290.5)
    }
  }

  /// Makes a counter that shows a number, reached from another one in 1.6 s.
  public init(_ style: Style, _ value: Double, from previous: Double) {
    self.init(
      style,
      reading: Reading(value, from: previous, duration: 1.6, timingFunction: .easeInEaseOut))
  }

  /// Makes a counter that shows a reading.
  public init(_ style: Style, reading: Reading) {
    (self.style, self.reading) = (style, reading)
    switch style {
    case .odometer:
      (digits, decimals, unit, heading, theme) = (6, 1, "km", "TOTAL DISTANCE", .instrument)
    case .splitFlap:
      (digits, decimals, unit, heading, theme) = (5, 0, "", "VISITORS TODAY", .sport)
    case .nixie: (digits, decimals, unit, heading, theme) = (4, 1, "MHz", "FREQUENCY", .nixie)
    }
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -142, y: -52, width: 284, height: 104)
    let context = DialContext(scale: Scale(0...1_000_000_000), reading: reading, theme: theme)
    var dial = Dial(context: context) {
      PartsBuilder.card(card, cornerRadius: 12, bezel: 6)
      number
      Readout().with { ($0.isShown, $0.unit, $0.style.decimals) = (false, unit, decimals) }
      Caption(heading).with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(-120, -33), 8, 1.4)
        ($0.alignment, $0.maximumWidth, $0.maximumLines) = (.start, 170, 1)
      }
      Caption(unit).with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(120, -33), 8, 1)
        ($0.alignment, $0.maximumWidth, $0.maximumLines) = (.end, 60, 1)
      }
    }
    dial.size = Size(width: 480, height: 192)
    dial.viewBox = Rect(x: -150, y: -60, width: 300, height: 120)
    dial.title = title
    return dial
  }

  private var number: Readout {
    Readout().with {
      ($0.digits, $0.style.decimals, $0.maximumWidth) = (digits, decimals, 232)
      ($0.motion, $0.position, $0.size) = (.odometer, Point(0, 22), 44)
      switch style {
      case .odometer: $0.window = .sunk
      case .splitFlap:
        ($0.motion, $0.position, $0.size, $0.maximumWidth) = (.splitFlap, Point(0, 27), 50, 240)
      case .nixie: ($0.motion, $0.size) = (.nixie, 42)
      }
    }
  }

  private var title: String {
    switch style {
    case .odometer: "Odometer"
    case .splitFlap: "Split-flap counter"
    case .nixie: "Nixie counter"
    }
  }
}
