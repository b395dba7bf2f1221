public import SweepGeometry
public import SweepScene

/// Arrowheads beyond the ends of a scale, round or straight; one has another colour while the reading is out
/// of range.
///
/// ```swift
/// let scale = Scale(0...10, outside: .overshoot(by: .degrees(8)))
/// Dial(context: DialContext(scale: scale, reading: Reading(11))) { OverRange() }
/// ```
public struct OverRange: Part {
  /// The distance of the middle from the centre, in dial units; 93.4 by default.
  public var radius = 93.4
  /// The length and width in dial units; 6 by default.
  public var size = 6.0
  /// The turn from the end of the scale to the foot of the arrowhead; 4° by default.
  public var gap = Angle.degrees(4)
  /// The side of a plot whose straight scale it is for; nil for a dial, as by default.
  public var side: PlotSide?
  /// The distance of the middle from that side, in dial units; 0 by default. The foot is a third of the size
  /// beyond the end.
  public var distance = 0.0
  /// The colour while the reading is out of range; the theme's `danger` by default.
  public var color = ThemeColor.token(.danger)
  /// The colour at other times; the theme's `track` by default.
  public var idleColor = ThemeColor.token(.track)
  /// Whether an arrowhead is there at other times; true by default.
  public var isIdleShown = true

  /// Makes marks at both ends.
  public init() {}

  /// Draws the arrowheads. Throws for a size of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard abs(gap.degrees) <= 90 else { throw DialError("gap", "must lie in -90 … 90°") }
    var context = context
    let plot = side == nil ? nil : try context.plotForPart()
    if let side, let plot { context.scale = side.scale(of: plot) }
    let (scale, reading, domain) = (context.scale, context.reading, context.scale.domain)
    let idle = isIdleShown ? Paint.color(context.theme[idleColor]) : .none
    let lit = context.theme[color]
    func end(_ sign: Double, at end: Double) -> [Layer] {
      func isOut(_ value: Double) -> Bool {
        scale.limits != nil && (value - end) * sign > 0 && !reading.isMissing
      }
      func arrowhead(_ paint: Paint) -> Layer {
        let path =
          if let side, let plot { straight(sign, beside: side, of: plot) } else {
            arrow(at: end, on: scale)
          }
        return Layer(content: .shape(Layer.Shape(path, fillColor: paint)))
      }
      if reading.course != nil {
        var arrowhead = arrowhead(idle)
        arrowhead.semantics = Semantics(
          annotations: [.danger(lit), Semantics.Annotation("end", sign < 0 ? "-1" : "1")])
        return [arrowhead]
      }
      guard reading.values.contains(where: isOut) else {
        return isIdleShown ? [arrowhead(idle)] : []
      }
      var over = arrowhead(.color(lit))
      over.follow(.isHidden, in: context) { !isOut($0) }
      return isIdleShown ? [arrowhead(idle), over] : [over]
    }
    let ends = end(-1, at: domain.lowerBound) + end(1, at: domain.upperBound)
    return ends.isEmpty ? Layer() : Layer("overRange", sublayers: ends)
  }

  /// An arrowhead that points the way in which the scale would go on.
  private func arrow(at value: Double, on scale: Scale) -> Path {
    let isClockwise =
      (value == scale.domain.upperBound) != ((scale.span < .zero) != scale.isReversed)
    let turn = isClockwise ? 1.0 : -1
    let foot = scale.angle(of: value) + gap * turn
    let out = Vector(heading: foot)
    return arrow(from: .zero + out * radius, Vector(heading: foot + .degrees(90 * turn)), out)
  }

  /// An arrowhead beyond the lower end (-1) or the upper one (1) of a straight scale.
  private func straight(_ end: Double, beside side: PlotSide, of plot: Dial.Plot) -> Path {
    let domain = side.scale(of: plot).domain
    let (low, high) = (
      side.point(of: domain.lowerBound, in: plot), side.point(of: domain.upperBound, in: plot)
    )
    let way = high - low
    let along = way * (end / max(way.length, 1e-9))
    let foot = (end < 0 ? low : high) + along * (size / 3) + side.outward * distance
    return arrow(from: foot, along, Vector(dx: along.dy, dy: -along.dx))
  }

  private func arrow(from foot: Point, _ along: Vector, _ out: Vector) -> Path {
    var path = Path()
    path.move(to: (foot + out * (size / 2)).onGrid)
    path.addLine(to: (foot + along * size).onGrid)
    path.addLine(to: (foot + out * (-size / 2)).onGrid)
    path.close()
    return path
  }
}

extension OverRange: KeyedPart {
  package static let summary =
    "Arrowheads beyond the ends of a scale; one has another colour while the reading lies outside."

  package static let keys: KeyTable<OverRange> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The distance of the middle from the centre."),
    Key("size", \.size, .number(above: 0), "The length and width."),
    Key("gap", \.gap, .angle, "The turn from the end of the scale to the foot of the arrowhead."),
    Key("side", \.side, optional: .choice, "The side of a plot whose straight scale it is for."),
    Key("distance", \.distance, .number(within: 1e6), "The distance of the middle from that side."),
    Key("color", \.color, .themeColor, "The colour while the reading lies outside."),
    Key("idleColor", \.idleColor, .themeColor, "The colour at other times."),
    Key("idle", \.isIdleShown, .boolean, "Whether it is there at other times."),
  ])
}
