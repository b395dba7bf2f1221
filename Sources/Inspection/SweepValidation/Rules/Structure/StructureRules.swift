import SweepDiagnostics
import SweepValues
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

  private static let owners: [String: Set<String>] = [
    "stop-color": ["stop"], "stop-opacity": ["stop"], "mask-type": ["mask"],
    "flood-color": ["feFlood", "feDropShadow"], "flood-opacity": ["feFlood", "feDropShadow"],
    "lighting-color": ["feDiffuseLighting", "feSpecularLighting"],
  ]
  /// Attributes of SVG 1.1 that browsers do not know.
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

/// Finds matrices of filters with too few or too many numbers.
struct FilterListCount: Rule {
  let definition = RuleDefinition(
    "SH1225", .error, for: .others,
    "A matrix of 'feColorMatrix' has 20 numbers, and 'kernelMatrix' has as many as 'order' says."
      + " Browsers ignore the step, or the whole filter, otherwise.",
    wrong: #"<filter id="a"><feColorMatrix values="1 0 0 0 0"/></filter>"#,
    fix: (
      #"values="1 0 0 0 0""#, #"values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0""#
    ))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "feColorMatrix") {
      let type = facts.value("type", of: node)?.withoutSpace ?? "matrix"
      let wanted = ["matrix": 20, "saturate": 1, "hueRotate": 1][type]
      check("values", node, wanted, "for type \(type.quoted)", facts, &findings)
    }
    for node in facts.elements(named: "feConvolveMatrix") {
      let order = (facts.value("order", of: node) ?? "3").numbers
      guard order.count == 1 || order.count == 2,
        order.allSatisfy({ $0 > 0 && $0 < 1_000 && $0 == $0.rounded() })
      else { continue }
      let wanted = Int(order[0] * (order.last ?? 1))
      check("kernelMatrix", node, wanted, "for the order", facts, &findings)
    }
  }

  private func check(
    _ name: String, _ node: Int, _ wanted: Int?, _ reason: String, _ facts: Facts,
    _ findings: inout FindingList
  ) {
    guard let wanted, let attribute = facts.tree.attribute(name, of: node) else { return }
    let count = facts.tree.string(ofAttribute: attribute).numbers.count
    guard count != wanted else { return }
    findings.add(
      "\(name.quoted) has \(count.of("number")) instead of \(wanted) \(reason)",
      .attribute(attribute))
  }
}

extension String {
  fileprivate var numbers: [Double] {
    var reader = ValueReader(Array(utf8)[...])
    var numbers: [Double] = []
    reader.skipSpace()
    while let number = reader.number() {
      numbers.append(number)
      reader.skipSeparator()
    }
    return numbers
  }
}

/// Finds links inside links.
struct NestedLink: Rule {
  let definition = RuleDefinition(
    "SH1110", .warning,
    "A link cannot contain another one: browsers follow only one of them, and in a page of HTML the"
      + " second start tag ends the first link.",
    wrong: ##"<g id="x"><a href="#x"><a href="#x"><path d="M0 0H9"/></a></a></g>"##,
    fix: (##"<a href="#x"><a href="#x"><path d="M0 0H9"/></a></a>"##, ##"<path d="M0 0H9"/>"##))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    var end = 0
    for link in facts.elements(named: "a") {
      // Links are in the order of the document, so that one before the end is within.
      if link < end { findings.add("a link inside a link", .node(link)) }
      end = max(end, tree.end(of: link))
    }
  }
}
