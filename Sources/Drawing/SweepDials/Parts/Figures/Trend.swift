public import SweepGeometry
public import SweepScene

/// An arrowhead that shows whether the reading rises or falls, with the change beside it.
///
/// The change of a single reading is that from ``Reading/previous``; if that is not set, nothing is
/// drawn. A list of readings changes in step with the needle.
public struct Trend: Part {
  /// The middle of the line, in dial units; 30 below the centre by default.
  public var position = Point(0, 30)
  /// The size of the type in dial units, which is the height of the arrowhead too; 9 by default.
  public var size = 9.0
  /// The change that counts as none, in units of the scale; by default one that is written as 0.
  public var slack = 0.0
  /// The colour of a rise; the theme's `good` by default.
  public var risingColor = ThemeColor.token(.good)
  /// The colour of a fall; the theme's `danger` by default.
  public var fallingColor = ThemeColor.token(.danger)
  /// The colour of no change; the theme's `muted` by default.
  public var levelColor = ThemeColor.token(.muted)
  /// Whether the change is beside the arrowhead; true by default.
  public var hasFigures = true
  /// Whether it is on a plate with round ends in a tint of its colour; false by default.
  public var hasPill = false
  /// The spelling of the change, which is shown without its sign.
  public var style = NumberStyle()

  /// Makes a trend.
  public init() {}

  /// Draws the arrowheads and figures. Throws for a size of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try style.check()
    let values = context.reading.values
    guard let first = context.reading.isList ? values.last : context.reading.previous else {
      return Layer()
    }
    let changes = zip([first] + values, values).map { $1 - $0 }
    let lines = changes.enumerated().map { index, change in
      var line = line(of: change, in: context.theme)
      if let hiding = context.reading.hiding(index) {
        line.animations = [hiding]
        line.isHidden = index < changes.count - 1
      }
      return line
    }
    return Layer("trend", position: position, sublayers: lines)
  }

  /// An arrowhead and figures that can be read.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.size = max(size, leastType) }
  }

  private func line(of change: Double, in theme: Theme) -> Layer {
    let color = theme[color(of: change)]
    let ink = hasPill ? Pill.ink(color, in: theme) : color
    let figures = hasFigures ? style.string(abs(change)) : ""
    let advance = theme.widths.advance(of: figures, weight: 600) * size
    let (head, gap) = (0.8 * size, hasFigures ? 0.3 * size : 0)
    let left = -(head + gap + advance) / 2
    let arrow = Layer(
      content: .shape(Shape(outline(of: change, width: head), fillColor: .color(ink))),
      position: Point(left + head / 2, 0))
    let plate = hasPill ? [Pill.layer(left, head + gap + advance, size, color)] : []
    guard hasFigures else { return Layer(sublayers: plate + [arrow]) }
    let text = Text(
      figures, fontSize: size, fontWeight: 600, foregroundColor: .color(ink), alignment: .start)
    return Layer(
      sublayers: plate + [
        arrow,
        Layer(
          content: .text(text),
          position: Point(left + head + gap, theme.opticalCenter * size).onGrid),
      ])
  }

  private func color(of change: Double) -> ThemeColor {
    isLevel(change) ? levelColor : change > 0 ? risingColor : fallingColor
  }

  /// Whether a change counts as none; one does whose figures are those of 0.
  private func isLevel(_ change: Double) -> Bool {
    abs(change) <= slack || hasFigures && style.string(abs(change)) == style.string(0)
  }

  /// An arrowhead about the origin, or two bars for no change: one would look like a minus.
  private func outline(of change: Double, width: Double) -> Path {
    let (half, height) = (width / 2, width * 0.43)
    if isLevel(change) {
      func bar(_ y: Double) -> Path {
        .rect(Rect(x: -half, y: width * y, width: width, height: width * 0.2))
      }
      return Path(bar(-0.32).elements + bar(0.12).elements)
    }
    let up = change > 0 ? -height : height
    return Path([
      .move(to: Point(0, up)), .line(to: Point(half, -up)), .line(to: Point(-half, -up)), .close,
    ])
  }
}

extension Trend: KeyedPart {
  package static let summary =
    "An arrowhead that shows whether the reading rises or falls, and by how much."

  package static let keys: KeyTable<Trend> = KeyTable(
    [
      Key("position", \.position, .point, "The middle of the line, in dial units."),
      Key(
        "size", \.size, .number(above: 0), "The size of the type and the height of the arrowhead."),
      Key(
        "slack", \.slack, .number(atLeast: 0),
        "The change that counts as none, in units of the scale."),
      Key("risingColor", \.risingColor, .themeColor, "The colour of a rise."),
      Key("fallingColor", \.fallingColor, .themeColor, "The colour of a fall."),
      Key("levelColor", \.levelColor, .themeColor, "The colour of no change."),
      Key(
        "figures", \.hasFigures, .boolean, "Whether the change is written beside the arrowhead."),
      Key("pill", \.hasPill, .boolean, "Whether it stands on a plate in a tint of its colour."),
    ] + NumberStyle.keys.inside(\.style))
}
