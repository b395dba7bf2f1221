/// A colour in the sRGB space with straight alpha; each component runs from 0 to 1.
///
/// The counterpart of `CGColor` in the sRGB colour space and of SVG's `<color>` with its
/// `*-opacity` attribute.
public struct Color: Hashable, Sendable {
  /// The red component, 0 … 1.
  public var red: Double
  /// The green component, 0 … 1.
  public var green: Double
  /// The blue component, 0 … 1.
  public var blue: Double
  /// The opacity, 0 … 1.
  public var alpha: Double
  /// The dark value of the colour, for pages with a dark mode; none by default.
  public var variable: Variable?

  /// Makes a colour from components of 0 … 1; opaque by default.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from the six hexadecimal digits of `0xRRGGBB`; opaque by default.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xff) / 255, green: Double(rgb >> 8 & 0xff) / 255,
      blue: Double(rgb & 0xff) / 255, alpha: alpha)
  }

  /// Opaque black.
  @inlinable public static var black: Color { Color(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  public static let white = Color(0xffffff)
  /// Transparent black.
  public static let clear = Color(0x000000, alpha: 0)

  /// The same hue with another opacity, 0 … 1.
  public func opacity(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }

  /// The colour a `fraction` of the way to another, component by component as SVG animates it.
  public func interpolated(to other: Color, _ fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    var color = Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
    color.variable = mixedVariable(with: other, fraction)
    return color
  }

  /// The components without alpha as `0xRRGGBB`, each clamped to 0 … 1 and rounded to 1/255.
  public var rgb: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      value >= 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0
    }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
