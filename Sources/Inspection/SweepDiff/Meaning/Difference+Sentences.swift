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
      : rest.map { PlainWords.sentence(changes[$0]) }
    if renamings.isEmpty { return others }
    let own = renamings.map { renaming in
      Sentence(
        subject: PlainWords.visible(renaming.old),
        text: "renamed to \(PlainWords.quoted(renaming.new))",
        changes: renaming.edits.sorted().map { changes[$0] })
    }
    var places: [Change: Int] = [:]
    for (place, change) in changes.enumerated() { places[change] = places[change] ?? place }
    func place(_ sentence: Sentence) -> Int { sentence.changes.first.flatMap { places[$0] } ?? 0 }
    return (own + others).enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }

  private static let mostInWords = 5_000
}
