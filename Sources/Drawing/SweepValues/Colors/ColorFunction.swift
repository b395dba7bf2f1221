/// A colour as a function of CSS spells it: three numbers in the units of a space, and the opacity.
struct ColorFunction {
  /// A component with its unit; `none` counts as 0 (CSS Color 4, 4.4).
  private enum Component {
    case number(Double), percentage(Double), degrees(Double), none

    /// The component in the units of its space; nil for one that does not belong there.
    ///
    ///
    /// - Parameter full: The value of 100%; 0 for a hue, which accepts no percentage.
    func value(full: Double) -> Double? {
      switch self {
      case .number(let value): value
      case .percentage(let value): full == 0 ? nil : value / 100 * full
      case .degrees(let value): full == 0 ? value : nil
      case .none: 0
      }
    }
  }

  let space: ColorSpace
  let components: SIMD3<Double>
  let alpha: Double

  /// Reads `name(…)`; nil if it is invalid, or a mixture of other colours.
  init?(_ text: ArraySlice<UInt8>) {
    var reader = ValueReader(text)
    let name = reader.word()
    guard reader.take("(") else { return nil }
    reader.skipSpace()
    let space =
      name.isKeyword("color") ? ColorSpace(named: reader.word()) : ColorSpace(function: name)
    guard let space else { return nil }
    var found: [Component] = []
    var hasCommas = false
    while found.count < 3 {
      reader.skipSpace()
      let isComma = !found.isEmpty && reader.take(",")
      if found.count == 1 { hasCommas = isComma }
      guard found.count < 2 || isComma == hasCommas, let next = Self.component(&reader) else {
        return nil
      }
      found.append(next)
    }
    guard !hasCommas || Self.isLegacy(found, space) else { return nil }
    reader.skipSpace()
    var alpha = 1.0
    if reader.take(hasCommas ? "," : "/") {
      guard let value = Self.component(&reader)?.value(full: 1) else { return nil }
      alpha = min(max(value, 0), 1)
      reader.skipSpace()
    }
    guard reader.take(")"), reader.isAtEnd else { return nil }
    let values = zip(found, space.ranges).compactMap { $0.value(full: $1) }
    guard values.count == 3 else { return nil }
    (self.space, self.alpha) = (space, alpha)
    components = SIMD3(values[0], values[1], values[2])
  }

  /// Whether components may be separated by commas (CSS Color 4, 5.1 and 7.1).
  private static func isLegacy(_ components: [Component], _ space: ColorSpace) -> Bool {
    switch (space, components[0], components[1], components[2]) {
    case (.rgb, .number, .number, .number), (.rgb, .percentage, .percentage, .percentage),
      (.hsl, .number, .percentage, .percentage), (.hsl, .degrees, .percentage, .percentage):
      true
    default: false
    }
  }

  private static func component(_ reader: inout ValueReader) -> Component? {
    reader.skipSpace()
    guard let number = reader.number() else {
      return reader.word().isKeyword("none") ? Component.none : nil
    }
    let unit = reader.unit()
    if unit.isEmpty { return .number(number) }
    return unit.spells("%")
      ? .percentage(number) : AngleUnit(unit).map { .degrees(number * $0.degrees) }
  }
}
