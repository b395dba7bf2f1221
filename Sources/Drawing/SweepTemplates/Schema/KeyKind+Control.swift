import SweepDiagnostics
import SweepDials
import SweepScene

extension FieldInfo {
  /// The key as a program shows a control for it: its kind with limits, its help and its default.
  var control: JSON {
    kind.control.adding([
      "name": .string(name), "help": .string(help), "required": isRequired ? .boolean(true) : nil,
      "default": defaultValue == .null ? nil : defaultValue,
    ])
  }
}

extension KeyKind {
  /// The kind as a program shows a control for it.
  var control: JSON {
    switch self {
    case .number(let range): Self.number("number", range)
    case .integer(let range): Self.number("integer", range)
    case .quantity: Self.named("quantity")
    case .boolean: Self.named("boolean")
    case .text: Self.named("text")
    case .word: Self.named("word")
    case .color: Self.named("color")
    case .themeColor: Self.named("themeColor")
    case .duration: Self.named("duration")
    case .angle: Self.named("angle")
    case .time: Self.named("time")
    case .choice(let names): Self.choice(names)
    case .numbers(let count): Self.list(.number(nil), count)
    case .quantities(let count): Self.list(.quantity, count)
    case .point, .size, .vector: Self.list(.number(nil), 2)
    case .rect: Self.list(.number(nil), 4)
    case .colorStop: Self.named("colorStop")
    case .list(let item): Self.list(item, nil)
    case .object(let defaults), .changes(let defaults): Self.object(Self.fields(defaults))
    case .document(let codec): (codec as? any AnyCodec)?.schema.control ?? Self.named("raw")
    case .easing: Self.choice(TimingFunction.named.map(\.name))
    case .scaleFactors, .pathData, .picture, .artwork, .sign, .locale, .textsByNumber,
      .parts, .shape, .animation, .timing, .needleArtwork, .drawnNeedle:
      Self.named("raw")
    }
  }

  fileprivate static func named(_ name: String) -> JSON { .object(["kind": .string(name)]) }

  fileprivate static func choice(_ names: [String]) -> JSON {
    .object(["kind": .string("choice"), "choices": .array(names.map(JSON.string))])
  }

  fileprivate static func object(_ fields: [FieldInfo]) -> JSON {
    .object(["kind": .string("object"), "keys": .array(fields.map(\.control))])
  }

  private static func list(_ item: KeyKind, _ count: Int?) -> JSON {
    .object([
      "kind": .string("list"), "item": item.control,
      "count": count.map { .number(Double($0)) },
    ])
  }

  /// The bounds that lengths and readings have for the writer alone are left out.
  fileprivate static func number(_ name: String, _ range: KeyRange?) -> JSON {
    func end(_ bound: KeyRange.Bound?, exclusive: Bool) -> JSON? {
      guard let bound, bound.isExclusive == exclusive, abs(bound.value) < 1e6 else { return nil }
      return .number(bound.value)
    }
    return .object([
      "kind": .string(name), "members": (range?.members).map { .array($0.map(JSON.number)) },
      "minimum": end(range?.lower, exclusive: false), "above": end(range?.lower, exclusive: true),
      "maximum": end(range?.upper, exclusive: false), "below": end(range?.upper, exclusive: true),
    ])
  }

  private static func fields<Value: Keyed>(_ defaults: Value) -> [FieldInfo] {
    Value.fieldInfo(defaults)
  }
}

extension FieldType {
  /// The type of a value that only documents have, as a program shows a control for it.
  fileprivate var control: JSON {
    switch self {
    case .object(let fields): KeyKind.object(fields)
    case .choice(let names): KeyKind.choice(names)
    case .number(let range), .reading(let range): KeyKind.number("number", range)
    case .integer(let range): KeyKind.number("integer", range)
    case .boolean: KeyKind.named("boolean")
    case .color: KeyKind.named("color")
    case .text: KeyKind.named("text")
    default: KeyKind.named("raw")
    }
  }
}
