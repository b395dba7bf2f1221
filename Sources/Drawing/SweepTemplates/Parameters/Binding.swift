/// The values that the parameters of a template have in one picture.
struct Binding: Sendable {
  /// The state of a parameter.
  enum Slot: Sendable {
    /// A value, with the location of its setting; nil for the default.
    case value(ParameterValue, setAt: SourceLocation?)
    /// No value, because there is no default.
    case absent
    /// A value that was refused and reported.
    case refused
  }

  /// The name under which the theme of every document is set from outside, unless it has a parameter
  /// of that name.
  static let themeName = "theme"

  /// The theme that was set so; nil for the document's.
  var theme: String?
  /// The names that stand for readings: without a value they are a dash in texts.
  var readings: Set<String> = []
  private(set) var names: [String] = []
  private var slots: [String: Slot] = [:]
  /// The slots that were filled in this picture, where many share the others.
  private var ownSlots: [(name: String, slot: Slot)] = []
  /// Whether slots that are filled from now on are this picture's own, so that copies share the others.
  var isShared = false
  /// The keys of the theme that the command line has set; nil for none.
  var themeKeys: Node?
  /// The recorder of parameter reads; nil, the usual case, for none.
  var witness: ReadingWitness?

  /// The slot of a parameter; nil for an unknown one.
  subscript(name: String) -> Slot? {
    witness?.note(name)
    return ownSlots.first { $0.name == name }?.slot ?? slots[name]
  }

  /// Fills a slot.
  mutating func set(_ name: String, _ slot: Slot) {
    if isShared { return ownSlots.append((name, slot)) }
    if slots.updateValue(slot, forKey: name) == nil { names.append(name) }
  }

  /// Whether a text names readings, none of which has a value.
  func lacksReadings(_ text: String) -> Bool {
    let named = DollarText.names(in: text).intersection(readings)
    return !named.isEmpty
      && named.allSatisfy { if case .absent = self[$0] { true } else { false } }
  }

  /// Whether a whole value is a parameter that was set on the command line.
  func isSetByOption(_ node: Node) -> Bool {
    guard let text = node.scalar?.text, let name = DollarText.wholeName(text),
      case .value(_, setAt: .option?) = self[name]
    else { return false }
    return true
  }

  /// Whether a text contains a parameter set on the command line.
  func isPartlySetByOption(_ text: String) -> Bool {
    DollarText.pieces(text).flatMap { $0.names() }.contains { name in
      if case .value(_, setAt: .option?) = self[name] { true } else { false }
    }
  }
}
