import SweepGeometry

// Arithmetic of values, as animations need it (SMIL 3.0, 12.4 and 12.5; CSS Values 4, 3).
extension Value {
  /// The value between this one and another; nil if the two have no values between them.
  ///
  /// - Parameter progress: 0 for this value, 1 for the other; beyond both it is extrapolated.
  package func interpolated(to other: Value, at progress: Double) -> Value? {
    if case (.color(let a), .color(let b)) = (content, other.content) {
      return made(.color(a.mixed(with: b, progress)))
    }
    return combined(with: other, swapsAtHalf: progress >= 0.5) { $0 + ($1 - $0) * progress }
  }

  /// The sum of this value and a multiple of another; nil if they cannot be added.
  package func adding(_ other: Value, times factor: Double = 1) -> Value? {
    combined(with: other, swapsAtHalf: false) { $0 + $1 * factor }
  }

  /// The value that adds nothing to this one; nil if there is none.
  package var zero: Value? {
    if case .color(let color) = content {
      return made(.color(CSSColor(components: [0, 0, 0, color.alpha])))
    }
    return combined(with: self, swapsAtHalf: false) { _, _ in 0 }
  }

  /// The distance of two values, for paced animations (SMIL 3.0, 12.5.3); nil if they have none.
  package func distance(to other: Value) -> Double? {
    switch (content, other.content) {
    case (.color(let a), .color(let b)):
      return zip(a.levels, b.levels).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    case (.tokens(let a), .tokens(let b)):
      // Lists have no distance.
      guard a.count == 1, b.count == 1, case .quantity(let a, _) = a[0],
        case .quantity(let b, _) = b[0]
      else { return nil }
      return abs(a - b)
    default: return nil
    }
  }

  /// The numbers of which it consists, with lengths in pixels; nil for anything else, and for
  /// relative units.
  package var numbers: [Double]? {
    guard case .tokens(let tokens) = content else { return nil }
    var numbers: [Double] = []
    for token in tokens {
      guard case .quantity(let number, let unit) = token, ["", "px", "deg"].contains(unit) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The value with relative lengths in pixels.
  package func absolute(_ lengths: LengthContext, _ axis: LengthContext.Axis) -> Value {
    guard case .tokens(let tokens) = content, kind.units != .plain else { return self }
    let pixels = tokens.map { token -> Token in
      guard case .quantity(let number, let unit) = token, unit != "px", !unit.isEmpty,
        let length = lengths.length("\(number)\(unit)", axis)
      else { return token }
      return .quantity(length, unit: "px")
    }
    return made(.tokens(pixels))
  }

  private func made(_ content: Content) -> Value {
    Value([], content: content, kind)
  }

  private func combined(
    with other: Value, swapsAtHalf: Bool, _ combine: (Double, Double) -> Double
  ) -> Value? {
    switch (content, other.content) {
    case (.tokens(let a), .tokens(let b)):
      guard a.count == b.count else { return nil }
      var tokens: [Token] = []
      for (first, second) in zip(a, b) {
        guard let token = first.combined(with: second, kind, combine) else { return nil }
        tokens.append(token)
      }
      return made(.tokens(tokens))
    case (.color(let a), .color(let b)):
      let (before, after) = (a.components, b.components)
      return made(.color(CSSColor(components: zip(before, after).map(combine))))
    case (.path(let a), .path(let b)):
      return a.combined(with: b, takesFlags: swapsAtHalf, combine).map { made(.path($0)) }
    default: return nil
    }
  }
}

extension Value.Token {
  fileprivate func combined(
    with other: Self, _ kind: ValueKind, _ combine: (Double, Double) -> Double
  ) -> Self? {
    switch (self, other) {
    case (.quantity(let a, let unit), .quantity(let b, let unitOfB)):
      // Zero has every unit, and a bare length is in pixels.
      let (first, second) = (Self.unit(unit, of: a, kind), Self.unit(unitOfB, of: b, kind))
      guard first == second || first == nil || second == nil else { return nil }
      return .quantity(combine(a, b), unit: first ?? second ?? unit)
    case (.mark(let a), .mark(let b)) where a == b: return self
    default: return nil
    }
  }

  /// The unit of a quantity; nil for a zero of a kind with units.
  private static func unit(_ unit: String, of number: Double, _ kind: ValueKind) -> String? {
    if kind.units == .plain { return unit }
    if number == 0 { return nil }
    return unit.isEmpty ? "px" : unit
  }
}

extension CSSColor {
  /// Red, green, blue and opacity, 0 … 1.
  var components: [Double] { [red, green, blue, alpha] }

  /// The colour between two, in which the one of more opacity counts more (CSS Color 4, 12.3).
  func mixed(with other: CSSColor, _ progress: Double) -> CSSColor {
    let opacity = alpha + (other.alpha - alpha) * progress
    guard opacity > 0 else { return CSSColor(components: [red, green, blue, 0]) }
    let mixed = zip(components, other.components).prefix(3).map { before, after in
      (before * alpha * (1 - progress) + after * other.alpha * progress) / opacity
    }
    return CSSColor(components: mixed + [opacity])
  }

  /// Makes a colour of four components; those outside of 0 … 1 are clipped.
  init(components: [Double]) {
    self.init(
      SIMD3(components[0], components[1], components[2]), alpha: min(max(components[3], 0), 1))
  }
}
