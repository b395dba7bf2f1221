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
    let others =
      areWrittenBySweephand
      ? ChangeDescriber(old, new, rest.map { edits[$0] }, rest.map { changes[$0] }, comparer)
        .sentences
      : rest.map { index in
        ruleWords(edits[index], changes[index], old, new, comparer)
          ?? PlainWords.sentence(changes[index])
      }
    if renamings.isEmpty { return others }
    let own = renamings.map { renaming in
      Sentence(
        subject: PlainWords.visible(renaming.old),
        text: "renamed to \(PlainWords.quoted(renaming.new))",
        changes: renaming.edits.sorted().map { changes[$0] })
    }
    return inOrder(
      areWrittenBySweephand ? joined(own, others) : own + others, changes)
  }

  private static func inOrder(_ sentences: [Sentence], _ changes: [Change]) -> [Sentence] {
    var places: [Change: Int] = [:]
    for (place, change) in changes.enumerated() { places[change] = places[change] ?? place }
    func place(_ sentence: Sentence) -> Int { sentence.changes.first.flatMap { places[$0] } ?? 0 }
    return sentences.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }

  /// Both lists, where names that the writer gives, numbered by what there is, follow from another theme.
  private static func joined(_ renamings: [Sentence], _ others: [Sentence]) -> [Sentence] {
    guard let place = others.firstIndex(where: { $0.subject == ChangeDescriber.theme }) else {
      return renamings + others
    }
    let follows = renamings.filter { Layers.isAutomatic($0.subject) }
    var others = others
    others[place] = Sentence(
      subject: ChangeDescriber.theme, text: others[place].text,
      changes: others[place].changes + follows.flatMap(\.changes))
    return renamings.filter { !Layers.isAutomatic($0.subject) } + others
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
