import SweepGeometry
public import SweepScene

/// A range of past readings, such as the lowest and highest of the day.
public struct Extent: Part {
  /// The display of the range.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A thin arc with a stop at both ends.
    case arc
    /// Two arrowheads that enclose it.
    case carets
  }

  /// The lowest reading; none by default, which draws nothing.
  public var minimum: Double?
  /// The highest reading; none by default, which draws nothing.
  public var maximum: Double?
  /// The display of the range; `arc` by default.
  public var style = Style.arc
  /// The radius of the middle, in dial units; 93.4 by default.
  public var radius = 93.4
  /// The length of the ends across the scale, in dial units; 5 by default.
  public var size = 5.0
  /// The colour; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)

  /// Makes the range between two readings.
  public init(_ minimum: Double? = nil, _ maximum: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Draws the range. Throws for a size of zero or less, and for readings that do not rise.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard let minimum, let maximum else { return Layer() }
    guard minimum <= maximum, abs(minimum) < 1e12, abs(maximum) < 1e12 else {
      throw DialError("maximum", "must not be below the minimum")
    }
    let ends = [context.scale.bandAngle(of: minimum), context.scale.bandAngle(of: maximum)]
    let paint = Paint.color(context.theme[color])
    if style == .carets {
      return Layer("extent", content: .shape(Layer.Shape(carets(ends), fillColor: paint)))
    }
    var stops = Path()
    for angle in ends {
      stops.move(to: Point(at: angle, radius: radius - size / 2).onGrid)
      stops.addLine(to: Point(at: angle, radius: radius + size / 2).onGrid)
    }
    let arc = Path.arc(center: .zero, radius: radius, from: ends[0], to: ends[1])
    let lines = [(arc, size * 0.28), (stops, size * 0.28)].map { path, width in
      Layer(
        content: .shape(Layer.Shape(path, fillColor: .none, strokeColor: paint, lineWidth: width)))
    }
    return Layer("extent", sublayers: lines)
  }

  /// Arrowheads that point at each other from beyond the ends.
  private func carets(_ ends: [Angle]) -> Path {
    let turn: Double = ends[1] >= ends[0] ? 1 : -1
    var path = Path()
    for (angle, way) in zip(ends, [-turn, turn]) {
      let back = Angle.degrees(way * size * 0.8 / radius * 180 / .pi)
      path.move(to: Point(at: angle, radius: radius).onGrid)
      path.addLine(to: Point(at: angle + back, radius: radius + size / 2).onGrid)
      path.addLine(to: Point(at: angle + back, radius: radius - size / 2).onGrid)
      path.close()
    }
    return path
  }
}

extension Extent: KeyedPart {
  package static let summary = "The range of past readings, such as today's."

  package static let keys: KeyTable<Extent> = KeyTable([
    Key(
      "min", \.minimum, optional: .quantity, "The lowest reading; if not set, nothing is drawn."),
    Key(
      "max", \.maximum, optional: .quantity, "The highest reading; if not set, nothing is drawn."),
    Key("style", \.style, .choice, "How the range is shown."),
    Key("radius", \.radius, .number(above: 0), "The radius of the middle, in dial units."),
    Key("size", \.size, .number(above: 0), "The length of the ends across the scale."),
    Key("color", \.color, .themeColor, "The colour."),
  ])
}
