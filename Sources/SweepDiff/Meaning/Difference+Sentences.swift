extension Difference {
  /// Says all edits, in words where both documents are ours.
  static func sentences(
    _ edits: [Edit], _ old: Side, _ new: Side, _ comparer: AttributeComparer, _ options: DiffOptions
  ) -> [Sentence] {
    var writer = ChangeWriter(old, new)
    let changes = edits.map { writer.change($0) }
    return changes.map { PlainWords.sentence($0) }
  }
}
