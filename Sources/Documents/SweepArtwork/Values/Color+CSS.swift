import SweepScene
import SweepXML

extension Color {
  /// Makes a colour from its spelling in CSS: hexadecimal, by name, `rgb()` or `hsl()` with or
  /// without alpha (CSS Color 4, 4); nil for anything else.
  init?(css text: String) {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") {
      self.init(hexDigits: text.dropFirst())
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let arguments = text[text.index(after: open)...].dropLast()
      guard let values = Self.arguments(arguments) else { return nil }
      self.init(function: String(text[..<open]), values)
    } else if let color = NamedColors.color(text) {
      self = color
    } else {
      return nil
    }
  }

  /// Numbers, each with whether it is a percentage.
  private static func arguments(_ text: some StringProtocol) -> [(Double, isPercent: Bool)]? {
    var reader = ValueReader(text)
    var values: [(Double, isPercent: Bool)] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      guard values.count < 4, let number = reader.measure() else { return nil }
      let unit = reader.unit()
      guard ["", "%", "deg"].contains(unit) else { return nil }
      values.append((number, unit == "%"))
      reader.skipSeparator()
      if reader.take("/") { reader.skipSpace() }
    }
    return values.count >= 3 ? values : nil
  }

  private init?(function name: String, _ values: [(Double, isPercent: Bool)]) {
    func part(_ value: (Double, isPercent: Bool), of whole: Double) -> Double {
      min(max(value.0 / (value.isPercent ? 100 : whole), 0), 1)
    }
    let alpha = values.count > 3 ? part(values[3], of: 1) : 1
    switch name {
    case "rgb", "rgba":
      self.init(
        red: part(values[0], of: 255), green: part(values[1], of: 255),
        blue: part(values[2], of: 255), alpha: alpha)
    case "hsl", "hsla":
      self.init(
        hue: values[0].0, saturation: part(values[1], of: 100), lightness: part(values[2], of: 100),
        alpha: alpha)
    default: return nil
    }
  }

  /// Makes a colour from a hue in degrees, a saturation and a lightness (CSS Color 4, 7.1).
  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = place < 0 ? place + 12 : place
      let reach = saturation * min(lightness, 1 - lightness)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}
