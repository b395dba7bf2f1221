/// A key of documents: its name, the property that it sets, the kind of its values and its help.
///
/// Reading, the checks before drawing, the schema and the reference all follow from it.
///
/// Generic functions for keys are not specialised: they run a few times a document, and a copy of each
/// for some hundred types took a quarter of the time to compile the module.
package struct Key<Root: Sendable>: Sendable {
  package let name: String
  package let kind: KeyKind
  /// The sentence of the reference.
  package let help: String
  package let isRequired: Bool
  /// The property's value as it is read and shown.
  package let value: @Sendable (Root) -> any Sendable
  /// Sets the property to a value that was read.
  package let set: @Sendable (any Sendable, inout Root) -> Void
  /// Finds an error in the property; nil where the kind has no limits.
  package let fault: (@Sendable (Root) -> DialError?)?

  private init(
    name: String, kind: KeyKind, help: String, isRequired: Bool,
    value: @escaping @Sendable (Root) -> any Sendable,
    set: @escaping @Sendable (any Sendable, inout Root) -> Void,
    fault: (@Sendable (Root) -> DialError?)?
  ) {
    (self.name, self.kind, self.help, self.isRequired) = (name, kind, help, isRequired)
    (self.value, self.set, self.fault) = (value, set, fault)
  }

  /// Makes a key that sets a property.
  @_semantics("optimize.sil.specialize.generic.never")
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ type: KeyType<Value>,
    _ help: String, isRequired: Bool = false
  ) {
    var fault: (@Sendable (Root) -> DialError?)?
    if let inner = type.fault { fault = { inner($0[keyPath: path])?.inside(name) } }
    self.init(
      name: name, kind: type.kind, help: help, isRequired: isRequired,
      value: { type.show($0[keyPath: path]) },
      set: { value, root in
        if let value = type.make(value) { root[keyPath: path] = value }
      }, fault: fault)
  }

  /// Makes a key that sets a property which may be without a value.
  @_semantics("optimize.sil.specialize.generic.never")
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    optional type: KeyType<Value>, _ help: String, isRequired: Bool = false
  ) {
    self.init(name, path, type.optional, help, isRequired: isRequired)
  }

  /// Makes a key whose own keys change a property, and leave the rest of it as it is.
  @_semantics("optimize.sil.specialize.generic.never")
  package init<Value: DefaultKeyed>(
    _ name: String, changing path: any WritableKeyPath<Root, Value> & Sendable, _ help: String
  ) {
    let type = KeyType<Value>(.changes(Value()), fault: Value.keys.fault)
    self.init(name, path, type, help)
  }

  /// The same key for a value that is part of a larger one.
  @_semantics("optimize.sil.specialize.generic.never")
  package func inside<Outer>(
    _ path: any WritableKeyPath<Outer, Root> & Sendable
  ) -> Key<Outer> {
    var outerFault: (@Sendable (Outer) -> DialError?)?
    if let fault { outerFault = { fault($0[keyPath: path]) } }
    return Key<Outer>(
      name: name, kind: kind, help: help, isRequired: isRequired,
      value: { value($0[keyPath: path]) },
      set: { value, outer in set(value, &outer[keyPath: path]) }, fault: outerFault)
  }
}

/// The keys of a value, in the order of the reference.
package struct KeyTable<Root: Sendable>: Sendable {
  package let all: [Key<Root>]
  /// The keys whose values have limits.
  private let limited: [@Sendable (Root) -> DialError?]

  package init(_ keys: [Key<Root>]) {
    all = keys
    limited = keys.compactMap(\.fault)
  }

  /// The first error in the properties of a value.
  @Sendable package func fault(in root: Root) -> DialError? {
    for fault in limited { if let error = fault(root) { return error } }
    return nil
  }

  /// The same keys for a value that is part of a larger one.
  @_semantics("optimize.sil.specialize.generic.never")
  package func inside<Outer>(
    _ path: any WritableKeyPath<Outer, Root> & Sendable
  ) -> [Key<Outer>] {
    all.map { $0.inside(path) }
  }
}

/// A value whose properties have keys.
package protocol Keyed: Sendable {
  static var keys: KeyTable<Self> { get }
}

/// A value all of whose keys have defaults or must be there.
package protocol DefaultKeyed: Keyed {
  /// Makes the value in which every key has its default.
  init()
}

/// A part that documents can name.
package protocol KeyedPart: Part, Keyed {
  /// Says in a sentence what it draws.
  static var summary: String { get }
}

extension Keyed {
  /// Throws the first error in the properties that keys limit.
  func checkKeys() throws(DialError) {
    if let error = Self.keys.fault(in: self) { throw error }
  }
}

extension DialError {
  /// The error of a value that a key holds.
  fileprivate func inside(_ name: String) -> DialError {
    DialError(field.isEmpty ? name : "\(name).\(field)", message)
  }
}
