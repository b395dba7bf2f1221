import SweepDials

extension Decoding {
  /// The scales of a document by name; in the place of one that is impossible, which is reported,
  /// stands the narrowest, on which only a part's own mistakes remain.
  mutating func scales(_ node: Node?) -> NamedValues<Scale> {
    named(node, "scales", standIn: Scale(0...1e-6)) { settings, node, name, decoding in
      (settings as ScaleSettings).scale(node, named: name, &decoding)
    }
  }

  /// The readings of a document by name; in the place of one that is impossible stands zero.
  mutating func readings(_ node: Node?) -> NamedValues<Reading> {
    named(node, "readings", standIn: Reading()) { settings, node, name, decoding in
      (settings as ReadingSettings).reading(node, named: name, &decoding)
    }
  }

  private mutating func named<Settings: FieldDecodable, Value>(
    _ node: Node?, _ key: String, standIn: Value,
    _ make: (Settings, Node, String, inout Decoding) -> Value?
  ) -> NamedValues<Value> {
    var values = NamedValues(standIn: standIn)
    guard let node else { return values }
    guard let (operand, site) = operand(node, key), let entries = mapping(operand, site) else {
      values.areKnown = false
      return values
    }
    for entry in entries {
      let name = entry.key.text
      // A mistake in a field is not to show up as a mistake of the whole.
      let before = troubles
      let settings: Settings? = decode(entry.value, as: name)
      let isRight = troubles == before
      values.items.append(
        (name, isRight ? settings.flatMap { make($0, entry.value, name, &self) } : nil))
    }
    return values
  }
}

/// Values that a document gives names to, in its order.
struct NamedValues<Value: Sendable>: Sendable {
  /// The values; nil where one is wrong, which has been reported.
  var items: [(name: String, value: Value?)] = []
  /// What stands in the place of a wrong one.
  let standIn: Value
  /// Whether the names could be read at all.
  var areKnown = true

  init(standIn: Value) { self.standIn = standIn }

  /// The names.
  var names: [String] { items.map(\.name) }

  /// The first, which is the dial's own; nil where there is none.
  var first: Value? {
    guard areKnown else { return standIn }
    return items.first.map { $0.value ?? standIn }
  }
}
