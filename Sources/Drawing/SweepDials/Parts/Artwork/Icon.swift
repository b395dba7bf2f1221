public import SweepGeometry
public import SweepScene

/// An icon: one of a small set, or a custom outline.
public struct Icon: Part {
  /// The built-in icons, drawn with lines in a box of 24.
  public enum Symbol: String, Hashable, Sendable, CaseIterable {
    case fuel, temperature, oil, battery, wind, drop, warning
  }

  /// The icon; none by default.
  public var symbol: Symbol?
  /// A filled outline, instead of a symbol; none by default.
  public var path: Path?
  /// The box that the outline stands in, in its own units; 24 wide and high by default.
  public var box = Rect(x: 0, y: 0, width: 24, height: 24)
  /// Where the middle of the box stands, in dial units; 30 above the centre by default.
  public var position = Point(0, -30)
  /// The height in dial units; 14 by default.
  public var size = 14.0
  /// The colour; the theme's `muted` by default.
  public var color = ThemeColor.token(.muted)

  /// Makes an icon.
  public init(_ symbol: Symbol? = nil) { self.symbol = symbol }

  /// Draws the icon, if any. Throws for a size of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("size", size, above: 0)
    guard box.size.width > 0, box.size.height > 0 else {
      throw DialError("box", "must have a width and a height")
    }
    let paint = Paint.color(context.theme[color])
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

  private var pathData: String {
    switch self {
    case .fuel:
      "M4 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M2.5 21h13M7 7h4v4.5h-4zM14 12.5h1.5a2 2 0 0 1 2 2v3a1.75 1.75 0 0 0 3.5 0V9l-3.5-3.5"
    case .temperature:
      "M12 14V5a2.5 2.5 0 0 0-5 0v9a4.5 4.5 0 1 0 5 0zM9.5 9v8.5M15.5 5h4M15.5 9h2.5M15.5 13h4"
    case .oil: "M1.5 9.5l4 2M5.5 18v-7h9l7.5-3.5-6.5 10.5zM8 11V7.5M6 7.5h5M22 12.5v2.5"
    case .battery: "M2.5 8h19v11h-19zM6 8V5h3v3M15 8V5h3v3M6 13.5h4M14 13.5h4M16 11.5v4"
    case .wind:
      "M2.5 9h11a3 3 0 1 0-3-3M2.5 13h15.5a3 3 0 1 1-3 3M2.5 17h6.5a2.3 2.3 0 1 1-2.3 2.3"
    case .drop: "M12 2.5c3.8 4.6 6.5 7.8 6.5 11.5a6.5 6.5 0 0 1-13 0c0-3.7 2.7-6.9 6.5-11.5z"
    case .warning: "M12 3.5L22 20.5H2zM12 10v5M12 17.6v.2"
    }
  }
}
