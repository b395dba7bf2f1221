import SweepVocabulary
package import SweepXML

/// The schemas that documents are held against, each compiled at its first use.
package enum Schema: String, Hashable, Sendable, CaseIterable {
  /// Output of Sweephand.
  case output
  /// Output of Sweephand for scripts.
  case interactive
  /// SVG 1.1 and SVG 2 with animation and WAI-ARIA; what is for others is let through.
  case svg

  var vocabulary: Vocabulary {
    switch self {
    case .output: .output
    case .interactive: .interactive
    case .svg: .svg
    }
  }

  /// The schema in RELAX NG's XML syntax, with every spelling: for people and other tools.
  package var text: String { RelaxNGText.write(vocabulary, .exact) }

  /// Schema without most spellings, for libxml2 to compile.
  package var quickText: String { RelaxNGText.write(vocabulary, .quick) }

  /// The schema for libxml2, which leaves most spellings to `SchemaChecker`.
  package var grammar: RelaxNGSchema {
    get throws(XMLError) {
      switch self {
      case .output: try Self.compiledOutput.get()
      case .interactive: try Self.compiledInteractive.get()
      case .svg: try Self.compiledSVG.get()
      }
    }
  }

  /// Content that libxml2 is not asked about.
  private var passing: RelaxNGSchema.Passing {
    let opaque = vocabulary.elements.filter { if case .any = $0.content { true } else { false } }
    return RelaxNGSchema.Passing(besides: XMLName.svg, in: Set(opaque.map(\.name)))
  }

  private typealias Compiled = Result<RelaxNGSchema, XMLError>

  private static let compiledOutput = Schema.output.compiled
  private static let compiledInteractive = Schema.interactive.compiled
  private static let compiledSVG = Schema.svg.compiled

  private var compiled: Compiled {
    Compiled { () throws(XMLError) in
      try RelaxNGSchema(
        bytes: Array(quickText.utf8), name: "\(rawValue).rng",
        passing: vocabulary.allowsForeign ? passing : nil)
    }
  }
}
