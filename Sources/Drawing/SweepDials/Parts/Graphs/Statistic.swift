public import SweepGeometry
public import SweepScene

/// A number from the data of a plot: the last reading, its change.
///
/// While the plot draws itself, the last reading and a change come in when the pen has arrived.
public struct Statistic: Part {
  /// The number that is shown.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    case last, first, minimum, maximum, mean
    /// The last reading less the first.
    case change
    /// The change in percent of the first reading.
    case changePercent

    var isChange: Bool { self == .change || self == .changePercent }
    /// Whether it is of the point that the pen reaches last.
    var followsPen: Bool { isChange || self == .last }
  }

  /// The number that is shown; `last` by default.
  public var quantity = Quantity.last
  /// The baseline's point at the aligned end, in dial units; the centre by default.
  public var position = Point.zero
  /// The end of the text at that point; `start` by default.
  public var alignment = Layer.Text.Alignment.start
  /// The size of the type in dial units; 24 by default.
  public var size = 24.0
  /// The greatest width in dial units; longer text shrinks. None by default.
  public var maximumWidth: Double?
  /// The weight, 100 … 900; the theme's for readouts by default.
  public var weight: Int?
  /// The colour; the theme's `ink` by default.
  public var color = ThemeColor.token(.ink)
  /// The colour below zero; the same by default. With another one, a change that is written as 0 has the
  /// theme's `muted`.
  public var negativeColor: ThemeColor?
  /// Whether positive numbers have a plus sign; false by default.
  public var isSigned = false
  /// Whether it is on a plate with round ends in a tint of its colour; false by default.
  public var hasPill = false
  /// The spelling of the number.
  public var style = NumberStyle()
  /// The least size at which it is drawn, in the compact form.
  private var leastSize = 0.0

  /// Makes a number.
  public init(_ quantity: Quantity = .last) { self.quantity = quantity }

  /// Draws the number; without readings a dash, and no change. Throws without a plot and for a size of
  /// zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try style.check()
    let plot = try context.plotForPart()
    guard let value = quantity.value(of: plot.points.compactMap(\.y)) else {
      guard plot.isWithoutReadings, !quantity.isChange else { return Layer() }
      return number(NoReading.figure, context.theme[color], size: size, in: context.theme)
    }
    let weight = weight ?? context.theme.readoutWeight
    let fitting = context.fitting(size, words(value), weight: weight, in: maximumWidth)
    guard fitting >= leastSize - 1e-9 else { return Layer() }
    if leastSize == 0 { context.noteSize(fitting, of: words(value), outOf: size) }
    let color = context.theme[color(of: value)]
    let number = number(words(value), color, size: fitting, in: context.theme)
    var layer = number
    if hasPill, case .text(let text) = number.content {
      layer = Layer(sublayers: [pill(behind: text, color, in: context.theme), number])
    }
    if quantity.followsPen { layer.animations = context.reading.appearing.map { [$0] } ?? [] }
    return layer
  }

  /// The number in figures.
  func words(_ value: Double) -> String {
    var style = style
    if quantity == .changePercent, style.unit.isEmpty { style.unit = "%" }
    return (isSigned && value > 0 && !isLevel(value) ? "+" : "") + style.string(value)
  }

  /// Whether it is a change that is written as none.
  private func isLevel(_ value: Double) -> Bool {
    quantity.isChange && style.string(abs(value)) == style.string(0)
  }

  /// The figures of a number at their place.
  private func number(_ figures: String, _ color: Color, size: Double, in theme: Theme) -> Layer {
    let text = Layer.Text(
      figures, fontSize: size, fontWeight: weight ?? theme.readoutWeight,
      foregroundColor: .color(hasPill ? Pill.ink(color, in: theme) : color),
      alignment: alignment)
    return Layer("statistic", content: .text(text), position: position)
  }

  private func color(of value: Double) -> ThemeColor {
    guard let negativeColor else { return color }
    return isLevel(value) ? .token(.muted) : value < 0 ? negativeColor : color
  }

  private func pill(behind text: Layer.Text, _ color: Color, in theme: Theme) -> Layer {
    let width = theme.widths.advance(of: text.string, weight: text.fontWeight) * text.fontSize
    var pill = Pill.layer(-alignment.share * width, width, text.fontSize, color)
    pill.position = Point(position.x, position.y - theme.opticalCenter * text.fontSize)
    return pill
  }

  /// Adds the data, in the style of the number unless that is a change.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    guard let plot = context.plot else { return }
    builder.addData(of: plot) { if !quantity.isChange { $0.style = style } }
  }

  /// A legible number; none if it does not fit.
  public func compact(leastType: Double) -> (any Part)? {
    with { ($0.size, $0.leastSize) = (max(size, leastType), leastType) }
  }
}

extension Statistic.Quantity {
  /// The number of some readings; nil without any.
  func value(of readings: [Double]) -> Double? {
    guard let first = readings.first, let last = readings.last else { return nil }
    switch self {
    case .first: return first
    case .last: return last
    case .minimum: return readings.min()
    case .maximum: return readings.max()
    case .mean: return readings.reduce(0, +) / Double(readings.count)
    case .change: return last - first
    case .changePercent: return first == 0 ? nil : (last - first) / abs(first) * 100
    }
  }
}

extension Layer.Text.Alignment {
  /// The part of a line that lies before its place.
  var share: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}

extension Statistic: KeyedPart {
  package static let summary = "A number from the data of a plot: the last reading, the change."

  package static let keys: KeyTable<Statistic> = KeyTable(
    [
      Key("quantity", \.quantity, .choice, "Which number to show."),
      Key("position", \.position, .point, "The baseline's point at the aligned end."),
      Key("alignment", \.alignment, .choice, "Which end of the text is at that point."),
      Key("size", \.size, .number(above: 0), "The size of the type in dial units."),
      Key(
        "maximumWidth", \.maximumWidth, optional: .number(above: 0),
        "The greatest width; longer numbers shrink."),
      Key("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Key("color", \.color, .themeColor, "The colour."),
      Key(
        "negativeColor", \.negativeColor, optional: .themeColor,
        "The colour below zero, beside which a change of 0 is muted; by default the same."),
      Key("signed", \.isSigned, .boolean, "Whether positive numbers have a plus sign."),
      Key("pill", \.hasPill, .boolean, "Whether it stands on a plate in a tint of its colour."),
      Key("unit", \.style.unit, .text, "The unit after the number."),
    ] + NumberStyle.keys.inside(\.style))
}
