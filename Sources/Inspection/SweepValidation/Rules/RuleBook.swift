package import SweepDiagnostics

/// All rules, in the order of their codes.
package enum RuleBook {
  /// The rules.
  package static let all: [any Rule] =
    references + animation + accessibility + safety + places + styles

  /// The rule with a code; nil for errors against the grammar.
  package static func rule(_ code: DiagnosticCode) -> (any Rule)? {
    all.first { $0.definition.code == code }
  }

  /// A rule with what its findings have in common.
  typealias Applied = (rule: any Rule, code: DiagnosticCode, severity: Diagnostic.Severity)

  /// The rules that apply to files for a profile.
  static func rules(for profile: Profile) -> [Applied] {
    all.compactMap { rule in
      let definition = rule.definition
      return definition.severity(in: profile).map { (rule, definition.code, $0) }
    }
  }

  private static let references: [any Rule] = [
    UnresolvedReference(), ReferenceCycle(), DuplicateID(), Expansion(), MismatchedReference(),
    MissingHash(),
  ]

  private static let animation: [any Rule] = [
    ValueCount(), KeyTimesOrder(), ListSpelling(), SplineCount(), SplineRange(), IgnoredSplines(),
    IgnoredKeyTimes(), KeyPointCount(), ConflictingValues(), NothingToGoTo(), MissingDuration(),
    ClockGrid(), MinimumAboveMaximum(), NeverFrozen(), IdleAccumulate(),
    // When animations begin and end.
    TimedID(), UnknownEvent(), DeadMoment(), EndBeforeBegin(), OverBeforeStart(), EndlessBase(),
    TimingCycle(), NothingBegins(), UnreachableEvent(),
    // What they change.
    UnanimatableAttribute(), WrongValue(), JumpingValues(), AttributeType(), ObsoleteAnimation(),
    ForeignTarget(), TransformAsAttribute(), TransformWithoutStart(), TransformType(),
    TransformArguments(), RotationCenter(), LostTransform(), MotionWithoutPath(), HiddenByStyle(),
    EndlessMotion(), Flashing(),
  ]

  private static let accessibility: [any Rule] = [
    MissingName(), EmptyTitle(), LateTitle(), MeterWithoutReading(), ReadingOutOfRange(),
    UselessARIA(), Contrast(), SmallText(), SilentFocus(),
  ]

  private static let safety: [any Rule] = [
    ScriptElement(), EventAttribute(), ScriptAddress(), AnimatedReference(), ExternalReference(),
    EmbeddedData(), ForeignContent(), Anchor(), BaseAddress(), RunningStyle(), Instruction(),
    DocumentType(), StyleMarkup(), CostlyFilter(), GiantSize(),
  ]

  private static let places: [any Rule] = [
    ScriptHere(), EventBeginning(), OutsideResource(), DeadLink(), PageColor(), MissingSize(),
    FilePrefix(), PlainID(), LeakingStyle(), ForeignPrefix(), HiddenSection(), BlockedStyle(),
    SanitizedAway(), UntrueBase(), NewerThan11(), NewerLink(), NewerColor(), StillPicture(),
  ]

  private static let styles: [any Rule] = [
    BrokenDeclaration(), WrongDeclaration(), UnknownProperty(),
  ]
}
