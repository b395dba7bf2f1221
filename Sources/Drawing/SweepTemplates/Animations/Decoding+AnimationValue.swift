import SweepDiagnostics
import SweepGeometry
import SweepScene

extension Decoding {
  /// A value of an animated property; nil for an error, which is reported.
  mutating func animationValue(
    _ node: Node, _ name: String, of property: AnimatedProperty
  ) -> AnimationValue? {
    guard let (operand, origin) = operand(node, name) else { return nil }
    return animationValue(operand, origin, of: property)
  }

  /// The values of an animated property in a list.
  mutating func animationValues(_ node: Node, of property: AnimatedProperty) -> [AnimationValue] {
    guard let (operand, origin) = operand(node, "values") else { return [] }
    if case .parameter(.numbers(let numbers), _) = operand {
      switch property.type {
      case .angle: return numbers.map { .angle(.degrees($0)) }
      case .number: return numbers.map { .number($0) }
      default: break
      }
    }
    guard case .sequence(let nodes) = operand else {
      report(.wrongShape, "must be a list", at: origin)
      return []
    }
    return nodes.enumerated().compactMap { index, item in
      let place = origin.item(index, item)
      return animationValue(item, place.name, of: property)
    }
  }

  private mutating func animationValue(
    _ operand: Operand, _ origin: ValueOrigin, of property: AnimatedProperty
  ) -> AnimationValue? {
    switch property.type {
    case .angle: FieldCodec<Angle>.angle.decode(operand, origin, &self).map { .angle($0) }
    case .bool: FieldCodec<Bool>.boolean.decode(operand, origin, &self).map { .bool($0) }
    case .path: FieldCodec<Path>.pathData.decode(operand, origin, &self).map { .path($0) }
    case .color: FieldCodec<Color>.color.decode(operand, origin, &self).map { .color($0) }
    case .scale: FieldCodec<ScaleFactors>.factors.decode(operand, origin, &self).map { .scale($0) }
    case .vector: FieldCodec<Point>.point.decode(operand, origin, &self).map { .vector($0 - .zero) }
    case .numbers:
      FieldCodec<[Double]>.numbers().decode(operand, origin, &self).map { .numbers($0) }
    case .colors:
      FieldCodec<[Color]>.list(of: .color).decode(operand, origin, &self).map { .colors($0) }
    case .number: FieldCodec<Double>.number.decode(operand, origin, &self).map { .number($0) }
    case .string: nil
    }
  }
}

extension FieldCodec where Value == ScaleFactors {
  /// Scale factors: one number, or one for each direction.
  static var factors: Self {
    FieldCodec(.any, json: { .array([.number($0.x), .number($0.y)]) }) {
      operand, origin, decoding in
      if case .sequence = operand {
        let pair = FieldCodec<[Double]>.numbers(count: 2).decode(operand, origin, &decoding)
        return pair.map { ScaleFactors(x: $0[0], y: $0[1]) }
      }
      return FieldCodec<Double>.number.decode(operand, origin, &decoding).map { ScaleFactors($0) }
    }
  }
}

extension FieldCodec where Value == Double {
  /// The number of passes: more than zero, or the word `infinity`.
  static var count: Self {
    FieldCodec(.any, json: { $0 == .infinity ? .string("infinity") : .number($0) }) {
      operand, origin, decoding in
      if case .literal(let scalar) = operand, scalar.text == "infinity" { return .infinity }
      return number.decode(operand, origin, &decoding)
    }
  }
}
