import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

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

/// Finds animations that wait for pointer events of an element that receives none.
struct UnreachableEvent: AnimationRule {
  let definition = RuleDefinition(
    "SH1429", .note,
    "An element with 'pointer-events=\"none\"' does not receive pointer events such as 'click'.",
    wrong: """
      <circle r="9" pointer-events="none">
        <animate attributeName="r" values="0;9" begin="click" dur="2s"/>
      </circle>
      """,
    fix: (#"r="9" pointer-events="none""#, #"r="9""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    for (attribute, moment) in animation.moments {
      guard case .event(let name) = moment.kind, Self.isPointerEvent(name),
        let source = moment.id.map(facts.element(withID:)) ?? animation.target,
        cannotBePointedAt(source, facts)
      else { continue }
      findings.add(
        "the element has 'pointer-events=\"none\"', so it receives no \(name.quoted)",
        animation.place(attribute, moment.item))
    }
  }

  private static func isPointerEvent(_ name: String) -> Bool {
    name == "click" || name == "dblclick" || name.hasPrefix("mouse") || name.hasPrefix("pointer")
      || name.hasPrefix("touch")
  }

  /// Whether the element, or else its nearest ancestor with `pointer-events`, receives none.
  private func cannotBePointedAt(_ node: Int, _ facts: Facts) -> Bool {
    sequence(first: node, next: facts.tree.parent).prefix(256).lazy
      .compactMap { facts.value("pointer-events", of: $0) }.first?.withoutSpace == "none"
  }
}

/// Finds ids that Chromium cuts off in `begin` and `end`.
struct UnparsableTimingID: AnimationRule {
  let definition = RuleDefinition(
    "SH1421", .error,
    "In 'begin' and 'end', a hyphen is a minus sign and a dot separates an id from an event."
      + " Chromium never finds an id that contains either, even when escaped with a backslash.",
    wrong: """
      <rect width="9" height="9">
        <animate id="sweep-1" attributeName="x" values="0;90" dur="2s"/>
        <animate attributeName="y" values="0;90" begin="sweep-1.end" dur="2s"/>
      </rect>
      """,
    fix: ("sweep-1", "sweep_1"))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    for (attribute, moment) in animation.moments {
      guard let spelling = moment.spelling, let id = moment.id, facts.element(withID: id) != nil,
        let mark = spelling.bytes.first(where: {
          $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        })
      else { continue }
      let what = mark == UInt8(ascii: "-") ? "hyphen" : "dot"
      findings.add(
        "the id \(id.quoted) contains a \(what), where Chromium cuts it off",
        animation.place(attribute, spelling),
        hint: "use only letters, digits and underscores in the id")
    }
  }
}

/// Finds animations that wait for a link or script that the file does not have.
struct NeverBegins: Rule {
  let definition = RuleDefinition(
    // There a script of the page may begin it.
    "SH1428", .note, for: .others.subtracting([.inline]),
    "'begin=\"indefinite\"' waits for a link to the animation or a script that calls"
      + " 'beginElement()'. Without either, the animation never begins.",
    wrong: .square(
      #"<animate id="sweep" attributeName="x" values="0;90" begin="indefinite" dur="2s"/>"#),
    right: """
      <rect width="9" height="9">
        <animate id="sweep" attributeName="x" values="0;90" begin="indefinite" dur="2s"/>
      </rect>
      <a href="#sweep"><path d="M0 20H9"/></a>
      """)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard facts.elements(named: "script").isEmpty,
      facts.tree.attribute("data-control", of: 0) == nil
    else { return }
    let waiting = facts.animations.filter { animation in
      !animation.begins.isEmpty && animation.begins.allSatisfy { $0.kind == .indefinite }
    }
    guard !waiting.isEmpty else { return }
    let linked = facts.linkedIDs
    for animation in waiting {
      if let id = facts.value("id", of: animation.node), linked.contains(id) { continue }
      findings.add("nothing in the file begins the animation", animation.place(.begin))
    }
  }
}

extension Facts {
  fileprivate var linkedIDs: Set<String> {
    Set(references.lazy.filter { $0.kind == .link && svgName(of: $0.node) == "a" }.compactMap(\.id))
  }
}
