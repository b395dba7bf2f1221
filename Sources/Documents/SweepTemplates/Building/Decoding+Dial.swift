import SweepDials

extension Decoding {
  /// The scales of a document by name; in the place of one that is impossible, which is reported,
  /// stands the narrowest, on which only a part's own mistakes remain.
  mutating func scales(_ node: Node?) -> NamedValues<Scale> {
    named(node, "scales") { settings, node, name, decoding in
      (settings as ScaleSettings).scale(node, named: name, &decoding)
    }
  }

  /// The readings of a document by name; in the place of one that is impossible stands zero.
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

  private mutating func named<Settings: FieldDecodable, Value: StandIn>(
    _ node: Node?, _ key: String,
    _ make: (Settings, Node, String, inout Decoding) -> Value?
  ) -> NamedValues<Value> {
    var values = NamedValues<Value>()
    guard let node else { return values }
    guard let (operand, origin) = operand(node, key), let entries = mapping(operand, origin) else {
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

/// What stands in the place of something wrong, so that parts can be checked all the same.
protocol StandIn: Sendable {
  static var standIn: Self { get }
}

extension Scale: StandIn {
  /// The narrowest scale there is: what is too much on it is too much on every other.
  static var standIn: Scale { Scale(0...1e-6) }
}

extension Reading: StandIn {
  static var standIn: Reading { Reading() }
}

extension Plot: StandIn {
  static var standIn: Plot { Plot(x: .standIn, y: .standIn) }
}

/// Values that a document gives names to, in its order.
struct NamedValues<Value: StandIn>: Sendable {
  /// The values; nil where one is wrong, which has been reported.
  var items: [(name: String, value: Value?)] = []
  /// Whether the names could be read at all.
  var areKnown = true

  /// The names.
  var names: [String] { items.map(\.name) }

  /// The first, which is the dial's own; nil where there is none.
  var first: Value? {
    guard areKnown else { return .standIn }
    return items.first.map { $0.value ?? .standIn }
  }
}
