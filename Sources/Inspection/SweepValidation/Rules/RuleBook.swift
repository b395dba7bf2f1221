package import SweepDiagnostics

/// All rules, in the order of their codes.
package enum RuleBook {
  /// The rules.
  package static let all: [any Rule] =
    structure + references + animation + accessibility + safety + embedding + styles

  /// The rule with a code; nil for errors against the grammar.
  package static func rule(_ code: DiagnosticCode) -> (any Rule)? {
    all.first { $0.definition.code == code }
  }

  /// A rule with the common data of its findings.
  typealias Applied = (rule: any Rule, code: DiagnosticCode, severity: Diagnostic.Severity)

  static func rules(for profile: Profile) -> [Applied] {
    all.compactMap { rule in
      let definition = rule.definition
      return definition.severity(in: profile).map { (rule, definition.code, $0) }
    }
  }

  private static let structure: [any Rule] = [
    IneffectiveAttribute(), NestedLink(), FilterListCount(),
  ]

  private static let references: [any Rule] = [
    UnresolvedReference(), ReferenceCycle(), DuplicateID(), ReferenceExpansion(),
    MismatchedReference(),
    MissingHash(),
  ]

  private static let animation: [any Rule] = [
    ValueCount(), KeyTimesOrder(), ListSpelling(), SplineCount(), SplineRange(), IgnoredSplines(),
    IgnoredKeyTimes(), KeyPointCount(), ConflictingValues(), MissingValues(), MissingDuration(),
    ClockGrid(), MinimumAboveMaximum(), UselessFreeze(), UselessAccumulate(),
    // Begin and end of animations.
    UnparsableTimingID(), UnknownEvent(), UnsupportedTiming(), EndBeforeBegin(), OverBeforeStart(),
    EndlessSyncbase(),
    TimingCycle(), NeverBegins(), UnreachableEvent(),
    // Animated properties and values.
    UnanimatableAttribute(), WrongValue(), JumpingValues(), AttributeType(), ObsoleteAnimation(),
    ExternalTarget(), TransformAsAttribute(), TransformWithoutStart(), TransformType(),
    TransformArguments(), RotationCenter(), LostTransform(), MotionWithoutPath(),
    OverriddenByStyle(), EngineDifference(),
    EndlessMotion(), Flashing(),
  ]

  private static let accessibility: [any Rule] = [
    MissingName(), EmptyTitle(), TitleNotFirst(), MeterWithoutReading(), ReadingOutOfRange(),
    UselessARIA(), Contrast(), SmallText(), FocusWithoutRole(),
  ]

  private static let safety: [any Rule] = [
    ScriptElement(), EventAttribute(), ScriptAddress(), AnimatedReference(), ExternalReference(),
    EmbeddedData(), ForeignContent(), ExternalLink(), BaseAddress(), ScriptInStyle(),
    ProcessingInstruction(),
    DocumentType(), StyleMarkup(), CostlyFilter(), GiantSize(),
  ]

  private static let embedding: [any Rule] = [
    BlockedScript(), UndeliveredEvent(), UnloadedResource(), DeadLink(), PageColor(), MissingSize(),
    MisplacedProlog(), MissingIDPrefix(), LeakingStyle(), NamespacePrefix(), LostCDATA(),
    BlockedStyle(),
    DroppedBySanitizer(), BaseValueMismatch(), NewerThan11(), NewerLink(), NewerColor(),
    MissingFrom11(), NewerLength(), DroppedByMail(),
  ]

  private static let styles: [any Rule] = [
    BrokenDeclaration(), WrongDeclaration(), UnknownProperty(),
  ]
}
