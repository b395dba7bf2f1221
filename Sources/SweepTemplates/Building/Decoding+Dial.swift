import SweepDials

extension Decoding {
  /// Reports why a scale, a reading or a part is impossible, at the key at fault if it is there.
  mutating func report(
    _ error: DialError, _ code: DiagnosticCode, in node: Node, of what: String, hint: String? = nil
  ) {
    let place = blame(error.field, in: node) ?? .source(node.span)
    sink.error(code, "\(error) in \(what)", at: place, hint: hint)
  }

  /// The scales of a document by name; one that is impossible is reported and left without value.
  mutating func scales(_ node: Node?) -> NamedValues<Scale> {
    named(node, "scales") { settings, node, name, decoding in
      (settings as ScaleSettings).scale(node, named: name, &decoding)
    }
  }

  /// The readings of a document by name.
  mutating func readings(_ node: Node?) -> NamedValues<Reading> {
    named(node, "readings") { settings, node, name, decoding in
      (settings as ReadingSettings).reading(node, named: name, &decoding)
    }
  }

  /// The plots of a document by name.
  mutating func plots(_ node: Node?) -> NamedValues<Plot> {
    named(node, "plots") { settings, node, name, decoding in
      (settings as PlotSettings).plot(node, named: name, &decoding)
    }
  }

  private mutating func named<Settings: FieldDecodable, Value>(
    _ node: Node?, _ key: String,
    _ make: (Settings, Node, String, inout Decoding) -> Value?
  ) -> NamedValues<Value> {
    var values = NamedValues<Value>()
    guard let node, let (operand, site) = operand(node, key),
      let entries = mapping(operand, site)
    else { return values }
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
  var items: [(name: String, value: Value?)] = []

  /// The names.
  var names: [String] { items.map(\.name) }

  /// The first, which is the dial's own.
  var first: Value? { items.first?.value }
}
