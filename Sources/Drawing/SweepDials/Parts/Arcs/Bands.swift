import SweepGeometry
public import SweepScene

/// Coloured stretches of a scale that mark good and bad readings.
///
/// ```swift
/// Bands([0, 60, 85, 100])  // good, warning, danger
/// Bands([85, 100])  // danger
/// ```
public struct Bands: Part {
  /// A texture that distinguishes bands without colour.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    /// Only the colour.
    case solid
    /// Lines across the band.
    case stripes
    /// A row of dots.
    case dots
    /// Cells with gaps of 0.6 between them, as of a lamp.
    case cells
  }

  /// The limits of the bands, including the last end; rising.
  public var limits: [Double]
  /// The colours; with fewer bands, the last ones count. By default good, warning, danger, with shades
  /// between them for more than three.
  public var colors = ThemeColor.tones
  /// The meanings of the bands, as in `too hot`, for descriptions; with fewer bands, the last ones
  /// count.
  /// By default `good`, `warning` and `danger` are the normal, the warning and the danger range.
  public var names: [String] = []
  /// The radius of the middle, in dial units; 93.4 by default.
  public var radius = 93.4
  /// The width in dial units, of tapering bands at the lower end of the scale; 3 by default.
  public var width = 3.0
  /// The width at the upper end of the scale, in dial units; by default the same.
  public var endWidth: Double?
  /// The gap between two bands, in dial units; 0 by default.
  public var gap = 0.0
  /// The length of the cells that bands are cut into, in readings; uncut by default.
  public var cell: Double?
  /// The patterns; with fewer bands, the last ones count. As the theme has zones by default.
  public var patterns: [Pattern] = []

  /// Makes bands; without limits, none.
  public init(_ limits: [Double] = []) { self.limits = limits }

  /// Draws the bands inside the scale. Throws if limits do not rise or colours are missing.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard !limits.isEmpty else { return Layer() }
    if lieOnGroove(in: context) {
      return isRail ? Layer() : try besideGroove.layer(in: context)
    }
    var bands: [Layer] = []
    let half = Angle.degrees(gap / 2 / radius * 180 / .pi)
    let stretches = try ScaleRange.all(between: limits, colors, patterns, in: context.theme)
    for stretch in try stretches.cut(into: cell) {
      var from = context.scale.bandAngle(of: stretch.from)
      var to = context.scale.bandAngle(of: stretch.to)
      let way = (to - from).degrees < 0 ? half * -1 : half
      if stretch.from > limits[0] { from = from + way }
      if stretch.to < limits[limits.count - 1] { to = to - way }
      // Outside the scale, or no wider than the gap.
      if (to - from).degrees * way.degrees < 0 || from == to { continue }
      let outline = BandOutline(self, from: from, to: to, on: context.scale)
      bands.append(Layer(content: .shape(outline.shape(context.theme[stretch.color]))))
      if let marks = outline.marks(stretch.pattern, context.theme.face) {
        bands.append(Layer(content: .shape(marks)))
      }
    }
    return Layer("bands", sublayers: bands)
  }

  /// Whether they are a line along the marks, of which a groove has no need.
  private var isRail: Bool { !colors.isEmpty && colors.allSatisfy { $0 == .token(.mark) } }

  /// Whether they lie below the groove that the theme has in place of marks.
  private func lieOnGroove(in context: DialContext) -> Bool {
    let isGroove = context.theme.construction.ticks == .groove && !context.scale.isFullCircle
    guard isGroove else { return false }
    return isRail ? (80...94).contains(radius) : width >= 2 && (85...94).contains(radius)
  }

  /// Thin and uncut outside of a groove along the rim.
  private var besideGroove: Bands {
    with { ($0.radius, $0.width, $0.endWidth, $0.gap, $0.cell) = (96.6, 2.4, nil, 0, nil) }
  }

  /// Adds the meanings of the scale's stretches.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.annotateScale(
      of: context,
      meaning: RangeMeaning(limits: limits, names: names, colors: colors, in: context.theme))
  }

  /// Broader bands.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.width = CompactForm.breadth(width, leastType)
      $0.endWidth = endWidth.map { CompactForm.breadth($0, leastType) }
    }
  }
}

extension Bands: KeyedPart {
  package static let summary = "Coloured stretches of a scale that mark good and bad readings."

