import SweepDiagnostics

/// A key of a mapping: its name, what it means, and the property that it fills.
struct Field<Root: Sendable>: Sendable {
  let name: String
  let type: FieldType
  let help: String
  let isRequired: Bool
  /// Reads the value into the property, or reports why not.
  let decode: @Sendable (Operand, Site, inout Root, inout Decoding) -> Void
  /// The property's value as documentation shows it; nil for none.
  let value: @Sendable (Root) -> JSON?

  /// Makes a key that fills a property.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ type: ValueType<Value>,
    _ help: String, isRequired: Bool = false
  ) {
    self.name = name
    self.type = type.schema
    self.help = help
    self.isRequired = isRequired
    decode = { operand, site, root, decoding in
      if let value = type.decode(operand, site, &decoding) { root[keyPath: path] = value }
    }
    value = { type.json($0[keyPath: path]) }
  }

  /// Makes a key that fills a property which may be without a value.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    optional type: ValueType<Value>, _ help: String, isRequired: Bool = false
  ) {
    self.name = name
    self.type = type.schema
    self.help = help
    self.isRequired = isRequired
    decode = { operand, site, root, decoding in
      if let value = type.decode(operand, site, &decoding) { root[keyPath: path] = value }
    }
    value = { $0[keyPath: path].map(type.json) }
  }
}

extension Field {
  /// The same key for a value that is part of a larger one.
  func inside<Outer>(_ path: any WritableKeyPath<Outer, Root> & Sendable) -> Field<Outer> {
    Field<Outer>(
      name: name, type: type, help: help, isRequired: isRequired,
      decode: { operand, site, outer, decoding in
        decode(operand, site, &outer[keyPath: path], &decoding)
      },
      value: { value($0[keyPath: path]) })
  }

  private init(
    name: String, type: FieldType, help: String, isRequired: Bool,
    decode: @escaping @Sendable (Operand, Site, inout Root, inout Decoding) -> Void,
    value: @escaping @Sendable (Root) -> JSON?
  ) {
    self.name = name
    self.type = type
    self.help = help
    self.isRequired = isRequired
    self.decode = decode
    self.value = value
  }
}

/// A value that is written as a mapping of keys, all of which have defaults or must be there.
protocol FieldDecodable: Sendable {
  /// The value in which every key has its default.
  static var defaults: Self { get }
  /// The keys.
  static var fields: [Field<Self>] { get }
}

extension FieldDecodable {
  /// The keys as lists and schemas show them.
  static var fieldInfo: [FieldInfo] {
    let defaults = Self.defaults
    return fields.map {
      FieldInfo(
        name: $0.name, type: $0.type, help: $0.help, isRequired: $0.isRequired,
        defaultValue: $0.isRequired ? nil : $0.value(defaults))
    }
  }
}
