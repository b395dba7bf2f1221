public import SweepGeometry
public import SweepScene

/// An icon: one of a set, a custom outline, or a drawing.
public struct Icon: Part {
  /// The icon; none by default.
  public var symbol: Symbol?
  /// A filled outline, instead of a symbol; none by default.
  public var path: Path?
  /// A drawing that fits a square, instead of a symbol; none by default.
  public var artwork: Artwork?
  /// The bounding box of the outline, in its own units; 24 wide and high by default.
  public var box = Rect(x: 0, y: 0, width: 24, height: 24)
  /// The middle of the box, in dial units; 30 above the centre by default.
  public var position = Point(0, -30)
  /// The height in dial units; 14 by default.
  public var size = 14.0
  /// The colour; the theme's `muted` by default, and for a drawing its own colours.
  public var color: ThemeColor?

  /// Makes an icon.
  public init(_ symbol: Symbol? = nil) { self.symbol = symbol }

  /// Own for a drawing without a colour from the theme.
  public var paperColors: PaperColors { artwork != nil && color == nil ? .own : .hatched }

  /// Draws the icon, if any. Throws for a size of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard box.size.width > 0, box.size.height > 0 else {
      throw DialError("box", "must have a width and a height")
    }
    if let artwork {
      let picture = ArtworkPart(artwork).with {
        ($0.frame, $0.fill) = (Rect(center: position, radius: size / 2), color)
      }
      return try picture.layer(in: context)
    }
    let paint = Paint.color(context.theme[shownColor])
    var shape: Layer.Shape
    if let path {
      shape = Layer.Shape(path, fillColor: paint)
    } else if let outline = symbol?.outline {
      shape = Layer.Shape(
        outline, fillColor: .none, strokeColor: paint, lineWidth: 1.8, lineCap: .round)
      shape.lineJoin = .round
    } else {
      return Layer()
    }
    return Layer(
      "icon", content: .shape(shape), position: position,
      transform: [.scale(size / box.size.height), .translate(.zero - box.center)])
  }
}

extension Icon.Symbol {
  /// The lines of the sign; nil never, as a test shows.
  var outline: Path? { try? Path(svgPathData: pathData) }
}

extension Icon: ColoredPart {
  /// The colour of its lines.
  public static var mainColor: WritableKeyPath<Icon, ThemeColor> { \.shownColor }

  private var shownColor: ThemeColor {
    get { color ?? .token(.muted) }
    set { color = newValue }
  }
}

extension Icon: KeyedPart {
  package static let summary = "An icon: one of a set, a custom outline, or a file."

  package static let keys: KeyTable<Icon> = KeyTable([
    Key("symbol", \.symbol, optional: .choice, "The icon."),
    Key("path", \.path, optional: .pathData, "A filled outline, instead of a symbol."),
    Key(
      "file", \.artwork, optional: .artwork,
      "An SVG, PNG, JPEG, GIF or WebP file beside the document, instead of a symbol."),
    Key("box", \.box, .rect, "The box around the outline, in its own units."),
    Key("position", \.position, .point, "The middle of the box, in dial units."),
    Key("size", \.size, .number(above: 0), "The height in dial units."),
    Key(
      "color", \.color, optional: .themeColor,
      "The colour; by default 'muted', and for a file its own colours."),
  ])
}

extension Icon {
  /// The built-in icons, drawn with lines in a box of 24.
  public enum Symbol: String, Hashable, Sendable, CaseIterable {
    /// Of vehicles.
    case fuel, temperature, oil, battery, warning, speed, engine, headlight, seatbelt, brake
    case turnLeft, turnRight
    /// Of the weather and the house.
    case wind, drop, sun, moon, cloud, rain, snow, storm, home, light, fan, flame, bolt, plug
    /// Of machines and networks.
    case cpu, disk, wifi, signal, globe, pin, power, settings, wrench, lock
    /// Of a business and its people.
    case chart, trend, money, cart, person, mail, bell, heart, star
    /// Time and completion.
    case clock, timer, calendar, play, pause, stop, check, cross, up, down, left, right
  }
}

