import SweepGeometry
public import SweepScene

/// A straight bar that grows with the reading from the lower end of a plot's scale: the column of a
/// thermometer, the level of a tank, the cells of a battery.
public struct Bar: Part {
  /// The scale of the plot along which it grows.
  public enum Along: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case x
    /// From the bottom to the top.
    case y
  }

  /// The display of its cells.
  public enum Cells: String, Hashable, Sendable, CaseIterable {
    /// The level, which may end within a cell.
    case level
    /// Lamps up to the reading, each completely on or off and in the colour of its own place.
    case lamps
    /// The single lamp at the reading, as for a held peak.
    case dot
  }

  /// The scale along which it grows; `y` by default.
  public var along = Along.y
  /// The breadth in dial units, about the middle of the plot; all of it by default.
  public var breadth: Double?
  /// The extent below the scale, always filled, in dial units; 0 by default.
  public var foot = 0.0
  /// The radius of the corners in dial units; 0 by default.
  public var cornerRadius = 0.0
  /// Whether the level ends in a round meniscus; false by default.
  public var isRound = false
  /// The number of cells that it is divided into; 1 by default.
  public var cells = 1
  /// The display of the cells; the level by default.
  public var show = Cells.level
  /// The gap between cells in dial units; 3 by default.
  public var gap = 3.0
  /// The tilt of cells that are discs of a lying cylinder, seen a little from the right: the width of
  /// their faces as a part of their height, 0 … 1. 0, the default, for flat cells.
  public var tilt = 0.0
  /// The colour up to the reading; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The colour beyond the reading; the theme's `track` by default.
  public var trackColor = ThemeColor.token(.track)
  /// The readings at which other colours begin, rising; none by default.
  public var limits: [Double] = []
  /// The colours below the first limit, from there to the next, and so on, of which the reading, or of
  /// lamps the place of each, chooses one; the last ones count. By default danger, warning, good, with
  /// shades between them for more than three.
  public var colors = [ThemeColor](ThemeColor.tones.reversed())

  /// Makes a bar.
  public init() {}

  /// Draws the bar. Throws without a plot, and for sizes, limits or colours that make no bar.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let plot = try context.plotForPart()
    let (start, end, across) = ends(in: plot)
    let breadth = breadth ?? across
    let length = (end - start).length
    guard gap * Double(cells - 1) < length else {
      throw DialError("cells", "must leave room between the gaps")
    }
    if tilt > 0 {
      return try Discs(bar: self, start: start, end: end, breadth: breadth, in: context, plot).layer
    }
    if show != .level {
      let lamps = try Lamps(bar: self, start: start, end: end, breadth: breadth, in: context, plot)
      return Layer("bar", sublayers: show == .dot ? [lamps.dot] : lamps.row)
    }
    var layer = try level(from: start, to: end, breadth: breadth, in: context, plot)
    if cells > 1 || cornerRadius > 0 {
      layer.mask = Layer(
        content: .shape(Layer.Shape(outline(start, end, breadth), fillColor: .color(.white))))
    }
    return layer
  }

  /// The track, and on it the level up to the reading.
  private func level(
    from start: Point, to end: Point, breadth: Double, in context: DialContext, _ plot: Dial.Plot
  ) throws(DialError) -> Layer {
    let scale = scale(in: plot)
    let (length, foot) = ((end - start).length, self.foot)
    // The top of the meniscus is at the reading.
    let cap = isRound ? min(breadth / 2, foot) : 0
    func reach(_ value: Double) -> Double {
      let part = scale.part(of: scale.clamped(value))
      return (foot - cap + (length - foot) * (scale.isReversed ? 1 - part : part)) / length
    }
    let track = Layer.Shape(
      .line(from: start, to: end), fillColor: .none,
      strokeColor: .color(context.theme[trackColor]), lineWidth: breadth)
    var level = track
    level.strokeColor = .color(
      context.theme[try color(at: context.reading.value, in: context.theme)])
    level.strokeEnd = reach(context.reading.value)
    if isRound { level.lineCap = .round }
    var filled = Layer(
      "level", content: .shape(level),
      animations: context.reading.animations(of: .strokeEnd, on: scale, reach)
        + (try changes(of: .strokeColor, in: context, on: scale)))
    filled.hideWithoutReading(in: context)
    return Layer("bar", sublayers: [Layer(content: .shape(track)), filled])
  }

  /// Adds the reading and the meaning of its colour.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    let meaning = RangeMeaning(
      limits: [-.infinity] + limits + [.infinity], names: [], colors: colors, in: context.theme)
    let scale = context.plot.map(scale) ?? context.scale
    builder.addReading(of: context, on: scale) {
      if !limits.isEmpty { $0.stretches = meaning }
    }
  }

  /// The scale along which the bar grows.
  func scale(in plot: Dial.Plot) -> Scale { along == .y ? plot.y : plot.x }

  /// The change of the colour while a script moves the reading.
  func changes(
    of key: AnimationKey<Color>, in context: DialContext, on scale: Scale
  ) throws(DialError) -> [Layer.Animation] {
    guard context.reading.course != nil, !limits.isEmpty else { return [] }
    let parts = limits.map(scale.part(of:))
    let colors = try ([scale.domain.lowerBound] + limits).map { value throws(DialError) in
      context.theme[try color(at: value, in: context.theme)]
    }
    return context.reading.steps(on: scale) { part in
      Double(parts.filter { $0 <= part }.count)
    }.animations(of: key) { colors[Int($0)] }
  }

  /// The ends of the middle line, and the extent of the plot across it.
  private func ends(in plot: Dial.Plot) -> (start: Point, end: Point, across: Double) {
    let (frame, middle) = (plot.frame, plot.frame.center)
    return switch along {
    case .x:
      (Point(frame.minX - foot, middle.y), Point(frame.maxX, middle.y), frame.size.height)
    case .y: (Point(middle.x, frame.maxY + foot), Point(middle.x, frame.minY), frame.size.width)
    }
  }

  /// The cells that the bar shows in.
  func outline(_ start: Point, _ end: Point, _ breadth: Double) -> Path {
    let length = (end - start).length
    let size = (length - gap * Double(cells - 1)) / Double(cells)
    var path = Path()
    for cell in 0..<cells {
      let before = Double(cell) * (size + gap)
      let rect =
        along == .x
        ? Rect(x: start.x + before, y: start.y - breadth / 2, width: size, height: breadth)
        : Rect(x: start.x - breadth / 2, y: start.y - before - size, width: breadth, height: size)
      path.append(
        tilt > 0
          ? .cylinder(rect, tilt: tilt) : .roundedRect(rect, cornerRadius: cornerRadius))
    }
    return path
  }

  /// The colour of a reading, or of a lamp at its place.
  func color(at value: Double, in theme: Theme) throws(DialError) -> ThemeColor {
    guard !limits.isEmpty else { return color }
    guard zip(limits, limits.dropFirst()).allSatisfy(<) else {
      throw DialError("limits", "must rise")
    }
    let colors = try colors.colors(of: limits.count + 1, in: theme)
    return colors[limits.filter { $0 <= value }.count]
  }
}

