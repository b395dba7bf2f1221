import SweepVocabulary
import SweepXML

/// The schemas that documents are held against, each compiled at its first use.
package enum Schema: String, Hashable, Sendable, CaseIterable {
  /// What Sweephand writes.
  case output
  /// What Sweephand writes for scripts.
  case interactive

  package var vocabulary: Vocabulary {
    switch self {
    case .output: .output
    case .interactive: .interactive
    }
  }

  /// The schema in RELAX NG's XML syntax, with every spelling: for people and other tools.
  package var text: String { RelaxNGText.write(vocabulary, .exact) }

  /// The schema for libxml2, which leaves most spellings to our own judge.
  package var grammar: RelaxNGSchema {
    get throws(XMLError) { try Self.compiled[self]!.value.get() }
  }

  private static let compiled = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Compiled($0)) })
}
