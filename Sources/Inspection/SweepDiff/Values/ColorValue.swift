import SweepGeometry
import SweepXML

/// A colour as red, green and blue of 0 … 255 and an alpha of 0 … 1 (CSS Color 4).
struct ColorValue: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  /// Reads a name, a hexadecimal form, `rgb()` or `hsl()`; nil for anything else.
  init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if let rgb = ColorNames.rgb(text) {
      self.init(rgb)
    } else if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      self.init(function: text[..<open], text[text.index(after: open)...].dropLast())
    } else {
      return nil
    }
  }

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  private init(_ rgb: UInt32) {
    red = Double(rgb >> 16 & 255)
    green = Double(rgb >> 8 & 255)
    blue = Double(rgb & 255)
  }

  private init?(digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
    // The short forms stand for each digit twice.
    let pairs = values.count < 6 ? values.flatMap { [$0, $0] } : values
    let levels = stride(from: 0, to: pairs.count, by: 2).map {
      Double(pairs[$0] * 16 + pairs[$0 + 1])
    }
    self.init(red: levels[0], green: levels[1], blue: levels[2], alpha: 1)
    if levels.count == 4 { alpha = levels[3] / 255 }
  }

  private init?(function name: Substring, _ arguments: Substring) {
    var reader = ValueReader(arguments)
    var parts: [(value: Double, isPercent: Bool)] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      guard parts.count < 4, let number = reader.number() else { return nil }
      let isPercent = reader.take("%")
      if !isPercent, reader.next?.isLetter == true, reader.lowerWord() != "deg" { return nil }
      parts.append((number, isPercent))
      reader.skipSeparator()
      if reader.take("/") { reader.skipSpace() }
    }
    guard parts.count >= 3 else { return nil }
    let alpha = parts.count == 4 ? Self.bounded(parts[3].value, parts[3].isPercent ? 100 : 1) : 1
    switch name {
    case "rgb", "rgba":
      let levels = parts.prefix(3).map { 255 * Self.bounded($0.value, $0.isPercent ? 100 : 255) }
      self.init(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
    case "hsl", "hsla":
      self.init(
        hue: parts[0].value, Self.bounded(parts[1].value, 100), Self.bounded(parts[2].value, 100))
      self.alpha = alpha
    default: return nil
    }
  }

  private static func bounded(_ value: Double, _ whole: Double) -> Double {
    min(max(value / whole, 0), 1)
  }

  /// CSS Color 4, 7.1.
  private init(hue: Double, _ saturation: Double, _ lightness: Double) {
    func level(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = place < 0 ? place + 12 : place
      let reach = saturation * min(lightness, 1 - lightness)
      return 255 * (lightness - reach * max(-1, min(k - 3, 9 - k, 1)))
    }
    self.init(red: level(0), green: level(8), blue: level(4), alpha: 1)
  }
}
