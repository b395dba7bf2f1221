import SweepDiagnostics
import SweepXML

/// Finds text with too little contrast to its background.
///
/// It reports only where both colours are certain: plain fills of shapes that cover the
/// place where the text is anchored, in the picture as it stands still.
struct Contrast: Rule {
  let definition = RuleDefinition(
    "SH1507", .warning, for: .all.subtracting([.untrusted]),
    "Text needs a contrast of 4.5 to 1, or 3 to 1 if it is large: 24 pixels, or 18.7 in bold (WCAG"
      + " 2.2, 1.4.3).",
    wrong:
      ##"<rect width="90" height="90" fill="#fff"/><text x="20" y="50" fill="#bbb">72</text>"##,
    fix: (##"fill="#bbb""##, ##"fill="#222""##))

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
