import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds meters and sliders without a value or limits.
struct MeterWithoutReading: Rule {
  let definition = RuleDefinition(
    "SH1504", .warning, for: .readAloud,
    "A meter or slider needs 'aria-valuenow', 'aria-valuemin' and 'aria-valuemax' for screen"
      + " readers (WAI-ARIA 1.2, 5.2.2).",
    wrong: #"<g role="meter" aria-label="Speed"/>"#,
    right:
      #"<g role="meter" aria-label="Speed" aria-valuemin="0" aria-valuemax="9" aria-valuenow="4"/>"#
  )

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(named: "role") {
      let role = facts.tree.string(ofAttribute: attribute).withoutSpace
      let node = facts.tree.owner(ofAttribute: attribute)
      guard ["meter", "slider", "scrollbar"].contains(role) else { continue }
      // An instrument without a reading says so.
      let isKnown = facts.value("data-state", of: node) != "no-data"
      let missing = ["aria-valuenow", "aria-valuemin", "aria-valuemax"].filter {
        facts.value($0, of: node) == nil && (isKnown || $0 != "aria-valuenow")
      }
      if missing.isEmpty { continue }
      findings.add(
        "the \(role) lacks \(missing.map(\.quoted).joined(separator: " and "))",
        .attribute(attribute))
    }
  }
}

/// Finds values outside of their own limits.
struct ReadingOutOfRange: Rule {
  let definition = RuleDefinition(
    "SH1505", .warning, for: .readAloud,
    "'aria-valuenow' must lie between 'aria-valuemin' and 'aria-valuemax'; otherwise screen"
      + " readers announce the nearest limit.",
    wrong:
      #"<g role="meter" aria-label="Speed" aria-valuemin="0" aria-valuemax="9" aria-valuenow="12"/>"#,
    fix: (#"aria-valuenow="12""#, #"aria-valuenow="9""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(named: "aria-valuenow") {
      let node = facts.tree.owner(ofAttribute: attribute)
      func number(_ name: String) -> Double? { facts.value(name, of: node).flatMap { Double($0) } }
      guard let now = number("aria-valuenow") else { continue }
      let least = number("aria-valuemin") ?? -.infinity
      let most = number("aria-valuemax") ?? .infinity
      if now < least || now > most {
        findings.add(
          "'aria-valuenow' is \(now < least ? "below 'aria-valuemin'" : "above 'aria-valuemax'")",
          .attribute(attribute))
      }
    }
  }
}

/// Finds text with too little contrast to its background.
///
/// The rule reports only where both colours are certain: plain fills of shapes that cover the
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
