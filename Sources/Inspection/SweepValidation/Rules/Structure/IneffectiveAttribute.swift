import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds attributes that SVG knows and that do nothing on their element.
struct IneffectiveAttribute: Rule {
  let definition = RuleDefinition(
    "SH1109", .warning, for: .others,
    "Some properties, such as 'marker' and 'line-height', count only in styles, and others, such as"
      + " 'stop-color', only on a few elements. Elsewhere browsers ignore the attribute.",
    wrong: ##"<marker id="tip"/><path d="M0 0H9" marker="url(#tip)"/>"##,
    fix: (##"marker="url(#tip)""##, ##"style="marker: url(#tip)""##))

  /// The elements on which properties work that are not inherited.
  private static let owners: [String: Set<String>] = [
    "stop-color": ["stop"], "stop-opacity": ["stop"], "mask-type": ["mask"],
    "flood-color": ["feFlood", "feDropShadow"], "flood-opacity": ["feFlood", "feDropShadow"],
    "lighting-color": ["feDiffuseLighting", "feSpecularLighting"],
  ]
  /// What SVG 1.1 has as attributes, and browsers do not.
  private static let older: Set<String> = ["font", "color-profile", "enable-background"]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let useless = Vocabulary.attributesWithoutEffect
    let found = facts.attributes { name in
      name.namespace.isEmpty
        && (useless.contains(name.local) || Self.owners[name.local] != nil)
    }
    let animations = Set(facts.animations.map(\.node))
    for attribute in found {
      let node = facts.tree.owner(ofAttribute: attribute)
      let name = facts.tree.name(ofAttribute: attribute).local
      guard let element = facts.svgName(of: node), !animations.contains(node) else { continue }
      if let owners = Self.owners[name] {
        // A child may inherit it by that word.
        if owners.contains(element) || facts.tree.elements(of: node).contains(where: { _ in true })
        {
          continue
        }
        let words = owners.sorted().map(\.quoted).joined(separator: " and ")
        findings.add(
          "\(name.quoted) has no effect on \(element.quoted)", .attribute(attribute),
          hint: "it works on \(words)")
      } else if facts.profile != .svg11 || !Self.older.contains(name) {
        let isProperty = Vocabulary.property(name) != nil && !Self.older.contains(name)
        findings.add(
          "\(name.quoted) has no effect as an attribute", .attribute(attribute),
          // Editors write some for themselves.
          severity: isProperty ? nil : .note, hint: isProperty ? "write it in 'style'" : nil)
      }
    }
  }
}
