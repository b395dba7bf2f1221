public import SweepGeometry
public import SweepScene

/// Arrowheads beyond the ends of a scale; one has another colour while the reading is out of range.
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
    let (scale, reading, domain) = (context.scale, context.reading, context.scale.domain)
    let idle = isIdleShown ? Paint.color(context.theme[idleColor]) : .none
    let lit = context.theme[color]
    func end(_ side: Double, at end: Double) -> [Layer] {
      func isOut(_ value: Double) -> Bool {
        scale.limits != nil && (value - end) * side > 0 && !reading.isMissing
      }
      func arrowhead(_ paint: Paint) -> Layer {
        Layer(content: .shape(Shape(arrow(at: end, on: scale), fillColor: paint)))
      }
      if reading.course != nil {
        var arrowhead = arrowhead(idle)
        arrowhead.semantics = Semantics(
          annotations: [.danger(lit), Annotation("end", side < 0 ? "-1" : "1")])
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
    let along = Vector(heading: foot + .degrees(90 * turn))
    let middle = Point.zero + out * radius
    var path = Path()
    path.move(to: (middle + out * (size / 2)).onGrid)
    path.addLine(to: (middle + along * size).onGrid)
    path.addLine(to: (middle + out * (-size / 2)).onGrid)
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
    Key("color", \.color, .themeColor, "The colour while the reading lies outside."),
    Key("idleColor", \.idleColor, .themeColor, "The colour at other times."),
    Key("idle", \.isIdleShown, .boolean, "Whether it is there at other times."),
  ])
}
