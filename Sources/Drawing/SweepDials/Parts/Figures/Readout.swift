public import SweepGeometry
public import SweepScene

/// The reading in figures: the true number, even if the needle is at the end of its scale.
///
/// A list of readings changes in step with the needle: each number shows from the moment at which
/// the needle sets out for it. The reading of a clock is shown in hours and minutes, which go on.
public struct Readout: Part {
  /// The change of the number.
  public enum Motion: String, Hashable, Sendable, CaseIterable {
    /// At once, as the needle sets out.
    case none
    /// With the needle, within a printed step or a hundredth of the scale; in fonts of the system, with SI
    /// prefixes, beyond the scale and in lists of more than 16 readings in about twelve steps.
    case counting
    /// On drums that roll to their digits, one for each place; readings from zero up.
    case odometer
    /// On plates over which flaps fall, one for each place, in the steps of counting; readings from
    /// zero up.
    case splitFlap = "split-flap"
    /// In glowing tubes, one for each place, in the steps of counting; readings from zero up.
    case nixie

    /// Whether each place of the number has a cell.
    var hasCells: Bool { self != .none && self != .counting }
  }

  /// The window of the number.
  public enum Window: String, Hashable, Sendable, CaseIterable {
    /// No window: the number is on the face.
    case none
    /// A recess in the face.
    case sunk
    /// A dark display with figures of light.
    case lit
    /// A frame of one line.
    case framed
    /// A raised plate.
    case plate
  }

  /// Whether it is drawn; true by default. If not, it still sets the number style of descriptions.
  public var isShown = true
  /// The change of the number; `none` by default.
  public var motion = Motion.none
  /// The number of places before the decimals on drums, on plates and in tubes; as many as the scale
  /// needs by default.
  public var digits: Int?
  /// The point on the baseline that ``alignment`` names, in dial units; 52 below the centre by default, and
  /// 40 below it where the scale passes there, up to 16 higher or lower and in smaller type where
  /// labels of the default radius and size would be in the way.
  public var position: Point?
  /// The end of the number and a unit behind it at that point; `middle` by default, and in cells.
  public var alignment = Layer.Text.Alignment.middle
  /// The size of the type in dial units; 24 by default, smaller for long numbers.
  public var size = 24.0
  /// The greatest width of the number and of the unit in dial units; 84 by default. Longer names
  /// shrink to four fifths, then take two lines, and then are cut off with an ellipsis.
  public var maximumWidth = 84.0
  /// The window of the number; as the theme has it by default. Drums stand on the face by default,
  /// and turn in a case behind any window.
  public var window: Window?
  /// The weight, 100 … 900; the theme's by default.
  public var weight: Int?
  /// The colour; the theme's `ink` by default, on a display the most legible one.
  public var color: ThemeColor?
  /// The unit below the number, or behind it if it has a prefix; none by default.
  public var unit = ""
  /// Whether the unit is behind the number, in its size; false by default.
  public var isUnitBehind = false
  /// The size of the unit's type in dial units; five sixteenths of the number's by default, and behind
  /// the number the same as that. Behind the number it stands apart from it, in the colour of units.
  public var unitSize: Double?
  /// Whether the top of a unit of its own size behind the number is level with the figures'; false by
  /// default.
  public var isUnitRaised = false
  /// The colour of the unit below the number; the theme's `muted` by default.
  public var unitColor = ThemeColor.token(.muted)
  /// The colour of drums for whole places and of plates; the theme's `track` by default.
  public var drumColor = ThemeColor.token(.track)
  /// The spelling of the number; without decimals by default.
  public var style = NumberStyle(decimals: 0)
  /// The figure where there is no reading; a dash by default.
  public var noData = NoReading.figure
  /// The hours of a clock, 12 or 24; 24 by default. Behind a time of 12 hours AM or PM stands, but for one
  /// on drums, flaps or in tubes.
  public var hours = 24
  /// The minimum size of the type, in dial units.
  var leastSize = 0.0
  /// Whether the unit is below the number.
  var hasUnit = true

  /// Makes a readout.
  public init() {}

