import SweepDiagnostics
import SweepXML

/// Finds text that is too small at the file's own size.
struct SmallText: Rule {
  let definition = RuleDefinition(
    "SH1508", .warning, for: .all.subtracting([.untrusted]),
    "Text smaller than 6 pixels, at the width and height of the file, is unreadable. Leave out"
      + " what a small picture has no room for.",
    wrong: #"<text y="50" font-size="4">72</text>"#,
    fix: (#"font-size="4""#, #"font-size="8""#))

  private static let limit = 6.0

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for text in facts.picture.texts {
      guard let size = text.size, size < Self.limit - 0.005 else { continue }
      let shown = (size * 10).rounded() / 10
      findings.add(
        "the text is \(shown) pixels high at the file's own size", .node(text.node),
        hint: "make it larger, or leave it out")
    }
  }
}
