import SweepGeometry
public import SweepScene
import SweepType

/// The figures of a scale, upright or turned with it, clear of the marks and of each other.
public struct Labels: Part {
  /// The kind of numerals.
  public enum Numerals: String, Hashable, Sendable, CaseIterable {
    /// Arabic figures in the number style.
    case arabic
    /// Roman numerals, with a watchmaker's IIII; whole readings of 1 … 3999.
    case roman
    /// None at all.
    case none
  }

  /// The rotation of labels.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Like the text of a page.
    case upright
    /// Along a ray from the centre, never upside down.
    case radial
    /// Along the scale, with their feet to the centre, as numerals on a clock.
    case tangential
  }

  /// The side of the radius with the labels.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Nearer to the centre.
    case inside
    /// Farther from the centre.
    case outside
  }

  /// The omitted labels at the ends.
  public enum Hidden: String, Hashable, Sendable, CaseIterable {
    case first, last, both
  }

  /// The distance between labels in units of the scale; by default the major marks that fit.
  public var every: Double?
  /// The readings to label, instead of those of major marks; none by default.
  public var values: [Double]?
  /// Labels every nth reading, from the first; 1, all, by default.
  public var nth = 1
  /// The labels to hide at the ends; by default the first on a full circle.
  public var hidden: Hidden?
  /// The radius that the labels touch, in dial units; 74 by default.
  public var radius = 74.0
  /// The side of the radius; `inside` by default.
  public var side = Side.inside
  /// The size of the type in dial units; 11.5 by default, a little smaller to fit.
  public var size = 11.5
  /// The weight, 100 … 900; the theme's by default.
  public var weight: Int?
  /// The width of the characters, as a part of their own; 1 by default.
  public var stretch = 1.0
  /// The colour; the theme's `ink` by default.
  public var color = ThemeColor.token(.ink)
  /// Labels from this reading on are in the theme's `danger` colour; none by default.
  public var danger: Double?
  /// The colour of the label nearest to the reading; none by default.
  public var lit: ThemeColor?
  /// The kind of numerals; `arabic` by default.
  public var numerals = Numerals.arabic
  /// The rotation of labels; by default `upright`, and Roman numerals `tangential`.
  public var orientation: Orientation?
  /// Whether tangential labels on the lower half are turned upright; false by default.
  public var isFlipped = false
  /// Texts for some readings, of which an empty one hides the label; none by default.
  public var texts: [Double: String] = [:]
  /// The spelling of Arabic figures. The default one has prefixes such as k and M on scales that reach
  /// beyond five digits.
  public var style = NumberStyle()
  /// The minimum size of the type, in dial units.
  var leastSize = 0.0
  /// The greatest number of labels, where some may be left out.
  var most = Int.max

  /// Makes labels.
  public init() {}

  /// Draws the figures that fit. Throws for a step that makes over 2000, and for a size of 0 or
  /// less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try style.check()
    if numerals == .none { return Layer() }
    var fitting = LabelRow()
    try fitting.fit(self, in: context)
    if leastSize == 0, let widest = fitting.row.max(by: { $0.advance < $1.advance }) {
      context.noteSize(fitting.size, of: widest.text, outOf: size)
    }
    let theme = context.theme
    let ownType = theme.font == nil ? ownType : nil
    let style = Layer.Text(
      "", fontFamily: theme.text == .system ? ownType?.family : nil, fontSize: fitting.size,
      fontWeight: weight ?? theme.labelWeight,
      foregroundColor: .color(ink(of: fitting, in: context)),
      drawnFace: theme.text == .drawn ? ownType?.face : nil)
    if let lit {
      var labels = Layer("labels", sublayers: layers(of: fitting, style, in: theme))
      labels.sublayers += lights(of: fitting, style, theme[lit], in: context)
      return labels
    }
    if isRow { return rows(of: fitting, style, in: theme) }
    return Layer("labels", sublayers: layers(of: fitting, style, in: theme))
  }

  /// The labels in one row of texts, and those in danger in another.
  private func rows(of fitting: LabelRow, _ style: Layer.Text, in theme: Theme) -> Layer {
    let drop = drop(size: fitting.size, in: theme)
    var (items, dangerous): ([TextRow.Item], [TextRow.Item]) = ([], [])
    for (label, box) in zip(fitting.row, fitting.boxes) {
      let item = TextRow.Item(label.text, at: box.center + drop)
      if label.value >= danger ?? .infinity { dangerous.append(item) } else { items.append(item) }
    }
    if dangerous.isEmpty { return Layer("labels", row: TextRow(items, style: style)) }
    var red = style
    red.foregroundColor = .color(theme.ink(.token(.danger)))
    let rows = [TextRow(items, style: style), TextRow(dangerous, style: red)]
    return Layer("labels", sublayers: rows.filter { !$0.items.isEmpty }.map { Layer("", row: $0) })
  }

  private func layers(of fitting: LabelRow, _ style: Layer.Text, in theme: Theme) -> [Layer] {
    let ink = style.foregroundColor
    // They differ in little, so each is the one before it with a few changes.
    var text = style
    var layers: [Layer] = []
    layers.reserveCapacity(fitting.row.count)
    for index in fitting.row.indices {
      let label = fitting.row[index]
      text.string = label.text
      if let danger {
        text.foregroundColor = label.value >= danger ? .color(theme.ink(.token(.danger))) : ink
      }
      layers.append(
        placed(text, label, center: fitting.boxes[index].center, size: fitting.size, in: theme))
    }
    return layers
  }

  /// The colour, or beyond the face of a dark theme one that can be read on any page.
  private func ink(of row: LabelRow, in context: DialContext) -> Color {
    let color = context.theme.ink(color)
    guard side == .outside, context.theme.face.isDark, let box = row.boxes.first,
      (box.center - .zero).length > context.ground
    else { return color }
    return .legible(among: [color, context.theme.muted, Color(0x767676)], on: [.white, .black])
  }

  /// Adds the labels of the scale, with their number style.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addLabels(self, of: context)
  }

  /// Larger figures, and fewer if they are many; illegible words are left out.
  public func compact(leastType: Double) -> (any Part)? {
    if CompactForm.leavesOut(size, leastType), texts.values.contains(where: { $0.count > 3 }) {
      return nil
    }
    return with {
      $0.size = max(size * CompactForm.growth(leastType), leastType)
      $0.leastSize = leastType
      $0.most = Int(12 / CompactForm.weight(leastType))
    }
  }

  /// Whether the labels are drawn in rows of texts, in which each figure has its own width.
  var isRow: Bool { lit == nil && stance == .upright }

  /// The type of the figures; nil for the theme's.
  var ownType: (family: String, face: DrawnFace)? {
    numerals == .roman ? (Theme.serif, .engraved) : nil
  }

  /// The label at a reading.
  ///
  /// - Parameters:
  ///   - step: the least distance between the readings that are labelled.
  ///   - style: the ``spelling(of:on:)`` of all of them.
  func text(
    of value: Double, on scale: Scale, every step: Double, _ style: NumberStyle
  ) -> String {
    if !texts.isEmpty {
      let slack = scale.extent * 1e-9
      if let own = texts[value] { return own }
      if let own = texts.first(where: { abs($0.key - value) <= slack }) { return own.value }
    }
    if numerals == .roman { return Roman.numeral(value) }
    return scale.words(for: value, every: step) ?? style.string(value)
  }

  /// The style in which no two of the readings to label are spelled alike.
  ///
  /// - Parameter values: the readings, rising.
  func spelling(of values: [Double], on scale: Scale) -> NumberStyle {
    if numerals == .roman || scale.mapping.hasNames { return style }
    return prefixed(on: scale).telling(apart: values, isEven: scale.mapping.isEven)
  }

  /// The style, with prefixes such as k where numbers of more than five digits are spelled as they are.
  private func prefixed(on scale: Scale) -> NumberStyle {
    let greatest = max(abs(scale.domain.lowerBound), abs(scale.domain.upperBound))
    guard greatest >= 99_999.5 else { return style }
    var own = style
    (own.decimalSeparator, own.grouping) = (nil, style.grouping == "" ? nil : style.grouping)
    guard own == NumberStyle() else { return style }
    var short = style
    short.hasSIPrefix = true
    return short
  }
}

