/// A colour of CSS in the sRGB space with straight alpha; each component runs from 0 to 1 (CSS Color 4).
///
/// Colours of other spaces are converted. What sRGB does not hold is clipped, component by component
/// (CSS Color 4, 13.1.3), as browsers do.
///
/// ```swift
/// CSSColor("oklch(62.8% 0.2577 29.23)")  // red
/// ```
package struct CSSColor: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  /// Makes a colour; components outside of 0 … 1 are clipped.
  init(_ components: SIMD3<Double>, alpha: Double) {
    let clipped = components.clamped(lowerBound: .zero, upperBound: .one)
    (red, green, blue) = (clipped.x, clipped.y, clipped.z)
    self.alpha = alpha
  }

  private init(rgb: UInt32, alpha: Double = 1) {
    let bytes = SIMD3(Double(rgb >> 16 & 0xff), Double(rgb >> 8 & 0xff), Double(rgb & 0xff))
    self.init(bytes / 255, alpha: alpha)
  }

  /// Reads a colour with white space around it; nil for what is none, for the system's colours, and
  /// for those that other colours are mixed of.
  ///
  /// - Parameter current: What `currentcolor` stands for; nil where that is not known.
  package init?(_ text: ArraySlice<UInt8>, current: CSSColor? = nil) {
    let text = text.withoutSpace
    if text.first == UInt8(ascii: "#") {
      self.init(hexDigits: text.dropFirst())
    } else if text.last == UInt8(ascii: ")") {
      guard let color = ColorFunction(text) else { return nil }
      self.init(color.space.sRGB(color.components), alpha: color.alpha)
    } else if let rgb = ColorNames.rgb(text) {
      self.init(rgb: rgb)
    } else if text.isKeyword("transparent") {
      self.init(rgb: 0, alpha: 0)
    } else if let current, text.isKeyword("currentcolor") {
      self = current
    } else {
      return nil
    }
  }

  /// Reads a colour from a text.
  package init?(_ text: some StringProtocol, current: CSSColor? = nil) {
    self.init(Array(text.utf8)[...], current: current)
  }

  /// Red, green and blue, 0 … 255.
  package var levels: [Double] { [red * 255, green * 255, blue * 255] }

  /// The colour as `#rrggbb`, rounded and without its opacity.
  package var hexDigits: String {
    levels.reduce(into: "#") { text, level in
      let number = Int(level.rounded())
      text += (number < 16 ? "0" : "") + String(number, radix: 16)
    }
  }

  /// Relative luminance, 0 … 1, whatever the opacity (WCAG 2.2).
  package var luminance: Double {
    let light = [red, green, blue].map(ColorSpace.decoded)
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  }

  /// Reads 3, 4, 6 or 8 hexadecimal digits, the last quarter of 4 and 8 being the opacity
  /// (CSS Color 4, 5.2).
  private init?(hexDigits: ArraySlice<UInt8>) {
    guard [3, 4, 6, 8].contains(hexDigits.count) else { return nil }
    // The short forms stand for each digit twice.
    let isShort = hexDigits.count < 6
    var number: UInt32 = 0
    for byte in hexDigits {
      guard let digit = byte.hexDigit else { return nil }
      number = isShort ? number << 8 | digit * 17 : number << 4 | digit
    }
    let hasAlpha = hexDigits.count == 4 || hexDigits.count == 8
    self.init(
      rgb: hasAlpha ? number >> 8 : number, alpha: hasAlpha ? Double(number & 0xff) / 255 : 1)
  }
}
