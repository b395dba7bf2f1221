import SweepGeometry
public import SweepScene

/// An arc that grows with the reading, on a track as long as the scale.
public struct Progress: Part {
  /// The radius of the middle, in dial units; 93.4 by default.
  public var radius = 93.4
  /// The width in dial units; 3 by default.
  public var width = 3.0
  /// The colour of the arc; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The colour of the track; the theme's `track` by default.
  public var track = ThemeColor.token(.track)
  /// Whether the ends are round; false by default.
  public var isRound = false
  /// What lies on the track, below the arc.
  public var bands = Bands()

  /// Makes a progress arc.
  public init() {}

  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    try check("width", width, above: 0)
    let scale = context.scale
    let fraction = { (value: Double) in abs(scale.angle(of: value).degrees - origin(scale).degrees) / abs(scale.span.degrees) }
    var track = Shape(
      .arc(center: .zero, radius: radius, from: scale.start, to: scale.end), fillColor: .none,
      strokeColor: .color(context.theme[self.track]), lineWidth: width)
    track.lineCap = isRound ? .round : .butt
    var arc = track
    if scale.isReversed {
      arc.path = .arc(center: .zero, radius: radius, from: scale.end, to: scale.start)
    }
    arc.strokeColor = .color(context.theme[color])
    arc.strokeEnd = fraction(context.reading.value)
    var moving = Layer("progress_arc", content: .shape(arc))
    moving.animations = [context.reading.animation(of: .strokeEnd, fraction)].compactMap { $0 }
    let bands = try self.bands.layer(in: context)
    return Layer("progress", sublayers: [Layer(content: .shape(track)), bands, moving])
  }

  /// Where the arc begins: at the scale's lower reading.
  private func origin(_ scale: Scale) -> Angle { scale.angle(of: scale.domain.lowerBound) }
}
