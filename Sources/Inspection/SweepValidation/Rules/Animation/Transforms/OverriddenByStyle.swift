import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations that a style overrides.
struct OverriddenByStyle: Rule {
  let definition = RuleDefinition(
    // The schema of our own files has no other styles than those that are meant to.
    "SH1448", .error, for: .others,
    "A 'transform' in a style overrides the attribute, animated or not, so 'animateTransform'"
      + " never shows. Any property with '!important' overrides its animation in the same way.",
    wrong:
      #"<g style="transform: translate(5px, 5px)"><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g>"#,
    right:
      #"<g transform="translate(5 5)"><g><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g></g>"#
  )

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard !facts.animations.isEmpty else { return }
    let sheet = Self.rules(of: facts)
    for animation in facts.animations {
      guard animation.kind != .animateMotion, let name = animation.attributeName,
        let target = animation.target
      else { continue }
      let own = facts.tree.attribute("style", of: target).map { attribute in
        CSSDeclaration.read(CSSTokenizer.tokens(of: facts.tree.value(ofAttribute: attribute)))
      }
      let isHidden = (own ?? []).contains { Self.hides($0, name) }
      let rules = sheet[name, default: []].prefix(Self.most)
      guard isHidden || rules.contains(where: { $0.selects(target, in: facts) }) else { continue }
      findings.add(
        "the element has \(name.quoted) in a style, which overrides the animation",
        .node(animation.node),
        hint: name == "transform"
          ? "move the transform to an attribute of a group around the element"
          : "remove '!important'")
    }
  }

  /// The most selectors that are tried for an animation: nobody writes as many.
  private static let most = 200

  /// What selects elements of which a property is set so that it hides animations, by property.
  private static func rules(of facts: Facts) -> [String: [CSSSelector]] {
    var selectors: [String: [CSSSelector]] = [:]
    guard !facts.elements(named: "style").isEmpty else { return selectors }
    for rule in facts.styles.rules where rule.conditions.allSatisfy({ !$0.isQuery }) {
      for declaration in rule.declarations where hides(declaration, declaration.name) {
        selectors[declaration.name, default: []] += rule.selectors.compactMap(CSSSelector.init)
      }
    }
    return selectors
  }

  private static func hides(_ declaration: CSSDeclaration, _ name: String) -> Bool {
    declaration.name == name && (declaration.isImportant || name == "transform")
  }
}

extension String {
  /// Whether rules under the condition hold in some places only.
  fileprivate var isQuery: Bool {
    let name = lowercased()
    return name.hasPrefix("media") || name.hasPrefix("container") || name.hasPrefix("scope")
  }
}