extension Bar: ColoredPart {
  /// The colour of the bar up to the reading.
  public static var mainColor: WritableKeyPath<Bar, ThemeColor> { \.color }
}

extension Bar: KeyedPart {
  package static let summary =
    "A straight bar in a plot that grows with the reading: a column, a level, cells."

  package static let keys: KeyTable<Bar> = KeyTable([
    Key("along", \.along, .choice, "Which of the plot's scales it goes along."),
    Key(
      "breadth", \.breadth, optional: .number(above: 0), "The breadth; by default that of the plot."
    ),
    Key("foot", \.foot, .number(atLeast: 0), "How far it extends below the scale, always filled."),
    Key("cornerRadius", \.cornerRadius, .number(atLeast: 0), "The radius of the corners."),
    Key("round", \.isRound, .boolean, "Whether the level ends in a round meniscus."),
    Key("cells", \.cells, .integer(in: 1...200), "How many cells it is divided into."),
    Key(
      "show", \.show, .choice,
      "The content of the cells: the level, lamps that are on or off, or the one lamp at the reading."
    ),
    Key("gap", \.gap, .number(atLeast: 0), "The gap between cells."),
    Key(
      "tilt", \.tilt, .number(in: 0...1),
      "The width of the faces of cells that are discs of a lying cylinder, as a part of their height; 0 for flat cells."
    ),
    Key("color", \.color, .themeColor, "The colour up to the reading."),
    Key("trackColor", \.trackColor, .themeColor, "The colour beyond the reading."),
    Key("limits", \.limits, .numbers, "The readings at which other colours begin."),
    Key(
      "colors", \.colors, .list(of: .themeColor),
      "The colours below, between and above the limits; of lamps by the place of each. By default danger, warning, good and shades between them."
    ),
  ])
}
