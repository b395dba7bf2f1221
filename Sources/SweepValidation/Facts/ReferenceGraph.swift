import SweepXML

/// Which elements are drawn for which others: those within them, and those that they refer to.
struct ReferenceGraph {
  /// The properties whose elements are drawn too, in the order in which they are asked for.
  private static let properties = Set(ReferenceKinds.byProperty.keys)
  /// The elements whose link draws another one, or takes over what that one says.
  private static let links: Set<String> = [
    "use", "feImage", "pattern", "linearGradient", "radialGradient", "filter", "tref",
  ]

  /// The references that draw something, by the element that has them.
  let references: [Int: [(reference: Reference, target: Int)]]

  init(_ facts: Facts) {
    var references: [Int: [(reference: Reference, target: Int)]] = [:]
    for reference in facts.references where Self.draws(reference, facts) {
      guard let target = facts.element(namedBy: reference) else { continue }
      references[reference.node, default: []].append((reference, target))
    }
    self.references = references
  }

  private static func draws(_ reference: Reference, _ facts: Facts) -> Bool {
    switch reference.kind {
    case .link: facts.svgName(of: reference.node).map(links.contains) ?? false
    case .resource: properties.contains(reference.property(in: facts.tree))
    case .style:
      reference.attribute != nil && properties.contains(reference.property(in: facts.tree))
    case .id, .timing: false
    }
  }
}
