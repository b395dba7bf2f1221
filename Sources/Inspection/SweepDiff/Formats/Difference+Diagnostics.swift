public import SweepDiagnostics
import SweepXML

extension Difference {
  /// The sentences as diagnostics of the new document, for the reports that CI reads.
  ///
  /// - Parameters:
  ///   - file: the file to point to; the new document's name by default.
  ///   - isOld: whether that file is the old document, so that places are those in it.
  public func diagnostics(file: String? = nil, isOld: Bool = false) -> [Diagnostic] {
    sentences.map { sentence in
      var diagnostic = Diagnostic(
        .changed, PlainWords.visible(sentence.description), file: file ?? newName)
      // A place in one document says nothing about a line of the other.
      func place(_ change: Change) -> Change.Place? { isOld ? change.old : change.new }
      let change = sentence.changes.first { place($0) != nil } ?? sentence.changes.first
      let place = change.flatMap(place)
      diagnostic.line = place?.position.line
      diagnostic.column = place?.position.column
      diagnostic.element = place?.path ?? change?.path
      return diagnostic
    }
  }
}

extension DiagnosticCode {
  /// A document differs from the one that it was held against.
  package static let changed = DiagnosticCode(
    "SH0801",
    "the document differs in meaning from the one that it was compared with; where that is wanted, "
      + "the new one takes its place")

  /// The codes that comparing gives.
  package static var ofDifferences: [DiagnosticCode] { [.changed] }
}
