import SweepDiagnostics
import SweepVocabulary
import SweepXML

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

  /// What is wrong with animating an attribute; nil where nothing is.
  private static func judge(_ name: String, of element: String) -> Animatability? {
    guard Vocabulary.svg.element(element) != nil else { return nil }
    if let definition = Vocabulary.svg.attribute(name, of: element) {
      return definition.isAnimatable ? nil : .fixed
    }
    let isOnlyProperty = Vocabulary.property(name) != nil && !attributes.contains(name)
    return isOnlyProperty ? .property : .unknown
  }

  /// The attributes that some element has.
  private static let attributes = Set(
    Vocabulary.svg.elements.flatMap { $0.attributes.definitions.map(\.name) })

  private static func names(of element: String) -> [String] {
    guard let definition = Vocabulary.svg.element(element) else { return [] }
    return Vocabulary.svg.attributes(of: definition).filter(\.isAnimatable).map(\.name)
  }
}

extension AnimationFacts {
  /// Whether what it animates is left to rules on transforms, or to those on links and scripts.
  var isHarmless: Bool {
    guard let name = attributeName else { return true }
    return !animatesTransform && name != "href" && name != "xlink:href" && !name.hasSuffix(":href")
      && !name.hasPrefix("on")
  }

  /// Whether it animates a list of transforms.
  var animatesTransform: Bool {
    attributeName == "transform" || attributeName == "gradientTransform"
      || attributeName == "patternTransform"
  }
}
