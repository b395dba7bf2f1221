import SweepDiagnostics

/// A key of a mapping: its name, what it means, and the property that it fills.
struct Field<Root: Sendable>: Sendable {
  let name: String
  let type: FieldType
  let help: String
  let isRequired: Bool
  /// Reads the value into the property, or reports why not.
  let decode: @Sendable (Operand, ValueOrigin, inout Root, inout Decoding) -> Void
  /// The property's value as documentation shows it; null for none.
  let value: @Sendable (Root) -> JSON
}

extension Field {
  /// Makes a key that fills a property.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ type: FieldCodec<Value>,
    _ help: String, isRequired: Bool = false
  ) {
    self.init(
      name: name, type: type.schema, help: help, isRequired: isRequired,
      decode: { operand, origin, root, decoding in
        if let value = type.decode(operand, origin, &decoding) { root[keyPath: path] = value }
      },
      value: { type.json($0[keyPath: path]) })
  }

  /// Makes a key that fills a property which may be without a value.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    optional type: FieldCodec<Value>, _ help: String, isRequired: Bool = false
  ) {
    self.init(name, path, type.optional, help, isRequired: isRequired)
  }

  /// Makes a key whose own keys change a property, and leave the rest of it as it is.
  init<Value: FieldDecodable>(
    _ name: String, changing path: any WritableKeyPath<Root, Value> & Sendable, _ help: String
  ) {
    self.init(
      name: name, type: .object(Value.fieldInfo), help: help, isRequired: false,
      decode: { operand, origin, root, decoding in
        guard let entries = decoding.mapping(operand, origin) else { return }
        decoding.decode(
          entries, into: &root[keyPath: path], of: "'\(origin.name)'", at: origin.location)
      },
      value: { _ in .null })
  }

  /// The same key for a value that is part of a larger one.
  func inside<Outer>(_ path: any WritableKeyPath<Outer, Root> & Sendable) -> Field<Outer> {
    Field<Outer>(
      name: name, type: type, help: help, isRequired: isRequired,
      decode: { operand, origin, outer, decoding in
        decode(operand, origin, &outer[keyPath: path], &decoding)
      },
      value: { value($0[keyPath: path]) })
  }
}

/// A value that is written as a mapping of keys.
protocol FieldTable: Sendable {
  /// The keys.
  static var fields: [Field<Self>] { get }
}

/// A value all of whose keys have defaults or must be there.
protocol FieldDecodable: FieldTable {
  /// Makes the value in which every key has its default.
  init()
}

extension FieldTable {
  /// The keys as lists and schemas show them.
  ///
  /// - Parameter defaults: the value in which every key has its default.
  static func fieldInfo(_ defaults: Self) -> [FieldInfo] {
    fields.map {
      FieldInfo(
        name: $0.name, type: $0.type, help: $0.help, isRequired: $0.isRequired,
        defaultValue: $0.isRequired ? nil : $0.value(defaults))
    }
  }
}

extension FieldDecodable {
  /// The keys as lists and schemas show them.
  static var fieldInfo: [FieldInfo] { fieldInfo(Self()) }
}
