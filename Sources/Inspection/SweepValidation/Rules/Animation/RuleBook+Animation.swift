extension RuleBook {
  /// What animations say.
  static let animation = values + timing + targets + transforms

  /// Through what they go, and how long that takes.
  private static let values: [any Rule] = [
    ValueCount(), KeyTimesOrder(), ListSpelling(), SplineCount(), SplineRange(), IgnoredSplines(),
    IgnoredKeyTimes(), KeyPointCount(), ConflictingValues(), NothingToGoTo(), MissingDuration(),
    ClockGrid(), MinimumAboveMaximum(), NeverFrozen(), IdleAccumulate(),
  ]

  /// When they begin and end.
  private static let timing: [any Rule] = [
    TimedID(), UnknownEvent(), DeadMoment(), EndBeforeBegin(), OverBeforeStart(), EndlessBase(),
    TimingCycle(), NothingBegins(), UnreachableEvent(),
  ]

  /// What they change.
  private static let targets: [any Rule] = [
    UnanimatableAttribute(), WrongValue(), JumpingValues(), AttributeType(), ObsoleteAnimation(),
    ForeignTarget(),
  ]

  /// How they move things.
  private static let transforms: [any Rule] = [
    TransformAsAttribute(), TransformWithoutStart(), TransformType(), TransformArguments(),
    RotationCenter(), LostTransform(), MotionWithoutPath(), HiddenByStyle(), EndlessMotion(),
    Flashing(),
  ]
}
