public import SweepGeometry
public import SweepScene

/// An icon: one of a set, a custom outline, or a drawing of one's own.
public struct Icon: Part {
  /// The icon; none by default.
  public var symbol: Symbol?
  /// A filled outline, instead of a symbol; none by default.
  public var path: Path?
  /// A drawing that fits a square, instead of a symbol; none by default.
  public var artwork: Artwork?
  /// The box that the outline stands in, in its own units; 24 wide and high by default.
  public var box = Rect(x: 0, y: 0, width: 24, height: 24)
  /// Where the middle of the box stands, in dial units; 30 above the centre by default.
  public var position = Point(0, -30)
  /// The height in dial units; 14 by default.
  public var size = 14.0
  /// The colour; the theme's `muted` by default, and for a drawing its own colours.
  public var color: ThemeColor?

  /// Makes an icon.
  public init(_ symbol: Symbol? = nil) { self.symbol = symbol }

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
    var shape: Shape
    if let path {
      shape = Shape(path, fillColor: paint)
    } else if let outline = symbol?.outline {
      shape = Shape(
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
