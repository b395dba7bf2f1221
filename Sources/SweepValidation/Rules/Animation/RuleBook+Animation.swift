extension RuleBook {
  /// What animations say.
  static let animation = values

  /// Through what they go.
  private static let values: [any Rule] = [
    ValueCount(), KeyTimesOrder(), ListSpelling(), SplineCount(), SplineRange(), IgnoredSplines(),
    IgnoredKeyTimes(), KeyPointCount(), ConflictingValues(), NothingToGoTo(), IdleAccumulate(),
  ]
}
