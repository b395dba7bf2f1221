import SweepXML
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An opaque colour of sRGB whose value is certain.
struct PlainColor: Hashable, CustomStringConvertible {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// Reads a colour as most files have it; nil for what is see-through, or written otherwise.
  init?(_ text: String) {
    let text = text.withoutSpace.lowercased()
    if let word = Self.words[text] {
      self.init(word)
    } else if text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) {
      switch text.utf8.count {
      case 4:
        let (r, g, b) = (number >> 8 & 15, number >> 4 & 15, number & 15)
        self.init(r * 17 << 16 | g * 17 << 8 | b * 17)
      case 7: self.init(number)
      default: return nil
      }
    } else if text.hasPrefix("rgb("), text.hasSuffix(")") {
      let parts = text.dropFirst(4).dropLast().split(separator: ",").map {
        UInt8($0.withoutSpace)
      }
      guard parts.count == 3, let r = parts[0], let g = parts[1], let b = parts[2] else {
        return nil
      }
      self.init(UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b))
    } else {
      return nil
    }
  }

  private init(_ number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  /// The colour as `#rrggbb`.
  var description: String {
    "#"
      + [red, green, blue].map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }
      .joined()
  }

  /// How bright it is, 0 … 1 (WCAG 2.2, relative luminance).
  var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether lighter text stands out more from it than darker text.
  var isDark: Bool { luminance < 0.179 }

  /// The contrast to another colour, 1 … 21 (WCAG 2.2, contrast ratio).
  func contrast(to other: Self) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static let words: [String: UInt32] = [
    "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "lime": 0x00FF00, "blue": 0x0000FF,
    "yellow": 0xFFFF00, "cyan": 0x00FFFF, "aqua": 0x00FFFF, "magenta": 0xFF00FF,
    "fuchsia": 0xFF00FF, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0,
    "maroon": 0x800000, "olive": 0x808000, "green": 0x008000, "purple": 0x800080,
    "teal": 0x008080, "navy": 0x000080, "orange": 0xFFA500,
  ]
}
