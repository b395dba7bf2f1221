public import SweepGeometry
public import SweepScene

/// Parts that follow the reading: turned as a needle is, or shifted along a line.
///
/// Nested ones do both, each with its own reading and scale: the ball of an attitude indicator
/// rolls, and in it the horizon moves up and down.
///
/// ```swift
/// Follower { Hub() }.with { $0.travel = Layer.Vector(dx: 0, dy: -120) }
/// ```
public struct Follower: Part {
  /// The parts, the last one on top.
  public var parts: [any Part]
  /// Whether they turn about the centre to the direction of the reading; false by default.
  public var turns = false
  /// The shift over the whole scale, in dial units; none by default.
  public var travel = Vector.zero
  /// The reading at which they are not shifted; zero, or the end of the scale that is nearest to it,
  /// by default.
  public var origin: Double?

  /// Makes a part of others, which do not move yet.
  public init(_ parts: [any Part] = []) { self.parts = parts }

  /// Makes a part of those listed in a block, which do not move yet.
  public init(@PartsBuilder parts: () -> [any Part]) { self.init(parts()) }

  /// Own: its parts are shown one by one.
  public var paperColors: PaperColors { .own }

  /// Draws the parts at the reading. Throws for a travel of 10⁶ or more, and the errors of the
  /// parts.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try check("travel", travel.length, atLeast: 0)
    var follower = Layer("follower")
    for part in parts {
      follower.sublayers.append(try part.shownLayer(in: context))
    }
    let scale = context.scale
    if turns {
      follower.putGradientsInUserSpace()
      follower.follow(.rotation, in: context, scale.angle(of:))
    }
    if travel != .zero {
      if turns { follower = Layer("follower", sublayers: [follower]) }
      let start = scale.place(of: origin ?? scale.clamped(0))
      follower.follow(.translation, in: context) { travel * (scale.place(of: $0) - start) }
    }
    follower.hideWithoutReading(in: context)
    return follower
  }

  /// Adds the reading, and the facts of the parts.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addReading(of: context)
    for part in parts { part.describe(in: context, into: &builder) }
  }

  /// The same with its parts in their compact form.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.parts = parts.compact(leastType: leastType) }
  }
}

extension Scale {
  /// The fraction of the scale below a reading, which continues beyond its ends if the scale
  /// revolves.
  fileprivate func place(of value: Double) -> Double {
    let part = outside == .revolve ? openPart(of: value) : part(of: value)
    return isReversed ? 1 - part : part
  }
}

extension Follower: KeyedPart {
  package static let summary =
    "Parts that follow the reading: turned as a needle is, or shifted along a line."

  package static let keys: KeyTable<Follower> = KeyTable([
    Key("parts", \.parts, .parts, "The parts, the last one on top."),
    Key("turns", \.turns, .boolean, "Whether they turn to the direction of the reading."),
    Key(
      "travel", \.travel, .vector,
      "How far they are shifted over the whole scale: right, down."),
    Key(
      "origin", \.origin, optional: .quantity,
      "The reading at which they are not shifted; by default zero, or the end nearest to it."),
  ])
}
