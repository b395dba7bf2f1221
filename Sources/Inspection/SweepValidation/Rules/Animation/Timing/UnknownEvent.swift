import SweepDiagnostics
import SweepVocabulary

/// Finds events that no browser knows.
struct UnknownEvent: Rule {
  let code = DiagnosticCode(
    "SH1422",
    "An animation that waits for an event begins when the browser tells of it, as of 'click' and"
      + " 'focusin'. An event of another name comes only from a script.")

  let examples = RuleExamples(
    bad: [
      Self.animation("clik"), Self.animation("knob.onclick"), Self.animation("knob.finish+1s"),
      Self.animation(#"knob.foo\.bar"#), Self.animation(#"foo\-bar"#),
    ],
    good: [
      Self.animation("click"), Self.animation("knob.mouseover+1s"),
      Self.animation("0s;knob.focusin"),
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard facts.elements(named: "script").isEmpty else { return }
    var hints = HintSearch(among: { Array(Self.known) })
    for animation in facts.animations {
      for (attribute, moments) in [
        (AnimationAttribute.begin, animation.begins), (.end, animation.ends),
      ] {
        for moment in moments {
          guard case .event(let name) = moment.kind, !Self.known.contains(name) else { continue }
          let other = name.hasPrefix("on") && Self.known.contains(String(name.dropFirst(2)))
          findings.add(
            "no browser has an event \(name.quoted)", animation.place(attribute, moment.item),
            hint: other
              ? "write '\(name.dropFirst(2))'"
              : hints.hint(name))
        }
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

  private static func animation(_ begin: String) -> String {
    """
    <circle id="knob" r="9">
      <animate attributeName="r" values="0;9" begin="\(begin)" dur="2s"/>
    </circle>
    """
  }
}