  package static let keys: KeyTable<Bands> = KeyTable([
    Key(
      "limits", \.limits, .numbers,
      "The readings where bands begin, and the one where the last band ends."),
    Key(
      "colors", \.colors, .list(of: .themeColor),
      "The colours; with fewer bands, the last ones count. By default good, warning, danger and shades between them."
    ),
    Key(
      "names", \.names, .list(of: .text),
      "The meanings of the bands, for descriptions; with fewer bands, the last ones count."
    ),
    Key("radius", \.radius, .number(above: 0), "The radius of the middle, in dial units."),
    Key("width", \.width, .number(above: 0), "The width, if tapered at the lower end."),
    Key(
      "endWidth", \.endWidth, optional: .number(above: 0),
      "The width at the upper end; by default the same."),
    Key("gap", \.gap, .number(atLeast: 0), "The gap between two bands."),
    Key(
      "cell", \.cell, optional: .number(above: 0),
      "The length of cells that bands are cut into, in readings, with the gap between them."),
    Key(
      "patterns", \.patterns, .list(of: .choice),
      "The patterns; with fewer bands, the last ones count. By default the theme's zones."),
  ])
}

/// The outline of one band: between two directions, and between two radii that may move apart.
struct BandOutline {
  private let radius: Double
  private let width: Double
  private let endWidth: Double?
  private let from: Angle
  private let to: Angle
  /// The turn of the whole scale.
  private let start: Angle
  private let span: Angle
  private let isReversed: Bool

  init(_ bands: Bands, from: Angle, to: Angle, on scale: Scale) {
    (radius, width, endWidth) = (bands.radius, bands.width, bands.endWidth)
    (self.from, self.to) = (from, to)
    (start, span, isReversed) = (scale.start, scale.span, scale.isReversed)
  }

  /// The band in its colour: an arc, or an outline where its width changes.
  func shape(_ color: Color) -> Layer.Shape {
    guard endWidth != nil else {
      return Layer.Shape(
        .arc(center: .zero, radius: radius, from: from, to: to), fillColor: .none,
        strokeColor: .color(color), lineWidth: width)
    }
    return Layer.Shape(tapered, fillColor: .color(color))
  }

  /// The marks of a pattern, in the colour of the face; nil for none.
  func marks(_ pattern: Bands.Pattern, _ face: Color) -> Layer.Shape? {
    let count = pattern.count(over: abs((to - from).degrees) * .pi / 180 * radius)
    var path = Path()
    let isCells = pattern == .cells
    for mark in (isCells ? 1 : 0)..<max(count, 1) where count > 0 {
      let angle = from + (to - from) * ((Double(mark) + (isCells ? 0 : 0.5)) / Double(count))
      let (inner, outer) = radii(at: angle)
      if pattern == .dots {
        path.append(
          .circle(
            center: Point(at: angle, radius: (inner + outer) / 2).onGrid,
            radius: (outer - inner) * 0.22))
      } else {
        // Aslant, so that they are no marks of the scale.
        let lean = isCells ? .zero : Angle.degrees((outer - inner) / 2 / radius * 180 / .pi)
        path.move(to: Point(at: angle - lean, radius: inner).onGrid)
        path.addLine(to: Point(at: angle + lean, radius: outer).onGrid)
      }
    }
    return pattern.shape(path, face)
  }

  /// The radii of both edges in a direction.
  private func radii(at angle: Angle) -> (inner: Double, outer: Double) {
    let inner = radius - width / 2
    guard let end = endWidth else { return (inner, inner + width) }
    let turned = (angle.degrees - start.degrees) / span.degrees
    let part = isReversed ? 1 - turned : turned
    return (inner, inner + width + (end - width) * part)
  }

  /// An arc inside and, outside, a spiral of one curve for every 8 degrees.
  private var tapered: Path {
    let inner = radii(at: from).inner
    var path = Path.arc(center: .zero, radius: inner, from: to, to: from)
    func outer(_ part: Double) -> Point {
      let angle = from + (to - from) * part
      return Point(at: angle, radius: radii(at: angle).outer)
    }
    path.addLine(to: outer(0))
    let count = max((abs((to - from).degrees) / 8).rounded(.up), 1)
    for step in 0..<Int(count) {
      let (low, high) = (Double(step) / count, Double(step + 1) / count)
      let (start, end, middle) = (outer(low), outer(high), outer((low + high) / 2))
      let chord = start.interpolated(to: end, 0.5)
      path.addQuadCurve(to: end, control: middle + (middle - chord))
    }
    path.close()
    return path
  }
}
