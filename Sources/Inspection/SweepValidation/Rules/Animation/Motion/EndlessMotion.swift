import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds motion that goes on for ever and that nobody can stop.
struct EndlessMotion: Rule {
  let code = DiagnosticCode(
    "SH1451",
    "Motion that begins by itself and lasts for more than five seconds wants a way to stop it (WCAG 2.2,"
      + " 2.2.2). A style for 'prefers-reduced-motion', an 'end' by a click or a script is one.")

  let examples = RuleExamples(
    bad: [Self.animation(""), Self.animation(#" begin="0s;click""#)],
    good: [
      RuleExamples.stillness
        + #"<rect id="moving" width="9" height="9">"# + Self.endless("") + "</rect>",
      Self.animation(#" end="click""#), Self.animation(#" begin="click""#),
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isOurs ? nil : .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard facts.elements(named: "script").isEmpty,
      let animation = facts.animations.first(where: \.movesForEver), !Self.canRest(facts)
    else { return }
    findings.add(
      "the picture moves for ever, and nothing stops it", .node(animation.node),
      hint: "add a style with '@media (prefers-reduced-motion: reduce)', or let it end")
  }

  private static func canRest(_ facts: Facts) -> Bool {
    guard facts.eventAttributes.isEmpty else { return true }
    return facts.styles.rules.contains { rule in
      rule.conditions.contains { $0.lowercased().contains("prefers-reduced-motion") }
    }
  }

  private static func endless(_ attributes: String) -> String {
    #"<animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"\#(attributes)/>"#
  }

  private static func animation(_ attributes: String) -> String {
    #"<rect width="9" height="9">"# + endless(attributes) + "</rect>"
  }
}

extension AnimationFacts {
  /// Whether it begins by itself and repeats without end.
  fileprivate var movesForEver: Bool {
    guard max(repeatCount ?? 0, repeatDuration ?? 0).isInfinite, isEndless, values.count != 1,
      simpleDuration.isFinite
    else { return false }
    return self[.begin] == nil || begins.contains { $0.kind == .offset }
  }
}
