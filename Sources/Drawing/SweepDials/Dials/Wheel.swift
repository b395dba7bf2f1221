public import SweepGeometry
public import SweepScene

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
  /// Pictures that fill the sectors in turn instead of the colours; none by default.
  public var pictures: [Artwork] = []
  /// The opacity of colours and pictures in sectors not selected, 0 … 1; 0 by default, for the
  /// colour of the face.
  public var idleOpacity = 0.0
  /// A picture behind the sectors; none by default.
  public var background: Artwork?
  /// A picture in the middle, over the cap; none by default.
  public var center: Artwork?
  /// The name of the button in the middle, which sends the event `press`; empty, for none, by default.
  public var button = ""
  /// The middle of the baseline of the selected word; 4.2 below the centre by default.
  public var labelPosition = Point(0, 4.2)
  /// The size of the selected word in dial units; 12.5 by default.
  public var labelSize = 12.5
  /// The greatest width of the selected word in dial units; 66 by default.
  public var labelWidth = 66.0
  /// The colour of the words in the sectors; by default one that is legible.
  public var wordColor: ThemeColor?
  /// The direction of the mark; the top by default.
  public var mark = Angle.zero
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a wheel with a selected sector, to which it turns in 0.45 s by default.
  public init(_ sectors: [String], selected: Reading) {
    self.sectors = sectors
    self.selected = selected
  }

  /// Makes a wheel that turns from its first sector to the selected one in 0.45 s.
  public init(_ sectors: [String], selected: Int = 0) {
    self.init(
      sectors,
      selected: Reading(Double(selected), from: 0, duration: 0.45, timingFunction: .needleSpring))
  }

  /// Makes the wheel of the template: the signs of a car.
  public init() {
    self.init(["Fuel", "Coolant", "Oil", "Battery", "Air", "Water", "Alarm"], selected: 5)
    let symbols: [Icon.Symbol] = [
      .fuel, .temperature, .oil, .battery, .wind, .drop, .warning,
    ]
    icons = symbols.map(Sign.symbol)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(categories: sectors, outside: .wrap)
    let top = Scale(0...1, start: mark, span: .degrees(360))
    var dial = Dial(context: DialContext(scale: scale, reading: selected, theme: theme)) {
      Bezel()
      Face()
      ArtworkPart(background)
      Sectors(sectors).with {
        ($0.icons, $0.colors, $0.mark) = (icons, colors, mark)
        ($0.radius, $0.innerRadius, $0.pictures, $0.labelColor) = (96, 44, pictures, wordColor)
        ($0.gap, $0.idleOpacity, $0.hasWords) = (1.6, idleOpacity, false)
      }
      Ring().with { ($0.radius, $0.width) = (41.2, 3.6) }
      Face().with { ($0.radius, $0.finish, $0.recess) = (39.4, .gradient, 0) }
      ArtworkPart(center).with { $0.frame = Rect(center: .zero, radius: 39) }
      Marker(0).with { ($0.radius, $0.size) = (38.6, 8) }.on(scale: top)
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (labelPosition, labelSize, labelWidth)
        $0.window = Readout.Window.none
      }
      Button(button).with {
        ($0.radius, $0.color, $0.edge) = (39, .color(.clear), .color(.clear))
      }
    }
    dial.title = "Wheel"
    dial.description = "\(dial.words), of \(sectors.joined(separator: ", "))"
    dial.control = .choice(at: mark)
    return dial
  }
}
