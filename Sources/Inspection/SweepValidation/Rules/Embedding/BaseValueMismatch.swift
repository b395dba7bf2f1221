import SweepDiagnostics
import SweepVocabulary
import SweepValues
import SweepXML

/// Finds attributes that differ from the end of their animation, where animations do not run.
struct BaseValueMismatch: AnimationRule {
  let definition = RuleDefinition(
    "SH1732", .warning, for: [.sanitized, .emailPoster], except: [.githubReadme: .note],
    example: .githubReadme,
    "Previews, prints and mails drop animations and show only the attributes of the elements. Set"
      + " these to the values on which the animations end.",
    wrong:
      #"<rect width="1" height="9"><animate attributeName="width" values="0;9" dur="1s" fill="freeze"/></rect>"#,
    right: #"<rect width="9" height="9"/>"#)

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.has(.fill, "freeze") else { return }
    let isDropped =
      facts.profile != .sanitized || DroppedBySanitizer.elements.contains(animation.name)
    guard isDropped, animation.activeDuration.isFinite, !animation.has(.additive, "sum"),
      let target = animation.target, let name = animation.attributeName,
      let end = animation.finalValue, let element = facts.svgName(of: target)
    else { return }
    let definition = Vocabulary.svg.attribute(name, of: element)
    let initial = definition?.isLinked == true ? nil : definition?.initial
    let base = facts.value(name, of: target) ?? initial
    guard let base, base.numbersAndWords != end.numbersAndWords else { return }
    findings.add(
      "without its animation \(name.quoted) shows \(base.quoted), not \(end.quoted)",
      .node(animation.node), hint: "write \(name)=\"\(end)\" on \(element.quoted)")
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
      guard token.kind == .number, let number = Double(spelledBy: token.text) else {
        return token.text
      }
      return "\(number)"
    }
  }
}
