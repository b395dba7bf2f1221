import SweepGeometry
public import SweepScene

/// The second round of a full circle: an arc over a ``ProgressPart`` with round ends.
///
/// It shows from where the end of the arc reaches its own beginning, up to twice the length of the scale;
/// the progress below it goes on (``ProgressPart/goesOn``). Its end casts a soft shadow ahead where the theme
/// has any, and is set off by a line of the face elsewhere.
public struct Lap: Part {
  /// The radius of the middle, in dial units; 84 by default.
  public var radius = 84.0
  /// The width in dial units; 16 by default.
  public var width = 16.0
  /// The colour; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The amount by which the colour is lighter, as that of the progress at its end, 0 … 1; 0 by
  /// default.
  public var fade = 0.0
  /// The colours of the progress, the last of which it has; none by default.
  public var gradient: [ColorStop] = []

  /// Makes an arc of the second round.
  public init() {}

  /// Draws the arc. Throws for sizes of zero or less, for a fade that is none, and on a scale that is
  /// not a full circle.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard context.scale.isFullCircle else { throw DialError("radius", "needs a full circle") }
    var own = context
    own.scale = context.scale.twice
    let (start, end) = (context.scale.angle(at: 0), context.scale.angle(at: 1))
    let cap = Angle.radians(width / 2 / radius * (end > start ? 1 : -1))
    // It begins two caps before it is visible, to cover the part of the shadow behind it.
    let touching = 0.5 - cap.degrees / (end - start).degrees
    let arm = ProgressArm(origin: 2 * touching - 0.5, end: 1, segments: 0)
    let place = { own.scale.part(of: own.scale.clamped($0)) }
    var arc = Layer(content: .shape(arc(from: start - cap * 4, to: end, paint(in: context.theme))))
    arc[.strokeEnd] = .number(arm.reach(place(context.reading.value)))
    arc.animations = arm.animations(of: context.reading, on: own.scale)
    var edge = Layer(sublayers: edge(in: context.theme))
    edge.follow(.rotation, in: own, bends: []) { start + (end - start) * (place($0) * 2) }
    var below = Layer(sublayers: [edge])
    below.mask = Layer(content: .shape(self.arc(from: start, to: end - cap * 3, .white)))
    var lap = Layer("lap", sublayers: [below, arc])
    lap.follow(.isHidden, in: own) { place($0) <= touching }
    return lap
  }

  /// A broader arc.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width = CompactForm.breadth(width, leastType) }
  }

  private func paint(in theme: Theme) -> Color {
    theme[theme.stops(of: gradient, color, fade).last?.color ?? color]
  }

  /// The separation of the end from the round below, at the top: a shadow in four steps, or a line.
  private func edge(in theme: Theme) -> [Layer] {
    let end = Point(0, -radius)
    let (construction, half) = (theme.construction, width / 2)
    guard theme.shadow > 0, construction.light.softness > 0 else {
      return [.disc(half + 0.9, .color(theme.face), at: end)]
    }
    return Self.shades.map { shade in
      .disc(
        half + shade.spread * half * construction.light.softness,
        .color(construction.shade.opacity(shade.part)), at: end)
    }
  }

  /// The extent of the shadow, in fractions of half the width, and its darkness there.
  private static let shades: [SoftStep] = [(0.2, 0.13), (0.16, 0.27), (0.12, 0.43), (0.07, 0.62)]

  private func arc(from: Angle, to: Angle, _ color: Color) -> Layer.Shape {
    Layer.Shape(
      .arc(center: .zero, radius: radius, from: from, to: to), fillColor: .none,
      strokeColor: .color(color), lineWidth: width, lineCap: .round)
  }
}

extension Scale {
  /// The same readings, and as many beyond, over the same turn.
  var twice: Scale {
    let length = domain.upperBound - domain.lowerBound
    return Scale(
      domain.lowerBound...(domain.upperBound + length), start: start, span: span,
      isReversed: isReversed)
  }
}

extension Lap: KeyedPart {
  package static let summary =
    "The second lap of a full circle, over a progress arc."

  package static let keys: KeyTable<Lap> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius of the middle, in dial units."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("color", \.color, .themeColor, "The colour."),
    Key(
      "fade", \.fade, .number(in: 0...1),
      "How far the colour is lighter, as at the end of a progress."),
    Key(
      "gradient", \.gradient, .list(of: .colorStop),
      "The colours of the progress, of which it has the last."),
  ])
}
