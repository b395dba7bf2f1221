import SweepDiagnostics
import SweepGeometry
import SweepScene

extension Decoding {
  /// A value of an animated property; nil where it is wrong, which is reported.
  mutating func animationValue(
    _ node: Node, _ name: String, of property: AnimatedProperty
  ) -> AnimationValue? {
    guard let (operand, site) = operand(node, name) else { return nil }
    return animationValue(operand, site, of: property)
  }

  /// The values of an animated property in a list.
  mutating func animationValues(_ node: Node, of property: AnimatedProperty) -> [AnimationValue] {
    guard let (operand, site) = operand(node, "values") else { return [] }
    if case .parameter(.numbers(let numbers), _) = operand, property.takesNumbers {
      return numbers.map { property == .rotation ? .angle(.degrees($0)) : .number($0) }
    }
    guard case .sequence(let nodes) = operand else {
      report(.wrongShape, "must be a list", at: site)
      return []
    }
    return nodes.enumerated().compactMap { index, item in
      let place = site.item(index, item)
      return animationValue(item, place.name, of: property)
    }
  }

  private mutating func animationValue(
    _ operand: Operand, _ site: Site, of property: AnimatedProperty
  ) -> AnimationValue? {
    switch property {
    case .rotation: ValueType<Angle>.angle.decode(operand, site, &self).map { .angle($0) }
    case .isHidden: ValueType<Bool>.boolean.decode(operand, site, &self).map { .bool($0) }
    case .path: ValueType<Path>.pathData.decode(operand, site, &self).map { .path($0) }
    case .fillColor, .strokeColor:
      ValueType<Color>.color.decode(operand, site, &self).map { .color($0) }
    case .scale: ValueType<ScaleFactors>.factors.decode(operand, site, &self).map { .scale($0) }
    case .translation:
      ValueType<Point>.point.decode(operand, site, &self).map { .vector($0 - .zero) }
    case .locations:
      ValueType<[Double]>.numbers().decode(operand, site, &self).map { .numbers($0) }
    case .colors:
      ValueType<[Color]>.list(of: .color).decode(operand, site, &self).map { .colors($0) }
    default: ValueType<Double>.number().decode(operand, site, &self).map { .number($0) }
    }
  }
}

extension AnimatedProperty {
  /// Whether a value is one number.
  fileprivate var takesNumbers: Bool {
    switch self {
    case .rotation, .opacity, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase: true
    default: false
    }
  }
}

extension ValueType where Value == ScaleFactors {
  /// How much something is stretched: one number, or one for each direction.
  static var factors: Self {
    ValueType(.any, json: { .array([.number($0.x), .number($0.y)]) }) { operand, site, decoding in
      if case .sequence = operand {
        let pair = ValueType<[Double]>.numbers(count: 2).decode(operand, site, &decoding)
        return pair.map { ScaleFactors(x: $0[0], y: $0[1]) }
      }
      return ValueType<Double>.number().decode(operand, site, &decoding).map { ScaleFactors($0) }
    }
  }
}

extension ValueType where Value == Double {
  /// The number of passes: more than zero, or the word `infinity`.
  static var count: Self {
    ValueType(.any, json: { $0 == .infinity ? .string("infinity") : .number($0) }) {
      operand, site, decoding in
      if case .literal(let scalar) = operand, scalar.text == "infinity" { return .infinity }
      return number().decode(operand, site, &decoding)
    }
  }
}
