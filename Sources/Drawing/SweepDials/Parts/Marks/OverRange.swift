public import SweepGeometry
public import SweepScene

/// Arrowheads beyond the ends of a scale; one lights up while the reading is out of range.
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

  /// Makes marks at both ends.
  public init() {}

  /// Draws the arrowheads, and over them those that light up. Throws for a size of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard abs(gap.degrees) <= 90 else { throw DialError("gap", "must lie in -90 … 90°") }
    let domain = context.scale.domain
    var group = Layer("overRange")
    for (end, isOut) in [
      (domain.lowerBound, { (value: Double) in value < domain.lowerBound }),
      (domain.upperBound, { (value: Double) in value > domain.upperBound }),
    ] {
      let path = arrow(at: end, on: context.scale)
      group.sublayers.append(
        Layer(content: .shape(Shape(path, fillColor: .color(context.theme[idleColor])))))
      guard !context.scale.comesRound, context.reading.values.contains(where: isOut)
      else { continue }
      var lit = Layer(content: .shape(Shape(path, fillColor: .color(context.theme[color]))))
      lit.isHidden = !isOut(context.reading.value)
      if let hiding = context.reading.hiding(context.reading.values.map { !isOut($0) }) {
        lit.animations = [hiding]
      }
      group.sublayers.append(lit)
    }
    return group
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
    "Arrowheads beyond the ends of a scale; one lights up while the reading lies outside."

  package static let keys: KeyTable<OverRange> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The distance of the middle from the centre."),
    Key("size", \.size, .number(above: 0), "The length and width."),
    Key("gap", \.gap, .angle, "The turn from the end of the scale to the foot of the arrowhead."),
    Key("color", \.color, .themeColor, "The colour while the reading lies outside."),
    Key("idleColor", \.idleColor, .themeColor, "The colour at other times."),
  ])
}
