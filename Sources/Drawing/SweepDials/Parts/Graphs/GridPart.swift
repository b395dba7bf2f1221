import SweepGeometry
public import SweepScene

/// Thin lines across a plot at the major marks of its scales.
public struct GridPart: Part {
  /// The direction of lines.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From left to right, at readings of the vertical scale.
    case horizontal
    /// From top to bottom, at readings of the horizontal scale.
    case vertical
    /// Both ways.
    case both
  }

  /// The direction of the lines; `horizontal` by default.
  public var direction = Direction.horizontal
  /// The width in dial units; 0.8 by default.
  public var width = 0.8
  /// The colour; the theme's `track` by default. A colour of the theme is drawn stronger if it has
  /// too little contrast: at 1.6 : 1 on a dark face and 1.25 : 1 on a light one.
  public var color = ThemeColor.token(.track)
  /// The lengths of dashes and gaps in turn, in dial units; none, for solid lines, by default.
  public var lineDashPattern: [Double] = []

  /// Makes a grid.
  public init() {}

  /// Draws the lines. Throws without a plot, and for a width of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let plot = try context.plotForPart()
    let frame = plot.frame
    var path = Path()
    if direction != .vertical {
      for value in try PlotSide.left.scale(of: plot).readings(.major) {
        let y = PlotSide.left.point(of: value, in: plot).y
        path.append(.line(from: Point(frame.minX, y), to: Point(frame.maxX, y)))
      }
    }
    if direction != .horizontal {
      for value in try PlotSide.bottom.scale(of: plot).readings(.major) {
        let x = PlotSide.bottom.point(of: value, in: plot).x
        path.append(.line(from: Point(x, frame.maxY), to: Point(x, frame.minY)))
      }
    }
    var shape = Layer.Shape(
      path, fillColor: .none, strokeColor: .color(shade(in: context.theme)), lineWidth: width)
    shape.lineDashPattern = lineDashPattern
    return Layer("grid", content: .shape(shape))
  }

  private func shade(in theme: Theme) -> Color {
    guard case .token = color else { return theme[color] }
    // Paper of one tone has no greys.
    if theme.isOneTone, theme.track == theme.face { return theme.ink }
    return theme[color].standingOut(
      onLight: 1.25, onDark: 1.6, from: [theme.face, theme.faceEdge], towards: theme.ink)
  }
}

extension GridPart: KeyedPart {
  package static let summary = "Thin lines across a plot at the major marks of its scales."

  package static let keys: KeyTable<GridPart> = KeyTable([
    Key("direction", \.direction, .choice, "Which way the lines run."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("color", \.color, .themeColor, "The colour."),
    Key("lineDashPattern", \.lineDashPattern, .numbers, "The lengths of dashes and gaps."),
  ])
}
