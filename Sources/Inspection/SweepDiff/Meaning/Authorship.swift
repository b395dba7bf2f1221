import SweepVocabulary
package import SweepXML

/// Decides whether a document is as Sweephand writes it (docs/output-contract.md).
package enum Authorship {
  private static let rootAttributes = [
    "id", "width", "height", "viewBox", "xml:lang", "font-family", "font-variant", "aria-hidden",
    "role", "aria-labelledby", "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext",
    "tabindex",
  ]

  /// Whether the root, its title and all elements are as Sweephand writes them.
  package static func isWrittenBySweephand(_ tree: XMLTree) -> Bool {
    guard tree.name(of: 0) == XMLName("svg", in: XMLName.svg) else { return false }
    var last = -1
    for attribute in tree.attributes(of: 0) {
      let name = tree.name(ofAttribute: attribute).description
      guard let place = rootAttributes.firstIndex(of: name) else {
        if name.hasPrefix("data-") { continue }
        return false
      }
      if place < last { return false }
      last = place
    }
    let first = tree.elements(of: 0).first { _ in true }
    let isTitled = first.map { tree.name(of: $0).local == "title" } ?? false
    return (isTitled || tree.attribute("aria-hidden", of: 0) != nil)
      && tree.names.allSatisfy {
        $0.namespace != XMLName.svg || Vocabulary.interactive.defines($0.local)
      }
      && tree.attribute("viewBox", of: 0) != nil
  }

  /// Whether a document says that Sweephand has written it, even if it was changed since: its title has
  /// an id that Sweephand makes.
  package static func isSignedBySweephand(_ tree: XMLTree) -> Bool {
    titleID(in: tree)?.wholeMatch(of: /[a-z][a-z0-9]{5}_title/) != nil
  }

  /// Whether a document may be written by Sweephand, as far as its outline and the id of its title tell.
  package static func mayBeWrittenBySweephand(_ tree: XMLTree) -> Bool {
    isWrittenBySweephand(tree)
      && (tree.attribute("aria-hidden", of: 0) != nil
        || titleID(in: tree)?.hasSuffix("title") == true)
  }

  private static func titleID(in tree: XMLTree) -> String? {
    guard let title = tree.elements(of: 0).first(where: { _ in true }),
      tree.name(of: title).local == "title", let id = tree.attribute("id", of: title)
    else { return nil }
    return tree.string(ofAttribute: id)
  }
}
