import SweepValues
import SweepXML

// Marks and labels that stand elsewhere because their scale is another.
extension ChangeDescriber {
  /// A group of labels, or one that holds a path of marks, in both documents as far as it is there.
  private typealias Place = (old: Int?, new: Int?)

  mutating func joinScales() {
    let labels = groups.map { place(of: $0, labelGroup) }
    let marks = groups.map { place(of: $0, groupOfMarks) }
    var known: Set<Int> = []
    for case (let before?, let after?) in labels where known.insert(before).inserted {
      let (dial, newDial) = (old.side.tree.parent(of: before), new.side.tree.parent(of: after))
      let hasOne = isOnly(before, old) && isOnly(after, new)
      let members = groups.indices.filter { index in
        isIn(labels[index], before, after)
          || hasOne && dial.map { a in newDial.map { isIn(marks[index], a, $0) } ?? false } ?? false
      }
      let changed = members.filter { isIn(labels[$0], before, after) }.flatMap { groups[$0].edits }
      guard let words = scale(before, after, Set(changed.compactMap { edits[$0].new }).count),
        let scale = members.first
      else { continue }
      for member in members.dropFirst() { join(member, into: scale) }
      rename(scale, newDial.flatMap { new.name(of: $0) } ?? "")
      say(words, in: scale)
    }
    dropEmpty()
  }

  private func scale(_ before: Int, _ after: Int, _ count: Int) -> String? {
    let (first, second) = (old.readings(of: before), new.readings(of: after))
    guard let a = first.first, let b = first.last, let c = second.first, let d = second.last,
      count >= 3
    else { return nil }
    if (a, b) != (c, d) {
      let numbers = [a, b, c, d].map(Wording.number)
      return "scale \(numbers[0])…\(numbers[1]) → \(numbers[2])…\(numbers[3])"
    }
    guard count >= second.count, let dial = old.side.tree.parent(of: before),
      let newDial = new.side.tree.parent(of: after), let turn = LabelScale(old, in: dial)?.turn,
      let newTurn = LabelScale(new, in: newDial)?.turn, turn != newTurn
    else { return nil }
    return "scale over \(turn) → \(newTurn)"
  }

  private func place(of group: ChangeGroup, _ find: (ChangeGroup, Edit, Int, Layers) -> Int?)
    -> Place
  {
    guard let edit = group.edits.first.map({ edits[$0] }) else { return (nil, nil) }
    return (
      edit.old.flatMap { find(group, edit, $0, old) },
      edit.new.flatMap { find(group, edit, $0, new) }
    )
  }

  private func isIn(_ place: Place, _ before: Int, _ after: Int) -> Bool {
    (place.old != nil || place.new != nil)
      && (place.old ?? before, place.new ?? after) == (before, after)
  }

  /// The group of the label that a group is about; nil where it is about its colour or the like.
  private func labelGroup(_ group: ChangeGroup, _ edit: Edit, _ node: Int, _ layers: Layers) -> Int?
  {
    let isWhole = edit.kind != .changed && edit.kind != .text
    let text = layers.graphic(of: node)
    guard isWhole || ["place", "text"].contains(group.key.aspect), layers.isLabel(text) else {
      return nil
    }
    return layers.side.tree.parent(of: text)
  }

  private func groupOfMarks(_ group: ChangeGroup, _ edit: Edit, _ node: Int, _ layers: Layers)
    -> Int?
  {
    let tree = layers.side.tree
    let isWhole = edit.kind != .changed && edit.kind != .text
    guard isWhole || group.key.aspect == "d", layers.side.local(node) == "path",
      let data = tree.attribute("d", of: node), TickMarks(layers, data) != nil
    else { return nil }
    return tree.parent(of: node)
  }

  private func isOnly(_ group: Int, _ layers: Layers) -> Bool {
    let tree = layers.side.tree
    guard let dial = tree.parent(of: group) else { return false }
    return tree.elements(of: dial).allSatisfy { $0 == group || layers.readings(of: $0).isEmpty }
  }
}

extension Layers {
  /// The numbers that three labels or more of a group show, rising or falling; empty for others.
  func readings(of group: Int) -> [Double] {
    let texts = side.tree.elements(of: group).filter { side.local($0) == "text" }
    let readings = texts.map { reading(of: $0) }.prefix { $0 != nil }.compactMap { $0 }
    guard readings.count >= 3, readings.count == texts.count else { return [] }
    let steps = zip(readings, readings.dropFirst())
    return steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 } ? readings : []
  }

  func reading(of text: Int) -> Double? {
    Double(spelledBy: side.tree.text(of: text).replacing("\u{2212}", with: "-"))
  }
}
