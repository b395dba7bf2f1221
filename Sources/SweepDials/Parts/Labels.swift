import SweepGeometry
public import SweepScene

/// The figures of a scale, upright or turned with it, that keep clear of the marks and each other.
public struct Labels: Part {
  /// How the figures are spelled.
  public enum Numerals: String, Hashable, Sendable, CaseIterable {
    /// Arabic figures in the number style.
    case arabic
    /// Roman numerals, with a watchmaker's IIII; whole readings of 1 … 3999.
    case roman
    /// None at all.
    case none
  }

  /// How the figures stand.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Like the text of a page.
    case upright
    /// With their feet to the centre.
    case radial
  }

  /// The distance between labels in units of the scale; that of major marks by default, or a
  /// multiple where they would not fit.
  public var every: Double?
  /// The radius that the labels touch from inside, in dial units; 72 by default.
  public var radius = 72.0
  /// The size of the type in dial units; 11.5 by default, a little smaller where that helps.
  public var size = 11.5
  /// The weight, 100 … 900; the theme's by default.
  public var weight: Int?
  /// The colour; the theme's `ink` by default.
  public var color = ThemeColor.token(.ink)
  /// The reading from which on labels are in the theme's `danger` colour; none by default.
  public var danger: Double?
  /// How the figures are spelled; `arabic` by default.
  public var numerals = Numerals.arabic
  /// How the figures stand; by default `upright`, and Roman numerals `radial`.
  public var orientation: Orientation?
  /// The spelling of Arabic figures.
  public var style = NumberStyle()

  /// Makes labels.
  public init() {}

  /// Draws the figures that fit. Throws for a step that makes more than 2000, and for a size of
  /// zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    try check("size", size, above: 0)
    try style.check()
    if numerals == .none { return Layer() }
    let step = every ?? context.scale.steps.major
    var fitting = LabelRow(labels: self, step: step, size: size, in: context.scale)
    try fitting.fit(mayDrop: every == nil)
    let paints = (
      usual: Paint.color(context.theme[color]), danger: Paint.color(context.theme.danger)
    )
    let size = fitting.size
    let drop = Vector(dx: 0, dy: Text.opticalCenter * size)
    let reach = Vector(dx: 0, dy: -(radius - size / 2))
    let weight = weight ?? context.theme.labelWeight
    let family = numerals == .roman ? Theme.serif : nil
    let isUpright = stance == .upright
    let row = fitting.row
    var labels: [Layer] = []
    labels.reserveCapacity(row.count)
    for index in row.indices {
      let isDanger = danger.map { row[index].value >= $0 } ?? false
      labels.append(
        Layer(
          content: .text(
            Text(
              row[index].text, fontFamily: family, fontSize: size, fontWeight: weight,
              foregroundColor: isDanger ? paints.danger : paints.usual)),
          position: isUpright ? row[index].place + drop : .zero,
          transform: isUpright ? [] : [.rotate(row[index].angle), .translate(reach + drop)]))
    }
    return Layer("labels", sublayers: labels)
  }

  /// How the figures stand, where nothing is said as clockmakers do it.
  var stance: Orientation { orientation ?? (numerals == .roman ? .radial : .upright) }

  /// The middle of a label whose rounded outline touches the radius from inside.
  func place(_ heading: Vector, advance: Double, size: Double) -> Point {
    let across = advance * size / 2 * heading.dx
    let up = Text.opticalCenter * size * heading.dy
    let reach = (across * across + up * up).squareRoot()
    return (.zero + heading * (radius - reach)).onGrid
  }
}
