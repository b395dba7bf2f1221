import SweepDiagnostics
import SweepDials

/// Settings with names: those of scales, readings and plots.
protocol NamedSettings: DefaultKeyed {
  associatedtype Value: StandIn
  /// The noun for a value in messages.
  static var noun: String { get }
  /// The code of invalid values.
  static var code: DiagnosticCode { get }
  /// The value; nil if an error has been reported. Throws for an invalid one.
  func value(_ node: Node, _ decoding: inout Decoding) throws(DialError) -> Value?
  /// Lets the values that follow name those before them; by default they do not.
  static func know(_ values: NamedValues<Value>, in decoding: inout Decoding)
  /// A way out of an error.
  func hint(for error: DialError) -> String?
}

extension NamedSettings {
  static func know(_ values: NamedValues<Value>, in decoding: inout Decoding) {}
  func hint(for error: DialError) -> String? { nil }
}

extension Decoding {
  /// The values of a document by name; an invalid one, which is reported, is replaced by one on
  /// which only a part's own errors remain.
  ///
  /// - Parameter known: what is known of them, in their places.
  mutating func named<Settings: NamedSettings>(
    _ node: Node?, _ key: String, as type: Settings.Type, known: [KnownSettings<Settings>] = []
  ) -> NamedValues<Settings.Value> {
    var values = NamedValues<Settings.Value>()
    guard let node else { return values }
    guard let (operand, origin) = operand(node, key), let entries = mapping(operand, origin) else {
      values.areKnown = false
      return values
    }
    let witness = binding?.witness
    let common = witness?.names ?? []
    for (index, entry) in entries.enumerated() {
      witness?.names = []
      let value = value(of: entry, index < known.count ? known[index] : nil)
      values.items.append((entry.key.text, value))
      Settings.know(values, in: &self)
      if let witness { values.reads.append(witness.names) }
    }
    witness?.names = values.reads.reduce(common) { $0.union($1) }
    return values
  }

  private mutating func value<Settings: NamedSettings>(
    of entry: Node.Entry, _ known: KnownSettings<Settings>?
  ) -> Settings.Value? {
    let name = entry.key.text
    // An error in a field is not to show up as an error of the whole.
    let before = troubles
    var settings: Settings?
    switch known {
    case .value(let value): return value
    case .settings(var read, let rest):
      decode(rest, into: &read, of: "'\(name)'", at: .source(entry.value.span))
      settings = read
    case nil: settings = decode(entry.value, as: name)
    }
    return troubles == before ? settings.flatMap { value($0, entry.value, name) } : nil
  }

  private mutating func value<Settings: NamedSettings>(
    _ settings: Settings, _ node: Node, _ name: String
  ) -> Settings.Value? {
    do throws(DialError) {
      return try settings.value(node, &self)
    } catch {
      report(
        error, Settings.code, in: node, of: "\(Settings.noun) \(name.quoted)",
        hint: settings.hint(for: error))
      return nil
    }
  }
}

/// A substitute for an invalid value, so that parts can be checked all the same.
protocol StandIn: Sendable {
  static var standIn: Self { get }
}

extension Scale: StandIn {
  /// The narrowest possible scale: excesses on it are excesses on every other.
  static var standIn: Scale { Scale(0...1e-6) }
}

extension Reading: StandIn {
  static var standIn: Reading { Reading() }
}

extension Dial.Plot: StandIn {
  static var standIn: Dial.Plot { Dial.Plot(x: .standIn, y: .standIn) }
}

/// The facts about a named value before it is read.
enum KnownSettings<Settings: NamedSettings>: Sendable {
  case value(Settings.Value)
  /// The settings without some entries, which are still to be read.
  case settings(Settings, rest: [Node.Entry])
}

/// Values that a document gives names to, in its order.
struct NamedValues<Value: StandIn>: Sendable {
  /// The values; nil for an invalid one, which has been reported.
  var items: [(name: String, value: Value?)] = []
  /// The dependencies of each, if they are recorded.
  var reads: [Set<String>] = []
  /// Whether the names could be read at all.
  var areKnown = true

  /// The names.
  var names: [String] { items.map(\.name) }

  /// The first, which is the dial's own; nil for none.
  var first: Value? {
    guard areKnown else { return .standIn }
    return items.first.map { $0.value ?? .standIn }
  }
}
