package import SweepScene

// Layers that are drawn once for many dials.
extension Dial {
  /// The layers of the parts that do not depend on some members of the context, in the places of
  /// the parts; nil in the place of a part that does, or that the compact layout leaves out.
  package func layers(without members: DialContext.Members) throws(DialError) -> [Layer?] {
    var layers: [Layer?] = []
    for index in parts.indices {
      let witness = DialContext.Witness()
      var context = pushedContext
      context.witness = witness
      let layer = try layer(ofPart: index, in: context)
      layers.append(witness.seen.isDisjoint(with: members) ? layer : nil)
    }
    return layers
  }

  /// The layer of a part in the drawn layout; nil if the compact layout leaves it out.
  func layer(ofPart index: Int, in context: DialContext) throws(DialError) -> Layer? {
    guard isDrawnCompact else { return try parts[index].layer(in: context) }
    return try parts[index].compact(leastType: leastType)?.layer(in: context)
  }
}
