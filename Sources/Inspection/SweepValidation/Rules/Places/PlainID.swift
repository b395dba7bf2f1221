import SweepDiagnostics
import SweepXML

/// Finds ids that other files of the same page may have too.
struct PlainID: Rule {
  let code = DiagnosticCode(
    "SH1712",
    "All ids of a page are in one room: where two files have 'title' or 'a', both refer to the first."
      + " A beginning that all ids of a file have in common, and no other file has, keeps them apart."
  )

  let examples = RuleExamples(
    for: .inline,
    bad: ["<path id=\"a\" d=\"M0 0H9\"/><path id=\"needle\" d=\"M0 0H9\"/>"],
    good: ["<path id=\"k3f9a_arc\" d=\"M0 0H9\"/><path id=\"k3f9a_needle\" d=\"M0 0H9\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .inline || profile == .strictCSP || profile == .sanitized ? .note : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard Self.prefix(of: facts) == nil else { return }
    guard let first = facts.attributes(where: { $0 == XMLName("id") }).first else { return }
    findings.add(
      "the ids have no beginning of their own, so that another file of a page may have them too",
      .attribute(first), hint: "give them one, as 'sweephand render --id-prefix auto' does")
  }

  /// The beginning that all ids have in common; nil where it is too short to tell files apart.
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
