extension RuleBook {
  /// What refers to something.
  static let references: [any Rule] = [
    UnresolvedReference(), ReferenceCycle(), DuplicateID(), Expansion(), MismatchedReference(),
    MissingHash(),
  ]
}
