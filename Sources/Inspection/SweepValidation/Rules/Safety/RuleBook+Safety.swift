extension RuleBook {
  /// What could run, load, or wear out a machine.
  static let safety: [any Rule] = [
    ScriptElement(), EventAttribute(), ScriptAddress(), AnimatedReference(), ExternalReference(),
    EmbeddedData(), ForeignContent(), Anchor(), BaseAddress(), RunningStyle(), Instruction(),
    DocumentType(), StyleMarkup(), CostlyFilter(), GiantSize(),
  ]
}