extension Labels: KeyedPart {
  package static let summary = "The figures of a scale, clear of the marks and of each other."

  package static let keys: KeyTable<Labels> = KeyTable(
    [
      Key(
        "every", \.every, optional: .quantity,
        "The distance between labels; by default that of major marks."),
      Key(
        "values", \.values, optional: .quantities,
        "The readings to label; by default those of major marks."),
      Key("nth", \.nth, .integer(in: 1...1000), "Labels every nth reading, from the first."),
      Key(
        "hidden", \.hidden, optional: .choice,
        "Which labels at the ends to hide; by default the first on a full circle."
      ),
      Key("radius", \.radius, .number(above: 0), "The radius that the labels touch."),
      Key("side", \.side, .choice, "Which side of the radius they are on."),
      Key("size", \.size, .number(above: 0), "The size of the type in dial units."),
      Key("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Key(
        "stretch", \.stretch, .number(in: 0.3...3),
        "The width of the characters, as a part of their own: below 1 they are condensed."),
      Key("color", \.color, .themeColor, "The colour."),
      Key(
        "lit", \.lit, optional: .themeColor, "The colour of the label nearest to the reading."),
      Key(
        "danger", \.danger, optional: .number,
        "Labels from this reading on are in the danger colour."),
      Key("numerals", \.numerals, .choice, "The kind of numerals."),
      Key(
        "orientation", \.orientation, optional: .choice,
        "How labels are rotated; by default upright, and Roman numerals tangential."),
      Key(
        "flipped", \.isFlipped, .boolean,
        "Whether tangential labels on the lower half are turned upright."),
      Key("texts", \.texts, .textsByNumber, "Texts for some readings, as in {0: E, 1: F}."),
      Key("unit", \.style.unit, .text, "The unit after each number."),
    ] + NumberStyle.keys.inside(\.style))
}
