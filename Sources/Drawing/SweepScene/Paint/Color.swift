import SweepValues

/// A colour in the sRGB space with straight alpha; each component runs from 0 to 1.
///
/// The counterpart of `CGColor` in the sRGB colour space and of SVG's `<color>` with its
/// `*-opacity` attribute.
public struct Color: Hashable, Sendable, Codable {
  /// The red component, 0 … 1.
  public var red: Double
  /// The green component, 0 … 1.
  public var green: Double
  /// The blue component, 0 … 1.
  public var blue: Double
  /// The opacity, 0 … 1.
  public var alpha: Double
  /// The variable of a colour that a page may change; none by default.
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

  /// SVG's `red` (SVG 1.1, 4.4), `#f00`.
  public static let red = Color(0xff0000)
  /// SVG's `orange` (SVG 1.1, 4.4), `#ffa500`.
  public static let orange = Color(0xffa500)
  /// SVG's `yellow` (SVG 1.1, 4.4), `#ff0`.
  public static let yellow = Color(0xffff00)
  /// SVG's `green` (SVG 1.1, 4.4), `#008000`.
  public static let green = Color(0x008000)
  /// SVG's `cyan` (SVG 1.1, 4.4), `#0ff`.
  public static let cyan = Color(0x00ffff)
  /// SVG's `blue` (SVG 1.1, 4.4), `#00f`.
  public static let blue = Color(0x0000ff)
  /// SVG's `purple` (SVG 1.1, 4.4), `#800080`.
  public static let purple = Color(0x800080)
  /// SVG's `magenta` (SVG 1.1, 4.4), `#f0f`.
  public static let magenta = Color(0xff00ff)
  /// SVG's `gray` (SVG 1.1, 4.4), `#808080`.
  public static let gray = Color(0x808080)

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

  /// The colour as `#rrggbb`, without its opacity.
  package var hexDigits: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Color {
  /// The colour of the writing around artwork, SVG's `currentColor`: black, until a part gives it
  /// one.
  package static var ink: Color {
    var color = black
    color.variable = Variable(index: .max, dark: 0)
    return color
  }

  /// The colour, or another one in place of `ink`, as opaque as it was.
  package func inked(_ ink: Color) -> Color {
    variable == Color.ink.variable ? ink.opacity(ink.alpha * alpha) : self
  }
}

extension Color {
  /// Makes a colour from any spelling that CSS has for one, converted to sRGB (CSS Color 4); nil
  /// for anything else, and for `currentcolor`.
  package init?(css text: some StringProtocol) {
    guard let color = CSSColor(text) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension Color {
  /// A colour that the embedding page may change, with a separate value in dark mode.
  ///
  /// The counterpart of a dynamic `UIColor`. The colour itself is the one in the light, which
  /// readers without style show.
  public struct Variable: Hashable, Sendable, Codable {
    /// The place of its name among the ``Layer/Scene/variables``; nil for a mixture, which has none.
    public var index: UInt8?
    /// The colour in the dark as `0xRRGGBB`; its opacity is that in the light.
    public var dark: UInt32

    /// Makes a variable.
    public init(index: UInt8?, dark: UInt32) {
      self.index = index
      self.dark = dark
    }
  }

  /// The colour in dark mode; the same without a variable.
  public var darkVariant: Color { variable.map { Color($0.dark, alpha: alpha) } ?? self }

  /// This colour, replaced in each mode by a third one if it equals `other` there.
  public func replaced(by third: Color, whereSameAs other: Color) -> Color {
    let light = rgb == other.rgb ? third : self
    let dark = darkVariant.rgb == other.darkVariant.rgb ? third.darkVariant : darkVariant
    return light.replacingDark(by: dark)
  }

  /// The colour with another one in dark mode, whose opacity does not count.
  package func replacingDark(by dark: Color) -> Color {
    if darkVariant.rgb == dark.rgb { return self }
    var color = self
    color.variable = Variable(index: nil, dark: dark.rgb)
    return color
  }

  func mixedVariable(with other: Color, _ fraction: Double) -> Variable? {
    if variable == nil, other.variable == nil { return nil }
    if fraction == 0 { return variable }
    if fraction == 1 { return other.variable }
    let (start, end) = (darkVariant, other.darkVariant)
    return Variable(index: nil, dark: start.interpolated(to: end, fraction).rgb)
  }
}
