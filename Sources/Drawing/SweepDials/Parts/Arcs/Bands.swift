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
    /// Nothing but the colour.
    case solid
    /// Lines across the band.
    case stripes
    /// A row of dots.
    case dots
  }

  /// The readings where bands begin, and the one where the last band ends; rising.
  public var limits: [Double]
  /// The colours; with fewer bands, the last ones count. Good, warning, danger by default.
  public var colors: [ThemeColor] = [.token(.good), .token(.warning), .token(.danger)]
  /// What the bands mean, as in `too hot`, for descriptions; with fewer bands, the last ones count.
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
  /// The patterns; with fewer bands, the last ones count. None by default.
  public var patterns: [Pattern] = []

  /// Makes bands; without limits, none.
  public init(_ limits: [Double] = []) { self.limits = limits }

  /// Draws the bands inside the scale. Throws if limits do not rise or colours are missing.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard !limits.isEmpty else { return Layer() }
    var bands: [Layer] = []
    let half = Angle.degrees(gap / 2 / radius * 180 / .pi)
    for stretch in try ScaleRange.all(between: limits, colors, patterns) {
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

  /// Adds the meanings of the scale's stretches.
  public func describe(in context: DialContext, into account: inout Account) {
    account.annotateScale(
      of: context, meaning: RangeMeaning(limits: limits, names: names, colors: colors))
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
      "The colours; with fewer bands, the last ones count."),
    Key(
      "names", \.names, .list(of: .text),
      "What the bands mean, for descriptions; with fewer bands, the last ones count."
    ),
    Key("radius", \.radius, .number(above: 0), "The radius of the middle, in dial units."),
    Key("width", \.width, .number(above: 0), "The width, if tapered at the lower end."),
    Key(
      "endWidth", \.endWidth, optional: .number(above: 0),
      "The width at the upper end; by default the same."),
    Key("gap", \.gap, .number(atLeast: 0), "The gap between two bands."),
    Key(
      "patterns", \.patterns, .list(of: .choice),
      "The patterns; with fewer bands, the last ones count."),
  ])
}
