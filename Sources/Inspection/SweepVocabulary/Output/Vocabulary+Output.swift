extension Vocabulary {
  /// What Sweephand writes: docs/output-contract.md, neither more nor less.
  package static let output = Vocabulary(
    "output", allowsForeign: false, OutputElements.all(isInteractive: false))

  /// What Sweephand writes for scripts: the output with what a script reads and runs.
  package static let interactive = Vocabulary(
    "interactive", allowsForeign: false, OutputElements.all(isInteractive: true))
}
