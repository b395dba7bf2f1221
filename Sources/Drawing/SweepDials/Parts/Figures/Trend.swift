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
    if context.reading.course != nil { return played(from: first, in: context) }
    let changes = zip([first] + values, values).map { $1 - $0 }
    let lines = changes.enumerated().map { index, change in
      var line = line(Direction(change, self), style.string(abs(change)), in: context.theme)
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

  /// The direction of a change.
  private enum Direction: CaseIterable {
    case rise, level, fall

    /// The direction of a change; one counts as none if its figures are those of 0.
    init(_ change: Double, _ trend: Trend) {
      let style = trend.style
      let isLevel =
        abs(change) <= trend.slack
        || trend.hasFigures && style.string(abs(change)) == style.string(0)
      self = isLevel ? .level : change > 0 ? .rise : .fall
    }
  }

  /// A line for each direction, one of which shows; a script writes the change in all of them.
  private func played(from base: Double, in context: DialContext) -> Layer {
    let (reading, domain) = (context.reading, context.scale.domain)
    let ends = [domain.lowerBound, domain.upperBound].map { style.string(abs($0 - base)) }
    let scripted = Readout.Line(
      text: style.string(abs(reading.value - base)),
      semantics: Semantics(
        annotations: style.data + [
          Semantics.Annotation("base", NumberFormat(precision: 6).string(base))
        ]),
      characters: style.characters(on: Scale()))
    let lines = Direction.allCases.map { direction in
      var line = line(direction, scripted.text, others: ends, scripted, in: context.theme)
      func hide(where isHidden: (Direction) -> Bool) {
        line.follow(.isHidden, in: context) { isHidden(Direction($0 - base, self)) }
      }
      if direction != .level {
        hide { $0 != direction }
        return line
      }
      // The stretch of no change is short: it is found from either end.
      hide { $0 == .rise }
      line = Layer(sublayers: [line])
      hide { $0 == .fall }
      return line
    }
    var trend = Layer("trend", position: position, sublayers: lines)
    trend.semantics = Semantics(annotations: [Semantics.Annotation("known", "")])
    return trend
  }

  /// An arrowhead with figures, wide enough for others that a script writes in the middle of their place.
  private func line(
    _ direction: Direction, _ figures: String, others: [String] = [],
    _ scripted: Readout.Line? = nil, in theme: Theme
  ) -> Layer {
    let color = theme[color(of: direction)]
    let ink = hasPill ? Pill.ink(color, in: theme) : color
    let widths = ([figures] + others).map { theme.widths.advance(of: $0, weight: 600) }
    let advance = hasFigures ? (widths.max() ?? 0) * size : 0
    let (head, gap) = (0.8 * size, hasFigures ? 0.3 * size : 0)
    let left = -(head + gap + advance) / 2
    let arrow = Layer(
      content: .shape(Layer.Shape(outline(of: direction, width: head), fillColor: .color(ink))),
      position: Point(left + head / 2, 0))
    let plate = hasPill ? [Pill.layer(left, head + gap + advance, size, color)] : []
    guard hasFigures else { return Layer(sublayers: plate + [arrow]) }
    var text = Layer.Text(
      figures, fontSize: size, fontWeight: 600, foregroundColor: .color(ink),
      alignment: scripted == nil ? .start : .middle)
    let semantics = scripted?.semantics(with: &text, in: theme)
    let place = left + head + gap + (scripted == nil ? 0 : advance / 2)
    var line = Layer(
      content: .text(text), position: Point(place, theme.opticalCenter * size).onGrid)
    if let semantics { line.semantics = semantics }
    return Layer(sublayers: plate + [arrow, line])
  }

  private func color(of direction: Direction) -> ThemeColor {
    switch direction {
    case .rise: risingColor
    case .level: levelColor
    case .fall: fallingColor
    }
  }

  /// An arrowhead about the origin, or two bars for no change: one would look like a minus.
  private func outline(of direction: Direction, width: Double) -> Path {
    let (half, height) = (width / 2, width * 0.43)
    if direction == .level {
      func bar(_ y: Double) -> Path {
        .rect(Rect(x: -half, y: width * y, width: width, height: width * 0.2))
      }
      return Path(bar(-0.32).elements + bar(0.12).elements)
    }
    let up = direction == .rise ? -height : height
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
