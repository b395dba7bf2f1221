import SweepGeometry
public import SweepScene

/// Coloured stretches of a scale that tell good readings from bad ones.
///
/// ```swift
/// Bands([0, 60, 85, 100])  // good, warning, danger
/// Bands([85, 100])  // danger
/// ```
public struct Bands: Part {
  /// What tells a band from others for those who do not see its colour.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    /// Nothing but the colour.
    case solid
    /// Lines across the band.
    case stripes
    /// A row of dots.
    case dots
  }

  /// The readings at which bands begin, and at last the one at which the last band ends; rising.
  public var limits: [Double]
  /// The colours of the bands; where there are fewer bands, the last colours count. Good, warning,
  /// danger by default.
  public var colors: [ThemeColor] = [.token(.good), .token(.warning), .token(.danger)]
  /// What the bands mean, as in `too hot`, for those who do not see them; where there are fewer
  /// bands, the last ones count. By default those in `good`, `warning` and `danger` are the normal,
  /// the warning and the danger range.
  public var names: [String] = []
  /// The radius of the middle, in dial units; 93.4 by default.
  public var radius = 93.4
  /// The width in dial units, of tapering bands at the lower end of the scale; 3 by default.
  public var width = 3.0
  /// The width at the upper end of the scale, to which the outer edge grows while the inner one
  /// stays, in dial units; the same all along by default.
  public var endWidth: Double?
  /// The patterns of the bands; where there are fewer bands, the last ones count. None by default.
  public var patterns: [Pattern] = []

  /// Makes bands; without limits, none.
  public init(_ limits: [Double] = []) { self.limits = limits }

  /// Draws the bands inside the scale. Throws where the limits do not rise or colours are
  /// missing.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    try check("width", width, above: 0)
    if let endWidth { try check("endWidth", endWidth, above: 0) }
    guard !limits.isEmpty else { return Layer() }
    guard limits.count > 1, zip(limits, limits.dropFirst()).allSatisfy(<) else {
      throw DialError("limits", "must rise, and be at least two")
    }
    let bandCount = limits.count - 1
    guard bandCount <= colors.count else {
      throw DialError("colors", "must give a colour to each of the \(bandCount) bands")
    }
    guard patterns.isEmpty || bandCount <= patterns.count else {
      throw DialError("patterns", "must give a pattern to each of the \(bandCount) bands")
    }
    let patterns = patterns.suffix(bandCount)
    var bands: [Layer] = []
    bands.reserveCapacity(bandCount)
    for (band, color) in zip(0..<bandCount, colors.suffix(bandCount)) {
      let from = context.scale.bandAngle(of: limits[band])
      let to = context.scale.bandAngle(of: limits[band + 1])
      if from == to { continue }  // Outside the scale.
      let outline = BandOutline(self, from: from, to: to, on: context.scale)
      bands.append(Layer(content: .shape(outline.shape(context.theme[color]))))
      if patterns.isEmpty { continue }
      let pattern = patterns[patterns.startIndex + band]
      if let marks = outline.marks(pattern, context.theme.face) {
        bands.append(Layer(content: .shape(marks)))
      }
    }
    return Layer("bands", sublayers: bands)
  }

  /// Adds the meanings of the scale's stretches.
  public func describe(in context: DialContext, into account: inout Account) {
    account.annotateScale(of: context, meaning: Meaning(limits: limits, names: names, colors: colors))
  }
}
