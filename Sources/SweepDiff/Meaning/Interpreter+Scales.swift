import SweepXML

// Marks and labels that stand elsewhere because their scale has other ends.
extension Interpreter {
  /// Lets the marks and labels of a scale that has other ends be one.
  mutating func joinScales() {
    let dials = topics.map { (old: dial(of: $0, old, \.old), new: dial(of: $0, new, \.new)) }
    var known: Set<Int> = []
    for case (let before?, let after?) in dials where known.insert(before).inserted {
      guard let first = LabelScale(old, in: before), let second = LabelScale(new, in: after),
        first.ends != second.ends
      else { continue }
      let members = topics.indices.filter { index in
        let (a, b) = dials[index]
        return (a ?? before, b ?? after) == (before, after) && (a != nil || b != nil)
      }
      guard let scale = members.first else { continue }
      for member in members.dropFirst() { join(member, into: scale) }
      rename(scale, new.name(of: after) ?? "")
      say("scale \(first.ends) → \(second.ends)", in: scale)
    }
    dropEmpty()
  }

  /// The group with the scale that a topic's label, or its path of marks, belongs to; nil where the
  /// topic is about something else of it, such as a colour.
  private func dial(of topic: Topic, _ layers: Layers, _ side: KeyPath<Edit, Int?>) -> Int? {
    guard let edit = topic.edits.first.map({ edits[$0] }), let node = edit[keyPath: side] else {
      return nil
    }
    let tree = layers.side.tree
    let element = layers.graphic(of: node)
    let isWhole = edit.kind != .changed && edit.kind != .text
    if layers.isLabel(element) {
      guard isWhole || ["place", "text"].contains(topic.key.aspect) else { return nil }
      return tree.parent(of: element).flatMap { tree.parent(of: $0) }
    }
    guard layers.side.local(element) == "path", isWhole || topic.key.aspect == "d",
      let data = tree.attribute("d", of: element), Ticks(layers, data) != nil
    else { return nil }
    return tree.parent(of: element)
  }
}
