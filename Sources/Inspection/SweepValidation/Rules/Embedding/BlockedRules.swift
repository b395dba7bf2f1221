import SweepDiagnostics
import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds scripts in files for which none run.
struct BlockedScript: Rule {
  let definition = RuleDefinition(
    "SH1701", .error, for: [.img, .githubReadme, .strictCSP, .sanitized, .emailPoster],
    example: .img,
    "Scripts do not run in pictures, under a strict Content-Security-Policy, or after sanitising."
      + " Only SMIL animations run there.",
    wrong: "<script>tick()</script>",
    right: #"<path d="M0 0H9"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let hint = "animate with SMIL, or show the file inline"
    for node in facts.elements(withAnyNamespace: ScriptElement.names) {
      findings.add(
        "\(facts.tree.spelling(of: node).quoted) does not run here", .node(node), hint: hint,
        fix: Fix(facts.tree.range(of: node)))
    }
    for attribute in facts.eventAttributes {
      findings.add(
        "\(facts.tree.spelling(ofAttribute: attribute).quoted) does not run here",
        .attribute(attribute), hint: hint, fix: Fix(removing: attribute, in: facts.tree))
    }
  }
}

/// Finds styles that a Content-Security-Policy blocks.
struct BlockedStyle: Rule {
  let definition = RuleDefinition(
    "SH1721", .error, for: [.strictCSP], example: .strictCSP,
    "A Content-Security-Policy without 'unsafe-inline' for styles blocks 'style' attributes and"
      + " elements. Presentation attributes such as 'fill' still work and can be animated.",
    wrong: #"<path d="M0 0H9" style="fill:red"/>"#,
    fix: (#"style="fill:red""#, #"fill="red""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for piece in facts.styles.pieces {
      guard let attribute = piece.attribute else {
        checkElement(piece, &findings)
        continue
      }
      guard facts.tree.name(ofAttribute: attribute) == XMLName("style") else { continue }
      let fix = Self.fix(attribute, CSSDeclaration.read(piece.tokens), facts)
      findings.add(
        "the 'style' attribute is blocked", .attribute(attribute),
        hint: "use presentation attributes", fix: fix)
    }
    for animation in facts.animations where animation.attributeName == "style" {
      findings.add(
        "an animation of 'style' is blocked", animation.place(.attributeName),
        hint: "animate the property itself")
    }
  }

  private func checkElement(_ piece: StyleFacts.Piece, _ findings: inout FindingList) {
    let conditions = CSSRule.read(piece.tokens).map(\.conditions)
    let isForStillness =
      !conditions.isEmpty
      && conditions.allSatisfy { $0.contains { $0.contains("prefers-reduced-motion") } }
    let isExtra = !conditions.contains { $0.isEmpty }
    findings.add(
      isForStillness
        ? "the style is blocked, so readers who ask for less motion see everything move"
        : "the style is blocked", .node(piece.node),
      severity: isForStillness ? .note : isExtra ? .warning : .error,
      hint: isForStillness
        ? "show the file as a picture, or render it with '--motion none'"
        : "use presentation attributes")
  }

  /// The properties as attributes, where each can be one that the element does not have yet.
  private static func fix(
    _ attribute: Int, _ declarations: [CSSDeclaration], _ facts: Facts
  ) -> Fix? {
    let tree = facts.tree
    let owner = tree.owner(ofAttribute: attribute)
    guard !declarations.isEmpty, Set(declarations.map(\.name)).count == declarations.count,
      let element = facts.svgName(of: owner)
    else { return nil }
    var text = ""
    for declaration in declarations {
      guard let definition = Vocabulary.svg.attribute(declaration.name, of: element),
        Vocabulary.presentationAttributes.contains(declaration.name),
        tree.attribute(declaration.name, of: owner) == nil,
        facts.spellings.fault(in: Array(declaration.text.utf8)[...], of: definition.type) == nil
      else { return nil }
      let value = declaration.text.escapedForMarkup(inAttribute: true)
      text += "\(text.isEmpty ? "" : " ")\(declaration.name)=\"\(value)\""
    }
    return Fix(tree.range(ofAttribute: attribute), with: text)
  }
}

/// Finds links in files that are shown as pictures.
struct DeadLink: Rule {
  let definition = RuleDefinition(
    "SH1704", .warning, for: .pictures, example: .img,
    "Links inside a picture do not work. Put the link on the surrounding page.",
    wrong: #"<a href="https://example.org/"><path d="M0 0H9"/></a>"#,
    right: #"<g><path d="M0 0H9"/></g>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.use == .link && found.address != .empty {
      findings.add(
        "the link does not work in a picture", found.place,
        hint: "put the picture in a link of the page: <a href=…><img src=…></a>")
    }
  }
}

/// Finds external content in files for which browsers load none.
struct UnloadedResource: Rule {
  let definition = RuleDefinition(
    "SH1703", .error, for: .pictures, example: .img,
    "A picture loads nothing: external images, fonts and style sheets are missing. Put everything"
      + " it needs into the file.",
    wrong: #"<image href="photo.png" width="9" height="9"/>"#,
    right: ##"<path id="needle" d="M0 0H9"/><use href="#needle"/>"##)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all
    where found.isLoadedFromElsewhere && facts.tree.name(of: found.node).local != "script" {
      findings.add(
        "\(found.text.prefix(60).description.quoted) is not loaded in a picture", found.place,
        hint: "embed it as a 'data:' address or as elements")
    }
    for part in Prolog(facts.tree).parts where part.kind == .instruction("xml-stylesheet") {
      findings.add(
        "the style sheet is not loaded in a picture", part.place,
        hint: "move its rules to a 'style' element")
    }
  }
}

/// Finds animations that wait for events where none are delivered.
struct UndeliveredEvent: AnimationRule {
  let definition = RuleDefinition(
    "SH1702", .warning, for: .pictures, example: .img,
    "A picture receives no clicks, pointer events or keys, so an animation that waits for them"
      + " never begins.",
    wrong:
      #"<rect id="a" width="9" height="9"><animate attributeName="width" values="0;9" dur="1s" begin="a.click"/></rect>"#,
    right:
      #"<rect width="9" height="9"><animate attributeName="width" values="0;9" dur="1s"/></rect>"#)

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard !animation.begins.isEmpty else { return }
    let waiting = animation.begins.filter(\.waitsForReader)
    guard let first = waiting.first, waiting.count == animation.begins.count else { return }
    findings.add(
      "the animation waits for \(first.item.text.quoted), which never happens in a picture",
      animation.place(.begin, first.item), hint: "begin at a time, such as '0s'")
  }
}

extension Moment {
  /// Whether only user input or a script causes it.
  fileprivate var waitsForReader: Bool {
    switch kind {
    case .event(let name): !["beginEvent", "endEvent", "repeatEvent", "load"].contains(name)
    case .accessKey, .indefinite: true
    default: false
    }
  }
}
