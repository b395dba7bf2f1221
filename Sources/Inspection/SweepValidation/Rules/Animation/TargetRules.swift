import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds animations with the wrong `attributeType`.
struct AttributeType: AnimationRule {
  let definition = RuleDefinition(
    "SH1434", .warning,
    "'attributeType=\"CSS\"' is for properties, 'XML' for attributes. SVG 2 removes it: without"
      + " it, browsers find the right one.",
    wrong:
      #"<line x2="9"><animate attributeName="x1" attributeType="CSS" values="0;9" dur="2s"/></line>"#,
    fix: (#"attributeType="CSS" "#, ""))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard let attribute = animation[.attributeType], animation.has(.attributeType, "CSS"),
      let name = animation.attributeName,
      animation.kind == .animateTransform || Vocabulary.property(name) == nil
    else { return }
    findings.add(
      animation.kind == .animateTransform
        ? "'animateTransform' animates an attribute, never a CSS property"
        : "\(name.quoted) is not a CSS property", .attribute(attribute),
      severity: animation.kind == .animateTransform ? .error : nil,
      hint: "remove 'attributeType'", fix: Fix(removing: attribute, in: facts.tree))
  }
}

/// Finds animations whose target is in another file.
struct ExternalTarget: AnimationRule {
  let definition = RuleDefinition(
    "SH1436", .error,
    "The 'href' of an animation is '#' followed by the id of an element in the same file."
      + " Animations cannot target other files.",
    wrong: """
      <circle id="needle" r="9"/>
      <animate href="other.svg#needle" attributeName="r" values="0;9" dur="2s"/>
      """,
    fix: (#"href="other.svg#needle""#, ##"href="#needle""##))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.target == nil, let attribute = facts.link(of: animation.node) else { return }
    let address = facts.tree.string(ofAttribute: attribute).withoutSpace
    guard Address.localID(address) == nil else { return }
    let isID = facts.element(withID: address) != nil
    findings.add(
      "\(address.quoted) is not in this file", .attribute(attribute),
      hint: isID ? "write '#\(address)'" : nil,
      fix: isID ? Fix(value: attribute, in: facts.tree, to: "#\(address)") : nil)
  }
}

/// Finds `animateColor`, which no browser supports.
struct ObsoleteAnimation: Rule {
  let definition = RuleDefinition(
    // SVG 1.1 has it (chapter 19.2.15).
    "SH1435", .error, except: [.svg11: .warning],
    "No browser supports 'animateColor' any more, and SVG 2 removes it. Use 'animate'.",
    wrong:
      #"<circle r="9"><animateColor attributeName="fill" values="red;blue" dur="2s"/></circle>"#,
    fix: ("animateColor", "animate"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "animateColor") {
      findings.add(
        "no browser supports 'animateColor'", .node(node), hint: "write 'animate' instead")
    }
  }
}

/// Finds animations of attributes that cannot be animated, or that the element does not have.
struct UnanimatableAttribute: Rule {
  let definition = RuleDefinition(
    // The schema of the output names what is animated.
    "SH1431", .error, for: .others,
    "'attributeName' must name an attribute or property of the element that can be animated."
      + " Browsers ignore the animation otherwise. 'id', 'style' and event attributes cannot be"
      + " animated.",
    wrong: #"<circle r="9"><animate attributeName="rr" values="1;9" dur="2s"/></circle>"#,
    fix: (#"attributeName="rr""#, #"attributeName="r""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let hints = findings.hints
    for animation in facts.animations where animation.kind == .animate || animation.kind == .set {
      guard let name = animation.attributeName, !name.isEmpty, animation.isHarmless,
        let target = animation.target, let element = facts.svgName(of: target),
        let known = Self.judge(name, of: element)
      else { continue }
      let place = animation.place(.attributeName)
      switch known {
      case .fixed:
        findings.add("\(name.quoted) of \(element.quoted) cannot be animated", place)
      case .property:
        findings.add(
          "\(name.quoted) is not an SVG attribute, so browsers do not animate it with SMIL", place,
          severity: .warning)
      case .unknown:
        findings.add(
          "\(element.quoted) has no attribute \(name.quoted) to animate", place,
          hint: hints.name(
            name, .animatableAttribute(of: element), among: { Self.names(of: element) }))
      }
    }
  }

  private enum Animatability { case fixed, property, unknown }

  private static func judge(_ name: String, of element: String) -> Animatability? {
    guard Vocabulary.svg.element(element) != nil else { return nil }
    if let definition = Vocabulary.svg.attribute(name, of: element) {
      return definition.isAnimatable ? nil : .fixed
    }
    let isOnlyProperty = Vocabulary.property(name) != nil && !attributes.contains(name)
    return isOnlyProperty ? .property : .unknown
  }

  private static let attributes = Set(
    Vocabulary.svg.elements.flatMap { $0.attributes.definitions.map(\.name) })

  private static func names(of element: String) -> [String] {
    guard let definition = Vocabulary.svg.element(element) else { return [] }
    return Vocabulary.svg.attributes(of: definition).filter(\.isAnimatable).map(\.name)
  }
}

extension AnimationFacts {
  var isHarmless: Bool {
    guard let name = attributeName else { return true }
    return !animatesTransform && name != "href" && name != "xlink:href" && !name.hasSuffix(":href")
      && !name.hasPrefix("on")
  }

  var animatesTransform: Bool {
    attributeName == "transform" || attributeName == "gradientTransform"
      || attributeName == "patternTransform"
  }
}