  /// Draws the number and the unit. Throws for sizes of zero or less, and for decimals beyond 6.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try style.check()
    guard isShown else { return Layer() }
    if context.reading.isClock { return Layer("readout", sublayers: try time(in: context)) }
    if context.reading.isMissing, context.reading.course == nil {
      return Layer("readout", sublayers: lines([Line(text: noData)], in: context))
    }
    // A prefix changes with the number, so one unit cannot be below for all of them.
    var style = style
    if style.hasSIPrefix || isUnitBehind && hasUnit { style.unit = unit }
    if let short = inThousands(style, in: context) {
      style = short
    } else if let beside = try layerBesideUnit(in: context) {
      return beside
    }
    if context.reading.course != nil {
      return Layer("readout", sublayers: try played(style, in: context))
    }
    let layers =
      switch motion {
      case .none: lines(values(style, in: context), in: context)
      case .counting:
        runningTime(in: context) ?? counted(style, in: context)
      case .odometer, .splitFlap, .nixie: try inCells(in: context)
      }
    return Layer("readout", sublayers: layers)
  }

  /// Adds the reading as it is spelled here, with its unit.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    if context.reading.isClock { return builder.addTime(TimeOfDay(context.reading.value).shown) }
    var style = style
    if style.hasSIPrefix || style.unit.isEmpty { style.unit = unit }
    let figures = context.scale.spelled(context.reading.value, style)
    builder.addReading(of: context, on: nil) { ($0.figures, $0.spelling) = (figures, style) }
  }

  /// A larger number without its unit; drums in a room of their own go where they would not fit it.
  public func compact(leastType: Double) -> (any Part)? {
    if motion.hasCells, size * 1.25 < leastType { return nil }
    return with {
      $0.size = max(size * CompactForm.growth(leastType), leastType)
      $0.maximumWidth *= CompactForm.growth(leastType)
      $0.leastSize = leastType
      $0.hasUnit = false
    }
  }

  /// A number or a name with the animation that hides it.
  struct Line {
    var text: String
    /// The lines of a name that takes more than one.
    var rows: [String] = []
    var animations: [Layer.Animation] = []
    var isHidden = false
    /// Whether the reading lies beyond the scale.
    var isBeyond = false
    var semantics: Semantics?
    /// The characters of the numbers that a script writes in its place.
    var characters = ""
  }

  /// A name in the lines that it takes; figures and times are never broken.
  func named(_ words: String?, in context: DialContext) -> Line? {
    guard let words, context.scale.mapping.hasNames else { return words.map { Line(text: $0) } }
    let weight = weight ?? context.theme.readoutWeight
    var block = TextBlock(
      Layer.Text(words, fontSize: size, fontWeight: weight), maximumWidth: maximumWidth)
    block.leastShrink = min(max(block.leastShrink, leastSize / size), 1)
    let lines = block.broken(in: context.theme.widths)
    context.noteCut(words, if: lines.isCut)
    let rows = lines.words
    return Line(text: rows.joined(separator: " "), rows: rows.count > 1 ? rows : [])
  }

  /// The layers of numbers in one place, and of the unit.
  ///
  /// - Parameter others: further texts at this place, which have to fit too.
  func lines(
    _ lines: [Line], others: [String] = [], in context: DialContext
  ) -> [Layer] {
    let weight = weight ?? context.theme.readoutWeight
    func widest(_ advance: (String) -> Double) -> Double {
      lines.reduce(others.reduce(0) { max($0, advance($1)) }) { most, line in
        line.rows.isEmpty
          ? max(most, advance(line.text)) : line.rows.reduce(most) { max($0, advance($1)) }
      }
    }
    let (theme, widths) = (context.theme, context.theme.widths)
    // The widths of names are known from breaking them.
    let isNamed = context.scale.mapping.hasNames
    let breadth = widest { widths.advance(of: $0, weight: weight) }
    let room =
      isNamed || theme.isMeasured
      ? breadth : widest { theme.roomyAdvance(of: $0, weight: weight) }
    let fitting = max(min(size, maximumWidth / max(room, 1e-9)), leastSize)
    let width = fitting * breadth
    let rise = Self.rise(of: lines.reduce(1) { max($0, $1.rows.count) }, size: fitting)
    let digits = Rect(
      x: -width * alignment.share, y: -0.72 * fitting - rise, width: width,
      height: 0.72 * fitting + 2 * rise)
    let (pane, place, drop) = standing(of: digits, size: fitting, in: context)
    note(fitting * place.shrink, of: lines, in: context)
    var layers = [pane?.layer(at: place)].compactMap(\.self)
    let ink = pane?.ink ?? theme[color ?? .token(.ink)]
    let danger = dangerInk(on: pane?.ground, in: theme) ?? ink
    for line in lines {
      var figures = Layer.Text(
        line.text, fontSize: fitting * place.shrink, fontWeight: weight,
        foregroundColor: .color(line.isBeyond ? danger : ink), alignment: alignment)
      var semantics = line.semantics(with: &figures, in: theme)
      if context.limits != nil { semantics?.annotations.append(.danger(danger)) }
      var layer = layer(of: figures, line.rows, at: place.point)
      layer.animations = line.animations
      if line.isHidden { layer.isHidden = true }
      if let semantics { layer.semantics = semantics }
      layers.append(layer)
    }
    var below = place
    below.point = below.point + Vector(dx: digits.center.x, dy: rise) * place.shrink
    if let unit = unitLayer(at: below, drop: drop, in: context) { layers.append(unit) }
    return layers
  }

  /// The height of the first of several lines above the baseline of one line.
  private static func rise(of count: Int, size: Double) -> Double { Double(count - 1) * 0.6 * size }

  /// One line on the base line at a place, or several about it.
  private func layer(of text: Layer.Text, _ rows: [String], at place: Point) -> Layer {
    if rows.isEmpty { return Layer(content: .text(text), position: place) }
    let first = Point(place.x, place.y - Self.rise(of: rows.count, size: text.fontSize))
    return TextBlock(text).layOut(TextBlock.Lines(words: rows), at: first)
  }
}

