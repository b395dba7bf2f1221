import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds ids that more than one element has.
struct DuplicateID: Rule {
  let definition = RuleDefinition(
    "SH1303", .error,
    "An id must be unique in a file. References find the first element with it; scripts may find"
      + " another. In files not made by Sweephand, a duplicate that nothing refers to is only a"
      + " warning.",
    wrong: #"<path id="dial" d="M0 0H9"/><path id="dial" d="M0 9H9"/>"#,
    fix: (#"/><path id="dial""#, #"/><path id="line""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard !facts.repeatedIDs.isEmpty else { return }
    let used = Set(facts.references.compactMap(\.id))
    for (id, attributes) in facts.repeatedIDs {
      let isHarmless = !facts.profile.isSweephandOutput && !used.contains(id)
      let first = facts.tree.position(ofAttribute: attributes[0])
      for attribute in attributes.dropFirst() {
        findings.add(
          "the id \(id.quoted) is already used at \(first)", .attribute(attribute),
          severity: isHarmless ? .warning : nil, hint: "rename one of them")
      }
    }
  }
}

/// Finds references to elements that the file does not have.
struct UnresolvedReference: Rule {
  let definition = RuleDefinition(
    // Markup in a page may refer to what stands elsewhere in it.
    "SH1301", .error, except: [.inline: .warning],
    "A reference uses an id that no element in the file has, so its target is not drawn, or the"
      + " animation never begins or has nothing to animate.",
    wrong: ##"<g id="needle"/><use href="#neddle"/>"##,
    fix: (##"href="#neddle""##, ##"href="#needle""##))

  private static let paints: Set<String> = ["fill", "stroke"]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let hints = findings.hints
    func hint(_ id: String) -> String? { hints.name(id, .id, among: { Array(facts.ids) }) }
    for reference in facts.references where isReference(reference, facts) {
      guard facts.element(namedBy: reference) == nil else { continue }
      let isMild =
        reference.kind == .id || reference.attribute == nil
        || facts.svgName(of: reference.node) == "a"
        || reference.hasFallback && Self.paints.contains(reference.property(in: facts.tree))
      findings.add(
        "there is no element with the id \((reference.id ?? "").quoted)", reference.place,
        severity: isMild ? .warning : nil, hint: hint(reference.id ?? ""))
    }
    for animation in facts.animations {
      for (attribute, moment) in animation.moments {
        guard let id = moment.id, let spelling = moment.spelling, facts.element(withID: id) == nil,
          id != "document", id != "window"
        else { continue }
        findings.add(
          "there is no element with the id \(id.quoted)", animation.place(attribute, spelling),
          hint: hint(id))
      }
    }
  }

  private func isReference(_ reference: Reference, _ facts: Facts) -> Bool {
    guard let id = reference.id, facts.svgName(of: reference.node) != nil else { return false }
    switch reference.kind {
    case .timing: return false
    case .id: return true
    case .link: return !id.isEmpty || facts.svgName(of: reference.node) != "a"
    case .resource: return isResource(reference, facts)
    // Old editors write 'behavior: url(#default#VML)', and names may be escaped.
    case .style: return !id.contains("#") && !id.contains("\\")
    }
  }

  private func isResource(_ reference: Reference, _ facts: Facts) -> Bool {
    guard let attribute = reference.attribute else { return false }
    let name = facts.tree.name(ofAttribute: attribute)
    return name.namespace.isEmpty && !name.local.hasPrefix("data-")
      && Vocabulary.referringAttributes.contains(name.local)
  }
}

/// Finds references to the wrong kind of element.
struct MismatchedReference: Rule {
  let definition = RuleDefinition(
    "SH1305", .error,
    "A reference points to the wrong kind of element, such as a 'fill' that names a clip path."
      + " Browsers ignore the reference.",
    wrong:
      #"<clipPath id="rim"><path d="M0 0H9V9"/></clipPath><path d="M0 0H9V9" fill="url(#rim)"/>"#,
    fix: (#"fill="url(#rim)""#, #"clip-path="url(#rim)""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for reference in facts.references {
      guard reference.kind == .link || reference.kind == .resource || reference.kind == .style,
        let target = facts.element(namedBy: reference),
        let name = facts.svgName(of: reference.node),
        let found = facts.svgName(of: target),
        let wanted = reference.kind == .link
          ? Vocabulary.targets(ofLinkIn: name)
          : Vocabulary.targets(ofProperty: reference.property(in: facts.tree)),
        !wanted.contains(found)
      else { continue }
      let what =
        reference.kind == .link ? name.quoted : reference.property(in: facts.tree).quoted
      findings.add(
        "\(what) cannot use \(reference.address.quoted), a \(found.quoted) element",
        reference.place,
        severity: name == "use" ? .warning : nil,
        hint: wanted.names.count < 4 ? "use \(words(wanted))" : nil)
    }
  }

  private func words(_ category: ElementCategory) -> String {
    category.names.sorted().map(\.quoted).joined(separator: " or ")
  }
}

/// Finds `url()` without the `#` of an id.
struct MissingHash: Rule {
  let definition = RuleDefinition(
    // There everything outside of the file is an error.
    "SH1306", .error, for: [.svg2, .svg11, .inline, .strictCSP, .sanitized],
    "'url(#id)' refers to an element, 'url(id)' to a whole file, which cannot be a paint, marker,"
      + " clip path, mask or filter.",
    wrong: #"<linearGradient id="fade"/><path d="M0 0H9V9" fill="url(fade)"/>"#,
    fix: (#"fill="url(fade)""#, #"fill="url(#fade)""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for reference in facts.references
    where reference.kind == .resource || reference.kind == .style {
      let address = reference.address
      guard !address.isEmpty, !address.contains("#"), !address.contains("\\"),
        facts.svgName(of: reference.node) != nil
      else { continue }
      let property = reference.property(in: facts.tree)
      guard Vocabulary.targets(ofProperty: property) != nil else { continue }
      let isID = facts.element(withID: address) != nil
      // A picture of its own can be a mask (CSS Masking 1, 3.1).
      if property == "mask", !isID { continue }
      findings.add(
        "\(address.quoted) is a file, but \(property.quoted) needs an element",
        reference.place, hint: isID ? "write 'url(#\(address))'" : "write 'url(#id)'",
        fix: fix(reference, isID, facts))
    }
  }

  /// The `#` before the address, where the file has such an id and nothing is escaped.
  private func fix(_ reference: Reference, _ isID: Bool, _ facts: Facts) -> Fix? {
    guard isID, let attribute = reference.attribute else { return nil }
    let place = facts.tree.offset(ofAttribute: attribute, at: reference.span.lowerBound)
    return Fix(place..<place, with: "#")
  }
}
