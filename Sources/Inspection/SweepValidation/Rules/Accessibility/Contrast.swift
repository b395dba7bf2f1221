import SweepDiagnostics
import SweepXML

/// Finds text that stands out too little from what is behind it.
///
/// It says something only where both colours are certain: plain fills of shapes that cover the
/// place where the text is anchored, in the picture as it stands still.
struct Contrast: Rule {
  let code = DiagnosticCode(
    "SH1507",
    "Text needs a contrast of 4.5 to 1, and large text of 3 to 1 (WCAG 2.2, 1.4.3): 24 pixels, or"
      + " 18.7 where it is bold.")

  let examples = RuleExamples(
    bad: [
      "<rect width=\"90\" height=\"90\" fill=\"#fff\"/><text x=\"20\" y=\"50\" fill=\"#bbb\">72</text>",
      "<circle cx=\"50\" cy=\"50\" r=\"40\"/><g fill=\"#333\"><text x=\"50\" y=\"50\">72</text></g>",
    ],
    good: [
      "<rect width=\"90\" height=\"90\" fill=\"#fff\"/><text x=\"20\" y=\"50\" fill=\"#222\">72</text>",
      "<rect width=\"90\" height=\"90\" fill=\"#fff\"/><text x=\"20\" y=\"50\" font-size=\"30\" fill=\"#888\">72</text>",
      "<rect width=\"90\" height=\"90\" fill=\"#fff\" opacity=\".2\"/><text x=\"20\" y=\"50\" fill=\"#bbb\">72</text>",
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .untrusted ? nil : .warning
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for text in facts.picture.texts {
      guard let ink = text.ink, let ground = text.ground else { continue }
      let ratio = ink.contrast(to: ground)
      let size = text.size ?? 0
      let isLarge = size >= 24 || size >= 18.66 && text.isBold
      // Without a size of the file any text may be large.
      let least = isLarge || text.size == nil ? 3 : 4.5
      guard ratio < least - 0.005 else { continue }
      let shown = (ratio * 10).rounded(.down) / 10
      findings.add(
        "the text's \(ink) has a contrast of \(shown) to 1 against \(ground), below \(least) to 1",
        .node(text.node), hint: "take a \(ground.isDark ? "lighter" : "darker") colour")
    }
  }
}
