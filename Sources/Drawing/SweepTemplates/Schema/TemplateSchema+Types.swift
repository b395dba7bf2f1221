import SweepDiagnostics
import SweepDials
import SweepScene

extension TemplateSchema {
  /// The schema of a mapping.
  ///
  /// - Parameter declared: the key below which a dollar is a dollar.
  static func object(
    _ fields: [FieldInfo], declaring declared: String? = nil, orNull: Bool = false,
    withParameters: Bool = true
  ) -> JSON {
    let properties = fields.map { field in
      var schema = schema(field.type, withParameters: withParameters && field.name != declared)
      schema.insert("description", .string(field.help))
      if let value = field.defaultValue, value != .null { schema.insert("default", value) }
      return JSON.Member(field.name, schema)
    }
    let required = fields.filter(\.isRequired).map { JSON.string($0.name) }
    return .object([
      "type": orNull ? .array([.string("object"), .string("null")]) : .string("object"),
      "properties": .object(properties),
      "required": required.isEmpty ? nil : .array(required),
      "additionalProperties": .boolean(false),
    ])
  }

  /// The schema of a value, which a parameter may replace.
  static func schema(_ type: FieldType, withParameters: Bool = true) -> JSON {
    let plain = plainSchema(type, withParameters)
    guard withParameters, !type.takesAnyText else { return plain }
    return .object(["anyOf": .array([plain, reference("parameter")])])
  }

  private static func plainSchema(_ type: FieldType, _ withParameters: Bool) -> JSON {
    switch type {
    case .number(let range): number(.string("number"), range)
    case .reading(let range): number(.array([.string("number"), .string("null")]), range)
    case .integer(let range): number(.string("integer"), range)
    case .boolean: .object(["type": .string("boolean")])
    case .text, .pathData: .object(["type": .string("string")])
    case .color: reference("color")
    case .themeColor: reference("themeColor")
    case .duration: reference("duration")
    case .angle: reference("angle")
    case .time: reference("time")
    case .choice(let names): .object(["enum": .array(names.map(JSON.string))])
    case .numbers(let count): list(of: .number(), count, withParameters)
    case .quantity: reference("quantity")
    case .quantities(let count): list(of: .quantity, count, withParameters)
    case .easing: easing
    case .picture:
      .object([
        "anyOf": .array([
          .object(["type": .string("string")]), object(PictureReference.fieldInfo),
        ])
      ])
    case .object(let fields): object(fields, withParameters: withParameters)
    case .list(let item):
      .object([
        "type": .string("array"), "items": schema(item, withParameters: withParameters),
      ])
    case .named(let value):
      .object([
        "type": .string("object"),
        "additionalProperties": plainSchema(value, withParameters),
      ])
    case .reference(let name): reference(name)
    case .any: .object([])
    }
  }

  private static func reference(_ name: String) -> JSON {
    .object(["$ref": .string("#/$defs/\(name)")])
  }

  private static func number(_ type: JSON, _ range: KeyRange?) -> JSON {
    func bound(_ bound: KeyRange.Bound?, exclusive: Bool) -> JSON? {
      bound.flatMap { $0.isExclusive == exclusive ? .number($0.value) : nil }
    }
    return .object([
      "type": type, "enum": (range?.members).map { .array($0.map(JSON.number)) },
      "minimum": bound(range?.lower, exclusive: false),
      "exclusiveMinimum": bound(range?.lower, exclusive: true),
      "maximum": bound(range?.upper, exclusive: false),
      "exclusiveMaximum": bound(range?.upper, exclusive: true),
    ])
  }

  private static func list(
    of type: FieldType, _ count: Int?, _ withParameters: Bool
  ) -> JSON {
    let count = count.map { JSON.number(Double($0)) }
    return .object([
      "type": .string("array"), "items": schema(type, withParameters: withParameters),
      "minItems": count, "maxItems": count,
    ])
  }

  private static var easing: JSON {
    let names = TimingFunction.named.map { JSON.string($0.name) }
    return .object([
      "anyOf": .array([.object(["enum": .array(names)]), list(of: .number(), 4, true)])
    ])
  }
}

extension FieldType {
  /// Whether the schema of the type takes a parameter's name as it is.
  fileprivate var takesAnyText: Bool {
    switch self {
    case .text, .color, .themeColor, .time, .pathData, .picture, .named, .reference, .any: true
    default: false
    }
  }
}

extension JSON {
  /// Adds a key to an object; other values stay as they are.
  mutating func insert(_ key: String, _ value: JSON) {
    guard case .object(let members) = self else { return }
    self = .object(members + [Member(key, value)])
  }
}
