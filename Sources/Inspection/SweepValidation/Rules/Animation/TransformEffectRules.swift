import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds rotations whose centre changes.
struct RotationCenter: AnimationRule {
  let definition = RuleDefinition(
    "SH1445", .warning,
    "Browsers interpolate the angle and the centre of a rotation separately, and accumulate both."
      + " Keep the centre constant, or rotate about the origin of a translated group.",
    wrong: """
      <g>
        <animateTransform attributeName="transform" type="rotate" values="0 0 0;90 50 50" dur="2s"/>
      </g>
      """,
    fix: (#"values="0 0 0;90 50 50""#, #"values="0 50 50;90,50,50""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateTransform, animation.transformType == .rotate else { return }
    var first: [Double]?
    for value in animation.allValues where value.attribute != .by {
      guard let numbers = value.item.numbers, numbers.count == 1 || numbers.count == 3 else {
        break
      }
      let center = numbers.count == 3 ? Array(numbers[1...]) : [0, 0]
      if let first, first != center {
        findings.add(
          "the centre moves to \(center[0].words) \(center[1].words) while the angle turns",
          animation.place(value.attribute, value.item),
          hint: "keep the centre constant, and animate the position of a group around the element")
        break
      }
      first = center
    }
    if animation.has(.accumulate, "sum"), animation.repeats, let first, first != [0, 0] {
      findings.add(
        "'accumulate' adds to the centre as well as the angle", animation.place(.accumulate),
        hint: "rotate about the origin of a translated group")
    }
  }
}

/// Finds transforms that a running animation replaces.
struct LostTransform: Rule {
  let definition = RuleDefinition(
    "SH1446", .warning,
    "A running 'animateTransform' replaces the whole 'transform' and any earlier animation of it,"
      + " unless 'additive' is 'sum'. Put one of the two on a group around the element.",
    wrong: """
      <g transform="translate(50 50)">
        <animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/>
      </g>
      """,
    fix: (#"dur="2s""#, #"dur="2s" additive="sum""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    var earlier: [Int: [AnimationFacts]] = [:]
    for animation in facts.animations
    where animation.kind == .animateTransform && animation.attributeName == "transform" {
      guard let target = animation.target else { continue }
      // Further back than that nothing runs along with it in any file that was made on purpose.
      let others = Array(earlier[target, default: []].suffix(32))
      earlier[target, default: []].append(animation)
      guard !animation.has(.additive, "sum"), !animation.isConstant else { continue }
      if let lost = others.last(where: { $0.runs(with: animation) && !$0.isConstant }) {
        let what = lost.transformType?.rawValue ?? "transform"
        findings.add(
          "the animation of '\(what)' at \(facts.tree.position(of: lost.node)) has no effect"
            + " while this one runs", .node(animation.node),
          hint: "write 'additive=\"sum\"', or put each on its own group")
      } else if others.isEmpty, let lost = staticTransform(lostTo: animation, target, facts) {
        findings.add(
          "\(lost.quoted) of the element has no effect while the animation runs",
          .node(animation.node),
          hint: "move it to a group around the element, or write 'additive=\"sum\"'")
      }
    }
  }

  /// The element's own transform, if another kind of it would be missed.
  private func staticTransform(
    lostTo animation: AnimationFacts, _ target: Int, _ facts: Facts
  ) -> String? {
    guard let attribute = facts.tree.attribute("transform", of: target),
      let type = animation.transformType
    else { return nil }
    let value = facts.tree.value(ofAttribute: attribute)
    let functions = TransformFunction.list(value) ?? []
    let isLost = functions.contains { $0.kind.rawValue != type.rawValue }
    return isLost ? value.withoutSpace.text : nil
  }
}

extension AnimationFacts {
  fileprivate var isConstant: Bool { values.count == 1 }

  fileprivate func runs(with other: AnimationFacts) -> Bool {
    guard let first = offsets(.begin)?.first, let second = other.offsets(.begin)?.first,
      self[.end] == nil, other[.end] == nil
    else { return false }
    return first < second + other.activeDuration && second < first + activeDuration
  }
}

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

  private static let most = 200

  /// Selectors of rules that set a property so that it hides animations, by property.
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
