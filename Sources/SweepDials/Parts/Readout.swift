public import SweepGeometry
public import SweepScene

/// The reading in figures: the true number, even where the needle is at the end of its scale.
///
/// A list of readings is told in step with the needle: each figure stands from the moment at which
/// the needle sets out for it.
public struct Readout: Part {
  /// Where the middle of the baseline stands, in dial units; 52 below the centre by default.
  public var position = Point(0, 52)
  /// The size of the type in dial units; 24 by default, smaller where the number is long.
  public var size = 24.0
  /// The greatest width of the number and of the unit in dial units; 84 by default.
  public var maximumWidth = 84.0
  /// The weight, 100 … 900; the theme's by default.
  public var weight: Int?
  /// The colour; the theme's `ink` by default.
  public var color = ThemeColor.token(.ink)
  /// The unit below the number, or behind it where it has a prefix; none by default.
  public var unit = ""
  /// The spelling of the number; without decimals by default.
  public var style = NumberStyle(decimals: 0)

  /// Makes a readout.
  public init() {}

  /// Draws the number and the unit. Throws for sizes of zero or less, and for decimals beyond 6.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("size", size, above: 0)
    try check("maximumWidth", maximumWidth, above: 0)
    try style.check()
    // A prefix changes with the number, so that its unit cannot stand below for all of them.
    var style = style
    if style.hasSIPrefix { style.unit = unit }
    var layers: [Layer] = []
    let texts = context.reading.values.map {
      context.scale.words(for: $0, every: $0) ?? style.string($0)
    }
    let widest = texts.map(\.advance).max() ?? 0
    let fitting = min(size, maximumWidth / max(widest, 1e-9))
    for (index, text) in texts.enumerated() {
      let figures = Text(
        text, fontSize: fitting, fontWeight: weight ?? context.theme.readoutWeight,
        foregroundColor: .color(context.theme[color]))
      var layer = Layer(content: .text(figures), position: position)
      if let hiding = context.reading.hiding(index) {
        layer.animations = [hiding]
        layer.isHidden = index < texts.count - 1
      }
      layers.append(layer)
    }
    if !unit.isEmpty, !style.hasSIPrefix { layers.append(unitLayer(in: context)) }
    return Layer("readout", sublayers: layers)
  }

  private func unitLayer(in context: DialContext) -> Layer {
    let (plain, spacing) = (size * 0.3125, size * 0.04)
    let width = unit.advance * plain + Double(unit.unicodeScalars.count) * spacing
    let fit = min(1, maximumWidth / max(width, 1e-9))
    let text = Text(
      unit, fontSize: plain * fit, foregroundColor: .color(context.theme.muted),
      letterSpacing: spacing * fit)
    return Layer("unit", content: .text(text), position: position + Vector(dx: 0, dy: size / 2))
  }
}
