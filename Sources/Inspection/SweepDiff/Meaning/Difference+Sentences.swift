import SweepValues
import SweepVocabulary
import SweepXML

extension Difference {
  /// Says all edits, in words where both documents are ours.
  static func sentences(
    _ edits: [Edit], _ old: Side, _ new: Side, _ options: DiffOptions
  ) -> [Sentence] {
    var writer = ChangeWriter(old, new)
    let changes = edits.map { writer.change($0) }
    let comparer = ValueComparer(
      vocabulary: options.vocabulary, tolerance: Tolerance(options.equalWithin))
    let renamings =
      options.vocabulary == nil ? [] : Renaming.all(in: edits, old, new, comparer)
    let renamed = Set(renamings.flatMap(\.edits))
    let rest = edits.indices.filter { !renamed.contains($0) }
    let areWrittenBySweephand =
      options.describesChanges && !edits.isEmpty && edits.count <= mostInWords
      && Authorship.isWrittenBySweephand(old.tree) && Authorship.isWrittenBySweephand(new.tree)
    var others =
      areWrittenBySweephand
      ? ChangeDescriber(old, new, rest.map { edits[$0] }, rest.map { changes[$0] }, comparer)
        .sentences
      : rest.map { index in
        ruleWords(edits[index], changes[index], old, new, comparer)
          ?? PlainWords.sentence(changes[index])
      }
    if renamings.isEmpty { return others }
    var own = renamings.map { renaming in
      Sentence(
        subject: PlainWords.visible(renaming.old),
        text: "renamed to \(PlainWords.quoted(renaming.new))",
        changes: renaming.edits.sorted().map { changes[$0] })
    }
    // Names that the writer gives are numbered by what there is.
    if areWrittenBySweephand,
      let whole = others.firstIndex(where: { $0.subject == ChangeDescriber.theme })
    {
      let follows = own.filter { Layers.isAutomatic($0.subject) }
      own.removeAll { Layers.isAutomatic($0.subject) }
      others[whole] = Sentence(
        subject: others[whole].subject, text: others[whole].text,
        changes: others[whole].changes + follows.flatMap(\.changes))
    }
    var places: [Change: Int] = [:]
    for (place, change) in changes.enumerated() { places[change] = places[change] ?? place }
    func place(_ sentence: Sentence) -> Int { sentence.changes.first.flatMap { places[$0] } ?? 0 }
    return (own + others).enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }

  /// The sentence about other values in the rules of a style sheet; nil for all else.
  private static func ruleWords(
    _ edit: Edit, _ change: Change, _ old: Side, _ new: Side, _ comparer: ValueComparer
  ) -> Sentence? {
    guard comparer.vocabulary != nil, edit.kind == .text, let a = edit.old, let b = edit.new,
      old.isRules(around: a), new.isRules(around: b)
    else { return nil }
    let (before, after) = (old.text(from: a), new.text(from: b))
    guard StyleSheet(before, comparer).texts == StyleSheet(after, comparer).texts else {
      return nil
    }
    let facts = RuleValues.differences(RuleValues(before), RuleValues(after), comparer)
    // Under another selector all of a rule would be told twice.
    let isRenamed = facts.contains { $0.old == nil } && facts.contains { $0.new == nil }
    if facts.isEmpty || isRenamed { return nil }
    return Sentence(
      subject: change.path, text: RuleValues.words(facts, areThemes: false), changes: [change])
  }

  private static let mostInWords = 5_000
}
