import SweepVocabulary
import SweepXML

/// Decides whether a document is as Sweephand writes it (docs/output-contract.md).
enum Authorship {
  private static let rootAttributes = [
    "id", "width", "height", "viewBox", "xml:lang", "font-family", "font-variant", "aria-hidden",
    "role", "aria-labelledby", "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext",
    "tabindex",
  ]
  /// Whether root, names and words for those who cannot see it are those of the contract.
  static func isWrittenBySweephand(_ tree: XMLTree) -> Bool {
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
}
