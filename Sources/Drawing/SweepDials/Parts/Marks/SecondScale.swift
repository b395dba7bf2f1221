import SweepGeometry
public import SweepScene

/// A second scale on the same dial, of the same readings in another unit: miles beside kilometres.
///
/// Its marks and figures show the dial's readings, times a factor.
///
/// ```swift
/// SecondScale(0.6214).with { $0.unit = "mph" }
/// ```
public struct SecondScale: Part {
  /// The factor on readings of the dial; 1 by default.
  public var factor: Double
  /// The number added then; 0 by default.
  public var offset = 0.0
  /// The distance of its major marks in its own unit; chosen to fit by default.
  public var major: Double?
  /// The radius at which its marks begin, in dial units; 56 by default.
  public var radius = 56.0
  /// The length of the major marks in dial units; 4 by default.
  public var length = 4.0
  /// The size of the figures in dial units; 7 by default.
  public var size = 7.0
  /// The colour; the theme's `muted` by default.
  public var color = ThemeColor.token(.muted)
  /// The unit in the middle of the gap below, in the size of the figures; none by default.
  public var unit = ""

  /// Makes a scale of another unit.
  public init(_ factor: Double = 1) { self.factor = factor }

  /// Draws marks and figures. Throws for a factor of zero and for sizes of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard factor != 0 else { throw DialError("factor", "must not be zero") }
    var own = context
    own.scale = scale(like: context.scale)
    try own.scale.check()
    var parts: [any Part] = [ticks(.minor, length * 0.6), ticks(.major, length), labels]
    if !unit.isEmpty {
      parts.append(
        Caption(unit).with {
          ($0.position, $0.size, $0.color) = (Point(0, radius - length), size * 0.9, color)
        })
    }
    var layers: [Layer] = []
    for part in parts { layers.append(try part.layer(in: own)) }
    return Layer("second_scale", sublayers: layers)
  }

  /// None: two scales cannot be distinguished in small sizes.
  public func compact(leastType: Double) -> (any Part)? { nil }

  private func scale(like scale: Scale) -> Scale {
    let ends = [scale.domain.lowerBound, scale.domain.upperBound].map { $0 * factor + offset }
    let isTurned = factor < 0
    var own = Scale(
      min(ends[0], ends[1])...max(ends[0], ends[1]), start: scale.start, span: scale.span,
      isReversed: scale.isReversed != isTurned)
    own.ticks = major.map { TickRule(.step($0)) } ?? .automatic
    return own
  }

  private func ticks(_ level: Ticks.Level, _ length: Double) -> Ticks {
    Ticks(level).with {
      ($0.radius, $0.length, $0.color) = (radius, length, color)
      $0.width = level == .major ? 1 : 0.6
    }
  }

  private var labels: Labels {
    Labels().with {
      ($0.radius, $0.size, $0.color) = (radius - length - size * 0.85, size, color)
    }
  }
}

extension SecondScale: KeyedPart {
  package static let summary =
    "A second scale of the same readings in another unit: miles beside kilometres."

  package static let keys: KeyTable<SecondScale> = KeyTable([
    Key("factor", \.factor, .number(within: 1e9), "The factor of readings."),
    Key("offset", \.offset, .number(within: 1e12), "The values that are added then."),
    Key(
      "major", \.major, optional: .number,
      "The distance of its major marks in its own unit; by default chosen to fit."),
    Key(
      "radius", \.radius, .number(above: 0), "The radius at which its marks begin, in dial units."),
    Key("length", \.length, .number, "The length of the major marks."),
    Key("size", \.size, .number(above: 0), "The size of the figures."),
    Key("color", \.color, .themeColor, "The colour."),
    Key("unit", \.unit, .text, "The unit in the gap below."),
  ])
}
