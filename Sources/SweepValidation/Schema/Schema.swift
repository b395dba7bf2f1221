import SweepVocabulary
package import SweepXML

/// The schemas that documents are held against, each compiled at its first use.
package enum Schema: String, Hashable, Sendable, CaseIterable {
  /// What Sweephand writes.
  case output
  /// What Sweephand writes for scripts.
  case interactive

  /// The table that the schema is made of.
  var vocabulary: Vocabulary {
    switch self {
    case .output: .output
    case .interactive: .interactive
    }
  }

  /// The schema in RELAX NG's XML syntax, with every spelling: for people and other tools.
  package var text: String { RelaxNGText.write(vocabulary, .exact) }

  /// The schema for libxml2, which leaves most spellings to our own judge.
  package var grammar: RelaxNGSchema {
    get throws(XMLError) {
      switch self {
      case .output: try Self.compiledOutput.get()
      case .interactive: try Self.compiledInteractive.get()
      }
    }
  }

  private typealias Compiled = Result<RelaxNGSchema, XMLError>

  private static let compiledOutput = Schema.output.compiled
  private static let compiledInteractive = Schema.interactive.compiled

  private var compiled: Compiled {
    Compiled { () throws(XMLError) in
      let text = RelaxNGText.write(vocabulary, .quick)
      return try RelaxNGSchema(bytes: Array(text.utf8), name: "\(rawValue).rng")
    }
  }
}
