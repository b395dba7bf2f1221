import SweepGeometry
public import SweepScene

/// Marks of one weight round a scale, as one outline.
///
/// They are lines, or dashes of arcs where these take fewer bytes.
///
/// ```swift
/// Ticks(.minor)
/// Ticks(.major)
/// ```
public struct Ticks: Part {
  /// The weight of a mark, which sets its distance, length, width and colour.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case major, middle, minor
  }

  /// The look of marks.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Bars.
    case bars
    /// Bars, the major ones on a line along the scale.
    case rail
    /// Bars for major marks, dots for all others.
    case dots
    /// A groove along the scale instead of marks; on a full circle as `dots`.
    case groove
    /// Bars, the major and middle ones half as wide again.
    case blocks
  }

  /// The weight of the marks; `major` by default. Minor ones leave out the places of middle ones.
  public var level = Level.major
  /// The distance between marks in units of the scale; chosen to fit by default.
  public var every: Double?
  /// The distance of heavier marks, whose places stay free; the next level's by default.
  public var except: Double?
  /// The readings to mark, instead of those that the scale chooses; none by default.
  public var values: [Double]?
  /// The radius of the outer ends, in dial units; 88 by default.
  public var radius = 88.0
  /// The length in dial units; by default 9.5, 6 or 3.5.
  public var length: Double?
  /// The width in dial units; by default 1.9, 1.1 or 0.8 times the theme's `markWeight`.
  public var width: Double?
  /// The colour; the theme's `mark`, for minor marks `muted`, by default.
  public var color: ThemeColor?
  /// The look; as the theme has it by default.
  public var style: Style?
  /// The reading from which marks show, up to the dial's or down to it; by default all do.
  public var origin: Double?
  /// The factor of their width.
  var weight = 1.0

  /// Makes marks of a level.
  public init(_ level: Level = .major) { self.level = level }

  /// Draws the marks. Throws for a step that makes none or over 2000, and for lengths of 0 or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let length = self.length ?? level.length
    let width = (self.width ?? level.width * context.theme.markWeight) * weight
    try check("width", width, above: 0)
    let style = style ?? context.theme.construction.ticks
    let breadth = style == .blocks && level != .minor ? width * 1.5 : width
    if style == .groove, !context.scale.isFullCircle, values == nil, origin == nil {
      return level == .major ? try groove(length, in: context) : Layer()
    }
    let areDots = [.dots, .groove].contains(style) && level != .major
    let color = context.theme[self.color ?? .token(level == .minor ? .muted : .mark)]
    // A stroke with round caps that has hardly a length is a dot.
    let shape = Layer.Shape(
      marksAt: try angles(on: context.scale), from: radius,
      to: radius - (areDots ? 0.01 : length), .color(color),
      lineWidth: areDots ? width * 1.8 : breadth,
      lineCap: areDots ? .round : context.theme.markCap)
    var marks = Layer(level.layerName, content: .shape(shape))
    marks.mask = grown(length: length, in: context)
    guard style == .rail, level == .major else { return marks }
    return Layer(sublayers: [rail(on: context.scale, color, width: width), marks])
  }

  /// A groove with the reading in it, cut at the marks between its ends.
  private func groove(
    _ length: Double, in context: DialContext
  ) throws(DialError) -> Layer {
    let scale = context.scale
    let path = Path.arc(
      radius: radius - length / 2, from: scale.start, to: scale.start + scale.span)
    let groove = Layer.Shape(
      path, fillColor: .none, strokeColor: .color(context.theme.track), lineWidth: length,
      lineCap: .round)
    var value = ProgressPart()
    (value.radius, value.width, value.isRound) = (radius - length / 2, length, true)
    let paint = Paint.color(context.theme.accent)
    let ends = [scale.start, scale.start + scale.span]
    let inner = try angles(on: scale).filter { mark in
      ends.allSatisfy { abs(($0 - mark).degrees) > 4 }
    }
    let cuts = Layer.Shape(
      marksAt: inner, from: radius + 0.2, to: radius - length - 0.2,
      .color(context.theme.face), lineWidth: 1.2)
    return Layer(
      "groove",
      sublayers: [
        Layer(content: .shape(groove)), value.grown("progress", paint, in: context),
        Layer(content: .shape(cuts)),
      ])
  }

  /// The line below the marks.
  private func rail(on scale: Scale, _ color: Color, width: Double) -> Layer {
    let path =
      scale.isFullCircle
      ? Path.circle(center: .zero, radius: radius)
      : Path.arc(radius: radius, from: scale.start, to: scale.start + scale.span)
    return Layer(
      content: .shape(
        Layer.Shape(
          path, fillColor: .none, strokeColor: .color(color), lineWidth: max(0.5, width * 0.35))))
  }

  /// Heavier marks; minor ones are left out.
  public func compact(leastType: Double) -> (any Part)? {
    level == .minor ? nil : with { $0.weight = CompactForm.weight(leastType) }
  }

  private func angles(on scale: Scale) throws(DialError) -> [Angle] {
    let values =
      if let marks = try marks(on: scale) {
        scale.withoutMeeting(marks)
      } else {
        try steps(on: scale)
      }
    return values.map { scale.angle(of: $0) }
  }

  /// The multiples of a step, without those of a heavier one.
  private func steps(on scale: Scale) throws(DialError) -> [Double] {
    let step = every ?? scale.steps[level]
    let heavier = except ?? (every == nil ? scale.steps.heavier(than: level) : nil)
    let marks = try scale.multiples(of: step)
    if let heavier, !(heavier > 0) { throw DialError("except", "must be more than zero") }
    // Every so many marks, counted from zero, one stands where a heavier one does.
    let stride = heavier.map { heavier in
      (1...max(marks.count, 1)).first {
        let value = Double($0) * step
        // Next to a step that is far heavier, all others look like nothing of it.
        return value > heavier / 2 && value.isWhole(heavier)
      } ?? 1 << 32
    }
    return marks.filter { mark in stride.map { mark % $0 != 0 } ?? true }.map { Double($0) * step }
  }
}

