public import SweepGeometry
import SweepScene

/// An element of artwork, such as a lamp or a coloured band, that lights up while the reading is in a range.
///
/// ```swift
/// var part = ArtworkPart()
/// part.lights = [DrawnLight("warn", from: 80), DrawnLight("green", from: 20, below: 80)]
/// ```
public struct DrawnLight: Hashable, Sendable, ArtworkFollower {
  /// Its id, or the label that its editor shows.
  public var element: String
  /// The box of the element, in the units of the artwork's view box: the element there is meant if none has
  /// the name. None by default.
  public var box: Rect?
  /// The reading from which it is lit; by default any. If it is above `below`, the element is lit outside of
  /// the two.
  public var from: Double?
  /// The reading below which it is lit; by default any.
  public var below: Double?
  /// The opacity while it is not lit, 0 … 1; 0.2 by default.
  public var idleOpacity = 0.2

  /// Makes a light of an element.
  public init(_ element: String, from: Double? = nil, below: Double? = nil) {
    (self.element, self.from, self.below) = (element, from, below)
  }

  package init() { self.init("light") }

  package static let keys: KeyTable<DrawnLight> = KeyTable(
    elementKeys + [
      Key(
        "from", \.from, optional: .quantity,
        "The reading from which on it is lit; above 'below' it is lit outside of the two."),
      Key("below", \.below, optional: .quantity, "The reading below which it is lit."),
      Key("idleOpacity", \.idleOpacity, .number(in: 0...1), "The opacity while it is not lit."),
    ])

  /// The artwork in which the element follows the reading.
  func switched(in artwork: Artwork, _ context: DialContext) throws(DialError) -> Artwork {
    try checkKeys()
    try artwork.check(element, "lights")
    let range = GroupPart().with { ($0.from, $0.below) = (from, below) }
    let idle = context.theme.shown(opacity: idleOpacity)
    return artwork.changed(element) { layer, _ in
      var light = Layer(sublayers: [layer])
      light.follow(.opacity, in: context, at: range.limits) { range.shows($0) ? 1 : idle }
      if context.reading.isMissing { light.opacity = idle }
      return light
    }
  }
}
