import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds what mail programs drop.
struct DroppedByMail: Rule {
  let definition = RuleDefinition(
    "SH1751", .warning, for: [.emailPoster], example: .emailPoster,
    "Few mail programs show SVG, and those that do drop animations and styles. Send a PNG of twice"
      + " the size, made from a still file.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="width" values="0;9" dur="1s" fill="freeze"/></rect>"#,
    right: #"<rect width="9" height="9"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    if let first = facts.animations.first {
      let count = facts.animations.count
      findings.add(
        count == 1
          ? "the animation does not run in mail" : "\(count) animations do not run in mail",
        .node(first.node), hint: "'sweephand render --motion none' writes only the final state")
    }
    for piece in facts.styles.pieces {
      if let attribute = piece.attribute {
        guard facts.tree.name(ofAttribute: attribute) == XMLName("style") else { continue }
        findings.add("mail programs drop styles", .attribute(attribute))
      } else {
        findings.add(
          "mail programs drop styles", .node(piece.node),
          hint: "use presentation attributes")
      }
    }
  }
}

/// Finds what sanitisers remove from a file.
struct DroppedBySanitizer: Rule {
  let definition = RuleDefinition(
    "SH1731", .warning, for: [.sanitized], example: .sanitized,
    "Sanitisers such as DOMPurify and svg-sanitizer drop 'animate', 'set', 'use', the steps of filters"
      + " and some attributes. 'animateTransform' with 'values' and 'keyTimes' stays; 'from', 'to' and"
      + " 'calcMode' do not.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="width" values="0;9" dur="1s" fill="freeze"/></rect>"#,
    right:
      #"<g transform="rotate(9)"><animateTransform attributeName="transform" type="rotate" values="0;9" dur="1s"/></g>"#
  )

  static let elements: Set<String> = [
    "animate", "set", "use", "discard", "foreignObject", "cursor", "color-profile", "font-face",
    "missing-glyph",
  ]
  private static let timing: Set<String> = ["from", "to", "calcMode"]
  private static let drawing: Set<String> = [
    "dominant-baseline", "vector-effect", "pointer-events", "cursor", "fr", "text-overflow",
    "unicode-bidi", "transform-box", "mask-type", "mix-blend-mode", "isolation",
  ]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    let moving = Set(AnimationFacts.Kind.allCases.map(\.rawValue))
    for node in tree.nodes where tree.isElement(node) {
      guard let name = facts.svgName(of: node) else { continue }
      if Self.elements.contains(name) {
        findings.add(
          "sanitisers drop \(name.quoted)", .node(node),
          hint: name == "animate" || name == "set"
            ? "animate groups with 'animateTransform'" : "replace it with what it refers to")
        continue
      }
      if name == "filter" {
        findings.add(
          "sanitisers drop the steps of 'filter', and hide what it is for", .node(node),
          hint: "leave shadows and blurs out, or let DOMPurify keep 'svgFilters'")
      }
      let dropped = moving.contains(name) ? Self.timing : Self.drawing
      for attribute in tree.attributes(of: node)
      where dropped.contains(tree.name(ofAttribute: attribute).description) {
        findings.add(
          "sanitisers drop \(tree.spelling(ofAttribute: attribute).quoted)", .attribute(attribute),
          hint: moving.contains(name)
            ? "'sweephand render --profile sanitized' writes only 'values'" : nil)
      }
    }
  }
}

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
