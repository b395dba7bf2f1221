package import SweepDiagnostics

extension Rule {
  /// What `explain` says: the code, what it means, and an example with and one without the mistake.
  package var page: String {
    var text = "\(code.rawValue)  \(code.explanation)\n"
    for (title, example) in [("wrong", examples.bad.first), ("right", examples.good.first)] {
      guard let example else { continue }
      text += "\n  \(title):\n"
      for line in example.split(separator: "\n") { text += "    \(line)\n" }
    }
    return text
  }
}

extension RuleBook {
  /// The rule that finds a kind of mistake; nil for mistakes against the grammar.
  package static func rule(_ code: DiagnosticCode) -> (any Rule)? { all.first { $0.code == code } }
}
