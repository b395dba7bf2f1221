public import SweepGeometry
import SweepScene

/// The shadow of a shape or of a group as a whole, below it by default.
///
/// The shadow of a ``Layer``, in a colour that a theme can change.
public struct Shadow: Hashable, Sendable {
  /// The colour; black by default.
  public var color = ThemeColor.color(.black)
  /// The opacity, 0 … 1; 0.5 by default.
  public var opacity = 0.5
  /// The offset from the casting layer, in its coordinates; 0, 3 by default.
  public var offset = Vector(dx: 0, dy: 3)
  /// The standard deviation of its blur, in the units there; 3 by default.
  public var radius = 3.0

  /// Makes the shadow of the defaults.
  public init() {}
}

extension Part {
  /// Gives a layer a shadow and a blur. Throws for offsets that no layer has.
  func cast(
    _ shadow: Shadow?, blur: Double, on layer: inout Layer, in theme: Theme
  ) throws(DialError) {
    layer.blurRadius = blur
    guard let shadow else { return }
    try check("shadow.offset", shadow.offset.length, atLeast: 0)
    layer.shadowColor = theme[shadow.color]
    layer.shadowOpacity = shadow.opacity
    layer.shadowOffset = shadow.offset
    layer.shadowRadius = shadow.radius
  }
}

extension Shadow: DefaultKeyed {
  package static let keys: KeyTable<Shadow> = KeyTable([
    Key("color", \.color, .themeColor, "The colour."),
    Key("opacity", \.opacity, .number(in: 0...1), "The opacity."),
    Key("offset", \.offset, .vector, "How far it lies from what casts it: right, down."),
    Key("radius", \.radius, .number(in: 0...1000), "The standard deviation of its blur."),
  ])
}