extension Icon.Symbol {
  /// Its lines as SVG path data.
  var pathData: String {
    switch self {
    case .fuel:
      "M4 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M2.5 21h13M7 7h4v4.5h-4zM14 12.5h1.5a2 2 0 0 1 2 2v3a1.75 1.75 0 0 0 3.5 0V9l-3.5-3.5"
    case .temperature:
      "M12 14V5a2.5 2.5 0 0 0-5 0v9a4.5 4.5 0 1 0 5 0zM9.5 9v8.5M15.5 5h4M15.5 9h2.5M15.5 13h4"
    case .oil: "M1.5 9.5l4 2M5.5 18v-7h9l7.5-3.5-6.5 10.5zM8 11V7.5M6 7.5h5M22 12.5v2.5"
    case .battery: "M2.5 8h19v11h-19zM6 8V5h3v3M15 8V5h3v3M6 13.5h4M14 13.5h4M16 11.5v4"
    case .warning: "M12 3.5L22 20.5H2zM12 10v5M12 17.6v.2"
    case .speed: "M5.3 19a9.5 9.5 0 1 1 13.4 0M12 13.5L16.5 8M12 13.4v.2M6 12.5h1M17 12.5h1"
    case .engine: "M6.5 8.5h7.5l3 3h3.5v7H17l-2 2H9l-2.5-2.5H4.5v-5.5l2-1zM10 8.5V5M7 5h6M2 11.5v6"
    case .headlight:
      "M13 5.5c5.3 0 8.5 2.4 8.5 6.5s-3.2 6.5-8.5 6.5c-1.5-4.2-1.5-8.8 0-13zM8.8 7H3M8 10.3H2.5M8 13.7H2.5M8.8 17H3"
    case .seatbelt:
      "M12 8.2a2.8 2.8 0 1 0 0-5.6a2.8 2.8 0 0 0 0 5.6zM5.5 21.5v-5a5.5 5.5 0 0 1 5.5-5.3h2a5.5 5.5 0 0 1 5.5 5.3v5M6.5 20L17 12.5"
    case .brake:
      "M12 18.4a6.4 6.4 0 1 0 0-12.8a6.4 6.4 0 0 0 0 12.8zM12 8.8v3.9M12 15v.2M4.3 5.2a10.2 10.2 0 0 0 0 13.6M19.7 5.2a10.2 10.2 0 0 1 0 13.6"
    case .turnLeft: "M11 5.5L3 12l8 6.5v-3.7h10V9.2H11z"
    case .turnRight: "M13 5.5l8 6.5l-8 6.5v-3.7H3V9.2h10z"
    case .wind:
      "M2.5 9h11a3 3 0 1 0-3-3M2.5 13h15.5a3 3 0 1 1-3 3M2.5 17h6.5a2.3 2.3 0 1 1-2.3 2.3"
    case .drop: "M12 2.5c3.8 4.6 6.5 7.8 6.5 11.5a6.5 6.5 0 0 1-13 0c0-3.7 2.7-6.9 6.5-11.5z"
    case .sun:
      "M12 16.2a4.2 4.2 0 1 0 0-8.4a4.2 4.2 0 0 0 0 8.4zM12 2v2.4M12 19.6V22M2 12h2.4M19.6 12H22M4.9 4.9l1.7 1.7M17.4 17.4l1.7 1.7M4.9 19.1l1.7-1.7M17.4 6.6l1.7-1.7"
    case .moon: "M20 14.4A8.6 8.6 0 1 1 9.6 4a6.8 6.8 0 0 0 10.4 10.4z"
    case .cloud: "M7 18.5a4.5 4.5 0 0 1-.4-9a6 6 0 0 1 11.5 1.3a3.9 3.9 0 0 1-.6 7.7z"
    case .rain:
      "M7 14a4 4 0 0 1-.3-8a5.5 5.5 0 0 1 10.6 1.1a3.5 3.5 0 0 1-.3 6.9zM8 17.5l-1.2 3M12.5 17.5l-1.2 3M17 17.5l-1.2 3"
    case .snow:
      "M12 2.5v19M3.8 7.3l16.4 9.4M3.8 16.7l16.4-9.4M9.4 4.3L12 6.8l2.6-2.5M9.4 19.7l2.6-2.5l2.6 2.5M3.8 11l3.4-1.1l-.8-3.4M20.2 13l-3.4 1.1l.8 3.4M3.8 13l3.4 1.1l-.8 3.4M20.2 11l-3.4-1.1l.8-3.4"
    case .storm:
      "M7.5 14H7a4 4 0 0 1-.3-8a5.5 5.5 0 0 1 10.6 1.1a3.5 3.5 0 0 1-.3 6.9M13 10.5l-3.2 5h4.4l-2.6 5.5"
    case .home: "M2.8 11.5L12 3.8l9.2 7.7M5.5 9.5v10.7h13V9.5M9.8 20.2v-5.7h4.4v5.7"
    case .light:
      "M9 17.5c0-3.2-3-4.3-3-8.3a6 6 0 0 1 12 0c0 4-3 5.1-3 8.3zM9.6 20.8h4.8M12 17.5v-5l-2-2M12 12.5l2-2"
    case .fan:
      "M12 13.6a1.6 1.6 0 1 0 0-3.2a1.6 1.6 0 0 0 0 3.2zM11.2 10.5C8.5 7.5 8.8 3 12.2 3s4.2 4.7 1.2 8M13.7 12.3c4-.8 7.7 1.7 6 4.7s-6.2 1.3-7.5-2.9M11.1 13.7c-1.3 3.9-5.3 5.9-7.1 2.9s1.9-6 6.3-5"
    case .flame:
      "M12 21.5a6.9 6.9 0 0 1-6.9-6.9c0-4 3.4-5.6 4-11.1c3.8 1.9 4.9 4.9 4.6 7.6c1.1-.6 1.8-1.5 2-2.8c2.1 1.7 3.2 3.8 3.2 6.3a6.9 6.9 0 0 1-6.9 6.9z"
    case .bolt: "M13.8 2.5L5 13.8h6.2l-1 7.7L19 10.2h-6.2z"
    case .plug: "M8.5 2.8v5M15.5 2.8v5M6 7.8h12v3.4a6 6 0 0 1-12 0zM12 17.2v4.3"
    case .cpu:
      "M6.5 6.5h11v11h-11zM10 10h4v4h-4zM9.5 6.5v-4M14.5 6.5v-4M9.5 21.5v-4M14.5 21.5v-4M2.5 9.5h4M2.5 14.5h4M17.5 9.5h4M17.5 14.5h4"
    case .disk:
      "M4.5 6.2a7.5 3 0 0 1 15 0a7.5 3 0 0 1-15 0v11.6a7.5 3 0 0 0 15 0V6.2M4.5 12a7.5 3 0 0 0 15 0"
    case .wifi:
      "M2.5 9.2a13.8 13.8 0 0 1 19 0M5.8 12.9a9 9 0 0 1 12.4 0M9 16.4a4.4 4.4 0 0 1 6 0M12 19.7v.2"
    case .signal: "M4 20v-3M9.3 20v-7M14.7 20V9M20 20V4.5"
    case .globe:
      "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM3 12h18M12 3c-5.2 5.4-5.2 12.6 0 18M12 3c5.2 5.4 5.2 12.6 0 18"
    case .pin:
      "M12 21.7c-4.4-5.2-6.6-8.4-6.6-11.7a6.6 6.6 0 0 1 13.2 0c0 3.3-2.2 6.5-6.6 11.7zM12 12.3a2.3 2.3 0 1 0 0-4.6a2.3 2.3 0 0 0 0 4.6z"
    case .power: "M12 3v8.5M7.2 6.2a8.2 8.2 0 1 0 9.6 0"
    case .settings:
      "M3.5 6.5H13M17.5 6.5h3M3.5 12h3M11 12h9.5M3.5 17.5H12M16.5 17.5h4M15.2 8.7a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4zM8.7 14.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4zM14.2 19.7a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4z"
    case .wrench:
      "M20.6 7.4a5.2 5.2 0 0 1-7 6l-6.3 6.4a2.2 2.2 0 0 1-3.1-3.1l6.4-6.3a5.2 5.2 0 0 1 6-7l-3.1 3.1l.6 3.4l3.4.6z"
    case .lock: "M5.2 10.8h13.6v9.7H5.2zM8.3 10.8V7.3a3.7 3.7 0 0 1 7.4 0v3.5M12 14.6v2.2"
    case .chart: "M3.8 3.8v16.4h16.4M8.5 16.5v-4M13 16.5V8M17.5 16.5v-6"
    case .trend: "M3 17.2l6-6.1l4 4l8-8.4M15.2 6.7H21v5.8"
    case .money:
      "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM15 9.3c-.5-1.1-1.6-1.7-3-1.7c-1.7 0-3 .8-3 2.2c0 3 6.1 1.3 6.1 4.4c0 1.4-1.3 2.2-3.1 2.2c-1.5 0-2.7-.6-3.2-1.8M12 5.8v1.8M12 16.4v1.8"
    case .cart:
      "M2.5 4h3l2.6 11.4h9.8L20.5 7.6H6.3M9.2 20.4a1.2 1.2 0 1 0 0-2.4a1.2 1.2 0 0 0 0 2.4zM16.8 20.4a1.2 1.2 0 1 0 0-2.4a1.2 1.2 0 0 0 0 2.4z"
    case .person: "M12 11.4a4.1 4.1 0 1 0 0-8.2a4.1 4.1 0 0 0 0 8.2zM4.3 20.8a7.7 6.3 0 0 1 15.4 0"
    case .mail: "M2.8 5.5h18.4v13H2.8zM3.4 6.4l8.6 6.8l8.6-6.8"
    case .bell:
      "M4.8 17.3c1.7-1.6 2-3.4 2-6.8a5.2 5.2 0 0 1 10.4 0c0 3.4.3 5.2 2 6.8zM9.9 20.4a2.3 2.3 0 0 0 4.2 0M12 2.8v2.5"
    case .heart:
      "M12 20.5C6 16.2 3 13 3 9.3a4.7 4.7 0 0 1 9-1.5a4.7 4.7 0 0 1 9 1.5c0 3.7-3 6.9-9 11.2z"
    case .star: "M12 2.9l2.8 5.9l6.3.8l-4.6 4.5l1.2 6.4L12 17.4l-5.7 3.1l1.2-6.4l-4.6-4.5l6.3-.8z"
    case .clock: "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM12 6.8V12l3.6 2.4"
    case .timer:
      "M12 21.4a7.9 7.9 0 1 0 0-15.8a7.9 7.9 0 0 0 0 15.8zM12 9.2v4.3M9.5 2.5h5M17.9 6.8l1.5-1.5"
    case .calendar: "M3.8 5.8h16.4v14.4H3.8zM3.8 10.4h16.4M8.2 3.3V8M15.8 3.3V8"
    case .play: "M7.5 4.5L19 12L7.5 19.5z"
    case .pause: "M8.5 5v14M15.5 5v14"
    case .stop: "M6 6h12v12H6z"
    case .check: "M4.5 12.6l5 5L19.5 7"
    case .cross: "M6 6l12 12M18 6L6 18"
    case .up: "M12 20V4.5M5.5 11L12 4.5l6.5 6.5"
    case .down: "M12 4v15.5M5.5 13l6.5 6.5l6.5-6.5"
    case .left: "M20 12H4.5M11 5.5L4.5 12l6.5 6.5"
    case .right: "M4 12h15.5M13 5.5l6.5 6.5l-6.5 6.5"
    }
  }
}
