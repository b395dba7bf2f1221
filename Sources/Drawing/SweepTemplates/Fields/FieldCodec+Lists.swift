import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

extension FieldCodec where Value == [Double] {
  /// Numbers in a list, `count` of them if it is set.
  static func numbers(count: Int? = nil) -> Self {
    list(of: .number, count, .numbers(count: count))
  }

  /// Numbers or times in a list, `count` of them if it is set.
  static func quantities(count: Int?) -> Self {
    list(of: .quantity, count, .quantities(count: count))
  }

  private static func list(
    of item: FieldCodec<Double>, _ count: Int?, _ schema: FieldType
  ) -> Self {
    FieldCodec(schema, json: { .array($0.map(JSON.number)) }) { operand, origin, decoding in
      guard let numbers = list(operand, of: item, origin, &decoding) else { return nil }
      if let count, numbers.count != count {
        decoding.report(
          .wrongShape, "must be a list of \(count) numbers, not of \(numbers.count)", at: origin)
        return nil
      }
      return numbers
    }
  }

  private static func list(
    _ operand: Operand, of item: FieldCodec<Double>, _ origin: ValueOrigin,
    _ decoding: inout Decoding
  ) -> [Double]? {
    switch operand {
    case .sequence(let nodes): return items(nodes, item, origin, &decoding)
    case .parameter(.numbers(let numbers), _): return numbers
    case .parameter(let value, let name):
      decoding.report(
        .wrongType,
        "must be a list of numbers, but \(Operand.subject(name)) is \(value.kind.traits.noun)",
        at: origin)
    case .literal(let scalar) where scalar.isNull:
      decoding.report(.noValue, "has no value", at: origin)
    default:
      decoding.report(
        .wrongShape, "must be a list of numbers", at: origin, hint: "write them as [1, 2, 3]")
    }
    return nil
  }
}

extension FieldCodec {
  /// The values of a list's items; nil for an error, after all have been read.
  static func items<Item>(
    _ nodes: [Node], _ type: FieldCodec<Item>, _ origin: ValueOrigin, _ decoding: inout Decoding
  ) -> [Item]? {
    var items: [Item] = []
    for (index, node) in nodes.enumerated() {
      let place = origin.item(index, node)
      guard let (operand, found) = decoding.operand(node, place.name) else { continue }
      if let item = type.decode(operand, found, &decoding) { items.append(item) }
    }
    return items.count == nodes.count ? items : nil
  }

  /// A list of values of a type.
  static func list<Item>(of type: FieldCodec<Item>) -> Self where Value == [Item] {
    FieldCodec(.list(type.schema), json: { .array($0.map(type.json)) }) {
      operand, origin, decoding in
      switch operand {
      case .sequence(let nodes): return items(nodes, type, origin, &decoding)
      case .parameter(let value, let name):
        if let values = value.items {
          let items = values.compactMap {
            type.decode(.parameter($0, name: name), origin, &decoding)
          }
          return items.count == values.count ? items : nil
        }
        decoding.report(
          .wrongType, "must be a list, but \(Operand.subject(name)) is \(value.kind.traits.noun)",
          at: origin)
      default: decoding.report(.wrongShape, "must be a list", at: origin)
      }
      return nil
    }
  }
}

extension FieldCodec where Value: Keyed {
  /// A mapping of keys.
  ///
  /// - Parameter defaults: the value in which every key has its default.
  static func object(_ defaults: Value) -> Self {
    FieldCodec(.object(Value.fieldInfo(defaults))) { operand, origin, decoding in
      decoding.changed(defaults, by: operand, origin)
    }
  }
}

extension FieldCodec where Value: DefaultKeyed {
  /// A mapping of keys.
  static var object: Self { object(Value()) }
}

extension FieldCodec where Value == Point {
  /// A point as its two coordinates.
  static var point: Self {
    FieldCodec(.numbers(count: 2), json: { .array([.number($0.x), .number($0.y)]) }) {
      operand, origin, decoding in
      let numbers = FieldCodec<[Double]>.numbers(count: 2).decode(operand, origin, &decoding)
      guard let numbers else { return nil }
      guard numbers.allSatisfy({ abs($0) < 1e6 }) else {
        decoding.report(.outOfRange, "must be x and y within 1e6 of zero", at: origin)
        return nil
      }
      return Point(numbers[0], numbers[1])
    }
  }
}

extension FieldCodec where Value == Size {
  /// A width and a height.
  static var size: Self {
    FieldCodec<[Double]>.numbers(count: 2).compactMap {
      Size(width: $0[0], height: $0[1])
    } json: {
      .array([.number($0.width), .number($0.height)])
    }
  }
}

extension FieldCodec where Value == Rect {
  /// A rectangle as its left and upper edge, its width and its height.
  static var rect: Self {
    FieldCodec(.numbers(count: 4), json: json) { operand, origin, decoding in
      let numbers = FieldCodec<[Double]>.numbers(count: 4).decode(operand, origin, &decoding)
      guard let numbers else { return nil }
      // Smaller sides would be written as zero.
      guard numbers[2] >= 0.01, numbers[3] >= 0.01, numbers.allSatisfy({ abs($0) < 1e6 }) else {
        decoding.report(
          .outOfRange, "must be x, y, and a width and height of 0.01 or more, all below 1e6",
          at: origin)
        return nil
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  private static func json(_ rect: Rect) -> JSON {
    .array([rect.minX, rect.minY, rect.size.width, rect.size.height].map(JSON.number))
  }
}

extension TimingFunction {
  /// The paces that documents can name.
  static let named: [(name: String, pace: TimingFunction)] = [
    ("linear", .linear), ("ease", .default), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInEaseOut), ("back", .back()), ("bounce", .bounce()),
    ("elastic", .elastic()), ("spring", .needleSpring), ("swing", .swing),
    ("sway", .sway),
  ]
}

extension FieldCodec where Value == TimingFunction {
  /// The pace of a movement: a name of CSS, a swing or a bounce, or the four numbers of a cubic curve.
  static var easing: Self {
    let named = TimingFunction.named
    return FieldCodec(
      .easing, json: { pace in .string(named.first { $0.pace == pace }?.name ?? "linear") }
    ) { operand, origin, decoding in
      if case .sequence = operand {
        guard let four = FieldCodec<[Double]>.numbers(count: 4).decode(operand, origin, &decoding)
        else { return nil }
        // A curve may overshoot, but time is monotone.
        guard [four[0], four[2]].allSatisfy((0...1).contains),
          [four[1], four[3]].allSatisfy((-100...100).contains)
        else {
          decoding.report(
            .outOfRange, "must have its first and third number, the times, in 0 … 1", at: origin,
            hint: "the second and the fourth may overshoot, by up to 100")
          return nil
        }
        return TimingFunction(four[0], four[1], four[2], four[3])
      }
      let name = FieldCodec<String>.choice(of: named.map(\.name)).decode(operand, origin, &decoding)
      return named.first { $0.name == name }?.pace
    }
  }
}

extension FieldCodec where Value == Node {
  /// Any value, unread.
  static func raw(_ schema: FieldType) -> Self {
    FieldCodec(schema) { _, origin, _ in origin.node }
  }
}
