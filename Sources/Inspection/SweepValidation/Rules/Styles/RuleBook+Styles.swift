import SweepValues
import SweepXML

extension RuleBook {
  /// What stands in `style` attributes and elements.
  static let styles: [any Rule] = [BrokenDeclaration(), WrongDeclaration(), UnknownProperty()]
}

extension StyleFacts.Block {
  /// Whether browsers of today may pass over it, as it asks what they know first.
  var isConditional: Bool {
    rule?.conditions.contains { $0.lowercased().hasPrefix("supports") } ?? false
  }
}
