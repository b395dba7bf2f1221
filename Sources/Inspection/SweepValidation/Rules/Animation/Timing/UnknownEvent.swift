import SweepDiagnostics
import SweepVocabulary

/// Finds events that no browser knows.
struct UnknownEvent: Rule {
  let definition = RuleDefinition(
    "SH1422", .error,
    "An animation that waits for an event begins when the browser fires it, as with 'click' or"
      + " 'focusin'. An event with any other name can come only from a script.",
    wrong: """
      <circle id="knob" r="9">
        <animate attributeName="r" values="0;9" begin="clik" dur="2s"/>
      </circle>
      """,
    fix: (#"begin="clik""#, #"begin="click""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard facts.elements(named: "script").isEmpty else { return }
    let hints = findings.hints
    for animation in facts.animations {
      for (attribute, moment) in animation.moments {
        guard case .event(let name) = moment.kind, !Self.known.contains(name) else { continue }
        let other = name.hasPrefix("on") && Self.known.contains(String(name.dropFirst(2)))
        findings.add(
          "no browser has the event \(name.quoted)", animation.place(attribute, moment.item),
          hint: other
            ? "write '\(name.dropFirst(2))'"
            : hints.name(name, .event, among: { Array(Self.known) }))
      }
    }
  }

  /// The events that attributes such as 'onclick' are for, and those of SVG 1.1, 16.2.
  private static let known = Set(
    Vocabulary.svg.common.lazy.filter { $0.name.hasPrefix("on") }.map {
      String($0.name.dropFirst(2))
    }
  ).union([
    "activate", "beginEvent", "endEvent", "repeatEvent", "DOMActivate", "DOMFocusIn", "DOMFocusOut",
    "DOMAttrModified", "DOMNodeInserted", "DOMNodeRemoved", "DOMSubtreeModified", "SVGLoad",
    "SVGUnload", "SVGAbort", "SVGError", "SVGResize", "SVGScroll", "SVGZoom", "focusin", "focusout",
    "DOMContentLoaded", "readystatechange", "visibilitychange", "fullscreenchange", "repeat",
  ])
}
