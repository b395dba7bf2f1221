package import SweepGeometry

/// A length as it is written: a number with a unit (CSS Values 4, 6).
package struct Length: Hashable, Sendable {
  /// The units of lengths that SVG 1.1 has, with `rem` and `q`; `user` is none.
  package enum Unit: String, CaseIterable, Sendable {
    case user = "", px, pt, pc, `in`, cm, mm, q, em, rem, ex, percent = "%"
  }

  package let number: Double
  package let unit: Unit

  /// The length in user units; nil where the unit is relative.
  package var absolute: Double? {
    switch unit {
    case .user, .px: number
    case .pt: number * 4 / 3
    case .pc: number * 16
    case .in: number * 96
    case .cm: number * 96 / 2.54
    case .mm: number * 96 / 25.4
    case .q: number * 96 / 101.6
    case .em, .rem, .ex, .percent: nil
    }
  }

  /// Reads a length with white space around it; nil for what is none, or 10⁹ and more.
  package init?(_ text: some StringProtocol) {
    var reader = ValueReader(text)
    reader.skipSpace()
    guard let number = reader.measure(),
      let unit = Unit(rawValue: reader.unit().text.lowercased())
    else { return nil }
    reader.skipSpace()
    guard reader.isAtEnd else { return nil }
    (self.number, self.unit) = (number, unit)
  }
}

/// Context of relative lengths (SVG 1.1, 7.10).
package struct LengthContext: Sendable {
  /// Reference of a percentage.
  package enum Axis: Sendable { case x, y, diagonal }

  /// The size of the nearest view box.
  package var viewport: Size
  /// The size of the type around, which `em` and `ex` go by.
  package var fontSize = 16.0
  /// The size of the type of the outermost element, which `rem` goes by.
  package var rootFontSize = 16.0

  /// Makes a context with type of 16 units.
  package init(viewport: Size) { self.viewport = viewport }

  /// A length in user units; nil for what is none, or 10⁹ and more.
  package func length(_ text: some StringProtocol, _ axis: Axis = .diagonal) -> Double? {
    guard let length = Length(text) else { return nil }
    let units = length.absolute ?? length.number * factor(of: length.unit, axis)
    return abs(units) < NumberFormat.limit ? units : nil
  }

  /// Lengths with white space or commas between them; nil where anything else stands there.
  package func lengths(_ text: String, _ axis: Axis = .diagonal) -> [Double]? {
    let words = text.split { $0 == "," || $0.isWhitespace }
    let lengths = words.prefix(10_000).compactMap { length($0, axis) }
    return lengths.count == words.count ? lengths : nil
  }

  private func factor(of unit: Length.Unit, _ axis: Axis) -> Double {
    switch unit {
    case .em: fontSize
    case .rem: rootFontSize
    case .ex: fontSize / 2
    case .percent: whole(of: axis) / 100
    default: 1
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
