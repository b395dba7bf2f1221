extension Difference {
  /// Says all edits, in words where both documents are ours.
  static func sentences(
    _ edits: [Edit], _ old: Side, _ new: Side, _ options: DiffOptions
  ) -> [Sentence] {
    var writer = ChangeWriter(old, new)
    let changes = edits.map { writer.change($0) }
    guard options.describesChanges, !edits.isEmpty, edits.count <= mostInWords,
      Authorship.isWrittenBySweephand(old.tree), Authorship.isWrittenBySweephand(new.tree)
    else { return changes.map { PlainWords.sentence($0) } }
    return Interpreter(old, new, edits, changes).sentences
  }

  /// Beyond that many changes two documents have no more in common than their author.
  private static let mostInWords = 5_000
}
