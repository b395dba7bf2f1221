public import SweepGeometry
import SweepScene

/// A wheel that turns the selected sector to the mark the shortest way: the template `wheel`.
public struct Wheel: DialDesign {
  /// The words in the sectors, of which there are as many, 2 … 60.
  public var sectors: [String]
  /// The sector at the mark, counted from 0, and the way there.
  public var selected: Reading
  /// The signs above the words, one for each sector, or none.
  public var icons: [Sign] = []
  /// The colours of the sectors in turn; the theme's `accent` by default.
  public var colors: [ThemeColor] = [.token(.accent)]
  /// The direction of the mark; the top by default.
  public var mark = Angle.zero
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a wheel with a selected sector, to which it turns in 0.2 s by default.
  public init(_ sectors: [String], selected: Reading) {
    self.sectors = sectors
    self.selected = selected
  }

  /// Makes a wheel that turns from its first sector to the selected one in 0.2 s.
  public init(_ sectors: [String], selected: Int = 0) {
    self.init(
      sectors,
      selected: Reading(Double(selected), from: 0, duration: 0.2, timingFunction: .easeOut))
  }

  /// Makes the wheel of the template: the signs of a car.
  public init() {
    self.init(["Fuel", "Coolant", "Oil", "Battery", "Air", "Water", "Alarm"], selected: 5)
    icons = Icon.Symbol.allCases.map(Sign.symbol)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(categories: sectors, outside: .wrap)
    let top = Scale(0...1, start: mark, span: .degrees(360))
    var dial = Dial(context: DialContext(scale: scale, reading: selected, theme: theme)) {
      Ring()
      Face()
      Sectors(sectors).with {
        ($0.icons, $0.colors, $0.mark) = (icons, colors, mark)
        ($0.radius, $0.innerRadius) = (90, 32)
      }
      Marker(0).with { ($0.radius, $0.size, $0.color) = (90.5, 8.5, .token(.ink)) }.on(scale: top)
      Hub().with {
        ($0.radius, $0.center, $0.color, $0.edge) = (26, 0, .token(.face), .token(.faceEdge))
      }
      Ring().with {
        ($0.radius, $0.width, $0.color, $0.edge) = (26, 1.2, .token(.muted), .token(.muted))
      }
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0, 3.5), 10, 44)
      }
    }
    dial.title = "Wheel"
    dial.description = "\(dial.words), of \(sectors.joined(separator: ", "))"
    dial.control = .choice(at: mark)
    return dial
  }
}
