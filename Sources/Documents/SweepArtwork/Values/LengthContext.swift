import SweepGeometry
import SweepXML

/// What lengths with relative units are measured by (SVG 1.1, 7.10).
struct LengthContext {
  /// What a percentage is a part of.
  enum Axis { case x, y, diagonal }

  /// The size of the nearest view box.
  var viewport: Size
  /// The size of the type around.
  var fontSize = 16.0

  /// A length in user units; nil for what is none, or 10⁹ and more.
  func length(_ text: some StringProtocol, _ axis: Axis = .diagonal) -> Double? {
    var reader = ValueReader(text)
    reader.skipSpace()
    guard let number = reader.measure() else { return nil }
    let unit = reader.unit()
    reader.skipSpace()
    guard reader.isAtEnd, let factor = factor(of: unit, axis) else { return nil }
    let length = number * factor
    return abs(length) < ArtworkLimits.number ? length : nil
  }

  /// Lengths with white space or commas between them; nil where anything else stands there.
  func lengths(_ text: String, _ axis: Axis = .diagonal) -> [Double]? {
    let words = text.split { $0 == "," || $0.isWhitespace }
    let lengths = words.prefix(10_000).compactMap { length($0, axis) }
    return lengths.count == words.count ? lengths : nil
  }

  private func factor(of unit: String, _ axis: Axis) -> Double? {
    switch unit {
    case "", "px": 1
    case "pt": 4.0 / 3
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "q": 96 / 101.6
    case "em", "rem": fontSize
    case "ex": fontSize / 2
    case "%": whole(of: axis) / 100
    default: nil
    }
  }

  private func whole(of axis: Axis) -> Double {
    switch axis {
    case .x: viewport.width
    case .y: viewport.height
    case .diagonal:
      ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
  }
}
