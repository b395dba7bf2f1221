import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds endless motion that nothing can stop.
struct EndlessMotion: Rule {
  let definition = RuleDefinition(
    "SH1451", .warning, except: [.wcag: .error],
    "Motion that starts by itself and lasts longer than five seconds needs a way to stop it (WCAG"
      + " 2.2, 2.2.2): an end, an 'end' on a click, or a script. A style for"
      + " 'prefers-reduced-motion' alone is not enough: it is no control of the page.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"/></rect>"#,
    fix: (#"repeatCount="indefinite""#, #"repeatCount="indefinite" end="click""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard facts.elements(named: "script").isEmpty, facts.eventAttributes.isEmpty,
      let animation = facts.animations.first(where: \.repeatsIndefinitely)
    else { return }
    findings.add(
      "the picture moves forever and nothing stops it (WCAG 2.2, 2.2.2)", .node(animation.node),
      hint: "let it end after five seconds or less, or on a click")
  }
}

extension AnimationFacts {
  /// Whether it begins by itself and repeats without end.
  fileprivate var repeatsIndefinitely: Bool {
    guard max(repeatCount ?? 0, repeatDuration ?? 0).isInfinite, isEndless, values.count != 1,
      simpleDuration.isFinite
    else { return false }
    return self[.begin] == nil || begins.contains { $0.kind == .offset }
  }
}
