import SweepDiagnostics
import SweepXML

/// Finds ids that other files of the page could also use.
struct MissingIDPrefix: Rule {
  let definition = RuleDefinition(
    "SH1712", .note, for: [.inline, .strictCSP, .sanitized], example: .inline,
    "All files on a page share its ids: if two files use 'title' or 'a', both refer to the first."
      + " A prefix that is unique to the file keeps them apart.",
    wrong: #"<path id="a" d="M0 0H9"/><path id="needle" d="M0 0H9"/>"#,
    right: #"<path id="k3f9a_arc" d="M0 0H9"/><path id="k3f9a_needle" d="M0 0H9"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard Self.prefix(of: facts) == nil else { return }
    guard let first = facts.attributes(named: "id").first else { return }
    findings.add(
      "the ids have no prefix of their own, so another file on the page may use them too",
      .attribute(first), hint: "add one, as 'sweephand render --id-prefix auto' does")
  }

  /// The prefix that all ids share; nil if it is too short to be unique to the file.
  static func prefix(of facts: Facts) -> String? {
    var prefix: Substring?
    var count = 0
    for id in facts.ids {
      prefix = (prefix ?? id[...]).prefix(commonWith: id)
      count += 1
    }
    guard let prefix else { return count == 0 ? "" : nil }
    return prefix.count >= (count == 1 ? 6 : 3) ? String(prefix) : nil
  }
}

extension Substring {
  fileprivate func prefix(commonWith other: String) -> Substring {
    let length = zip(self, other).prefix { $0 == $1 }.count
    return prefix(length)
  }
}
