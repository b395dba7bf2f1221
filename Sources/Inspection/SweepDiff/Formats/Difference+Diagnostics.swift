public import SweepDiagnostics
import SweepXML

extension Difference {
  /// The sentences as diagnostics of the new document, for the reports that CI reads.
  ///
  /// - Parameter file: the file to point to; the new document's name by default.
  public func diagnostics(file: String? = nil) -> [Diagnostic] {
    sentences.map { sentence in
      var diagnostic = Diagnostic(
        .changed, PlainWords.visible(sentence.description), file: file ?? newName)
      // A place in the old document says nothing about a line of the new one.
      let change = sentence.changes.first { $0.new != nil } ?? sentence.changes.first
      diagnostic.line = change?.new?.position.line
      diagnostic.column = change?.new?.position.column
      diagnostic.element = change?.path
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
