import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds what shows something else than the end where its animation does not run.
struct UntrueBase: Rule {
  let code = DiagnosticCode(
    "SH1732",
    "Where animations are dropped, as in previews, prints and mails, the attributes of the elements"
      + " are all that is left: they should hold the values on which the animations end.")

  let examples = RuleExamples(
    for: .githubReadme,
    bad: [
      "<rect width=\"1\" height=\"9\"><animate attributeName=\"width\" values=\"0;9\" dur=\"1s\" fill=\"freeze\"/></rect>"
    ],
    good: ["<rect width=\"9\" height=\"9\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    switch profile {
    case .sanitized, .emailPoster: .warning
    case .githubReadme: .note
    default: nil
    }
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.has(.fill, "freeze") {
      let isDropped =
        facts.profile != .sanitized || SanitizedAway.elements.contains(animation.name)
      guard isDropped, animation.activeDuration.isFinite, !animation.has(.additive, "sum"),
        let target = animation.target, let name = animation.attributeName,
        let end = animation.finalValue, let element = facts.svgName(of: target)
      else { continue }
      let base =
        facts.value(name, of: target) ?? Vocabulary.svg.attribute(name, of: element)?.initial
      guard let base, base.numbersAndWords != end.numbersAndWords else { continue }
      findings.add(
        "without its animation \(name.quoted) shows \(base.quoted), not \(end.quoted)",
        .node(animation.node), hint: "write \(name)=\"\(end)\" on \(element.quoted)")
    }
  }
}

extension AnimationFacts {
  /// The value on which it ends; nil where that is not in one piece of it.
  fileprivate var finalValue: String? {
    guard repeatCount.map({ $0 == $0.rounded() }) ?? true else { return nil }
    guard let value = values.last?.text ?? value(.to) else { return nil }
    if kind == .animateMotion { return nil }
    return kind == .animateTransform ? "\(self.value(.type) ?? "translate")(\(value))" : value
  }
}

extension String {
  /// The value apart from how it is spelled: numbers by their value, and no white space.
  fileprivate var numbersAndWords: [String] {
    CSSTokenizer.tokens(of: utf8).filter { $0.kind != .space && !$0.isMark(",") }.map { token in
      token.kind == .number ? Double(token.text).map { "\($0)" } ?? token.text : token.text
    }
  }
}
