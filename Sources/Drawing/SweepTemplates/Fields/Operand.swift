/// The value of a key, once parameters are put in.
enum Operand {
  /// Text of the document, still to be read by the key's grammar.
  case literal(Scalar)
  /// The value of a parameter, or of an expression, which has no name: its type is known.
  case parameter(ParameterValue, name: String?)
  /// A list.
  case sequence([Node])
  /// A mapping.
  case mapping([Node.Entry])
  /// A parameter without a value: the key counts as not written.
  case absent
}

extension Operand {
  /// The name of a parameter, or of an expression, in messages.
  static func subject(_ name: String?) -> String {
    name.map { "the parameter '\($0)'" } ?? "the expression"
  }
}

/// A key with the place to blame for its value.
struct ValueOrigin {
  /// The key, or the number of a list's item.
  var name: String
  /// The place where the value was written.
  var location: SourceLocation
  /// The value as a whole.
  var node: Node
  /// The parameter that set the value, if any: its name is the only one known outside.
  var parameter: String?

  /// The origin of an item of a list.
  func item(_ index: Int, _ node: Node) -> ValueOrigin {
    ValueOrigin(name: "\(name)[\(index)]", location: .source(node.span), node: node)
  }
}