extension Layer.Shape {
  /// Makes marks round the origin between two distances from it, as strokes. Without length they
  /// are dots. As dashes, thin ones end square: their caps would be less than a pixel.
  init(
    marksAt angles: [Angle], from outer: Double, to inner: Double, _ color: Paint,
    lineWidth: Double, lineCap: LineCap = .butt
  ) {
    let isDot = lineCap == .round && outer - inner < lineWidth / 10
    let isSquare = lineCap == .butt || lineCap == .round && lineWidth <= 0.8
    // As much ink as in a cap.
    let cap = isDot || lineCap == .butt ? 0 : lineWidth * .pi / 8
    let dashes =
      isDot || isSquare
      ? Path.dashedMarks(
        at: angles, from: outer + cap, to: inner - cap, width: isDot ? 0.01 : lineWidth)
      : nil
    let path =
      dashes?.path
      ?? Path(marksAlong: angles.map { Vector(heading: $0) }, from: outer, to: inner)
    self.init(
      path, fillColor: .none, strokeColor: color,
      lineWidth: dashes == nil || isDot ? lineWidth : outer - inner + 2 * cap,
      lineCap: dashes == nil || isDot ? lineCap : .butt)
    lineDashPattern = dashes?.pattern ?? []
  }
}

extension Ticks {
  /// The readings that are marked; nil for the multiples of a step.
  private func marks(on scale: Scale) throws(DialError) -> [Double]? {
    if let values {
      guard values.count <= 2000 else { throw DialError("values", "must be at most 2000 readings") }
      return scale.inside(values)
    }
    if every != nil || except != nil { return nil }
    return try scale.marks()?[level]
  }
}

extension Scale {
  /// Marks without the first if it coincides with the last, because the ends of a full circle meet.
  fileprivate func withoutMeeting(_ marks: [Double]) -> [Double] {
    let meet =
      isFullCircle && marks.count > 1
      && marks[marks.count - 1] - marks[0] >= extent * (1 - 1e-9)
    return meet ? Array(marks.dropFirst()) : marks
  }
}

extension Ticks: KeyedPart {
  package static let summary = "Marks of one weight round a scale."

  package static let keys: KeyTable<Ticks> = KeyTable([
    Key("level", \.level, .choice, "The weight of the marks; minor ones leave out middle ones."),
    Key(
      "every", \.every, optional: .quantity,
      "The distance between marks; by default chosen to fit."),
    Key(
      "except", \.except, optional: .quantity,
      "The distance of heavier marks, whose places stay free."),
    Key(
      "values", \.values, optional: .quantities,
      "The readings to mark; by default the scale's."),
    Key("radius", \.radius, .number(above: 0), "The radius of the outer ends, in dial units."),
    Key(
      "length", \.length, optional: .number(above: 0), "The length; by default set by the level."),
    Key("width", \.width, optional: .number(above: 0), "The width; by default set by the level."),
    Key(
      "from", \.origin, optional: .quantity,
      "The reading from which marks show, up to the dial's; by default all do."),
    Key("style", \.style, optional: .choice, "Their look; by default the theme's."),
    Key("color", \.color, optional: .themeColor, "The colour; by default set by the level."),
  ])
}

extension Ticks.Level {
  var layerName: String {
    switch self {
    case .major: "ticks_major"
    case .middle: "ticks_middle"
    case .minor: "ticks_minor"
    }
  }

  var length: Double {
    switch self {
    case .major: 9.5
    case .middle: 6
    case .minor: 3.5
    }
  }

  var width: Double {
    switch self {
    case .major: 1.9
    case .middle: 1.1
    case .minor: 0.8
    }
  }
}

extension ScaleSteps {
  subscript(level: Ticks.Level) -> Double {
    switch level {
    case .major: major
    case .middle: middle
    case .minor: minor
    }
  }

  func heavier(than level: Ticks.Level) -> Double? {
    switch level {
    case .major: nil
    case .middle: major
    case .minor: middle
    }
  }
}

extension Ticks {
  /// A mask that shows marks from the origin up to the reading; nil without an origin.
  func grown(length: Double, in context: DialContext) -> Layer? {
    guard let origin else { return nil }
    var arc = ProgressPart()
    (arc.radius, arc.width, arc.origin) = (radius - length / 2, length + 1, origin)
    return arc.grown("ticks_mask", .color(.white), in: context)
  }
}