extension Readout: ColoredPart {
  /// The colour of the number.
  public static var mainColor: WritableKeyPath<Readout, ThemeColor> { \.shownColor }

  private var shownColor: ThemeColor {
    get { color ?? .token(.ink) }
    set { color = newValue }
  }
}

extension Readout: KeyedPart {
  package static let summary = "The reading in figures, the true number even beyond the scale."

  package static let keys: KeyTable<Readout> = KeyTable(
    [
      Key(
        "shown", \.isShown, .boolean,
        "Whether it is drawn; if not, it still sets the unit and style of descriptions."),
      Key(
        "style", \.motion, .choice,
        "How the number changes: at once, counting, on drums, on flaps or in tubes."),
      Key(
        "digits", \.digits, optional: .integer(in: 1...12),
        "Integer places that have a cell each; by default as many as needed."),
      Key(
        "position", \.position, optional: .point,
        "The point on the baseline that 'alignment' names; by default below the centre, clear of the labels."
      ),
      Key("alignment", \.alignment, .choice, "Which end of the number is at that point."),
      Key("noData", \.noData, .text, "The figure where there is no reading."),
      Key(
        "hours", \.hours, .integer(.only([12, 24])),
        "The hours that a clock counts, 24 or 12 with AM and PM."),
      Key("size", \.size, .number(above: 0), "The size of the type in dial units."),
      Key("maximumWidth", \.maximumWidth, .number(above: 0), "The greatest width in dial units."),
      Key("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Key(
        "window", \.window, optional: .choice,
        "The frame of the number; by default as the theme has it."),
      Key("color", \.color, optional: .themeColor, "The colour; by default 'ink'."),
      Key("unit", \.unit, .text, "The unit below the number, or after it with si: true."),
      Key("unitBehind", \.isUnitBehind, .boolean, "Whether the unit stands after the number."),
      Key(
        "unitSize", \.unitSize, optional: .number(above: 0),
        "The size of the unit's type; after the number it then stands apart, in its own colour."),
      Key(
        "unitRaised", \.isUnitRaised, .boolean,
        "Whether the top of a unit with a size of its own is level with the figures'."),
      Key(
        "drumColor", \.drumColor, .themeColor,
        "The colour of drums for whole places and of plates."),
      Key("unitColor", \.unitColor, .themeColor, "The colour of the unit below the number."),
    ] + NumberStyle.keys.inside(\.style))
}
