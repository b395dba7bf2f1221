import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds scripts, whatever prefix or namespace they have.
struct ScriptElement: Rule {
  let definition = RuleDefinition(
    "SH1601", .error, for: [.untrusted], example: .untrusted,
    "A script runs with the rights of the page that inlines the file or the site that serves it."
      + " Untrusted files must not contain scripts.",
    wrong: "<script>alert(1)</script>",
    right: "<desc>script</desc>")

  static let names: Set<String> = ["script", "handler", "listener"]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(withAnyNamespace: Self.names) {
      findings.add(
        "\(facts.tree.spelling(of: node).quoted) would run", .node(node), hint: "remove it",
        fix: Fix(facts.tree.range(of: node)))
    }
  }
}

/// Finds attributes that hold scripts.
struct EventAttribute: Rule {
  let definition = RuleDefinition(
    "SH1602", .error, for: [.untrusted], example: .untrusted,
    "Attributes that begin with 'on' are scripts, including those of animations such as 'onbegin':"
      + " browsers can run them without a click.",
    wrong: #"<path d="M0 0H9" onclick="alert(1)"/>"#,
    fix: (#"0H9" onclick="alert(1)""#, #"0H9""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.eventAttributes {
      findings.add(
        "\(facts.tree.spelling(ofAttribute: attribute).quoted) would run as a script",
        .attribute(attribute), hint: "remove it",
        fix: Fix(removing: attribute, in: facts.tree))
    }
  }
}

/// Finds addresses that run a script when followed.
struct ScriptAddress: Rule {
  let definition = RuleDefinition(
    "SH1603", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "A 'javascript:' address runs when somebody follows it, and so does a page in a 'data:'"
      + " address, even if white space or character references disguise it.",
    wrong: #"<use href="javascript:alert(1)"/>"#,
    right: ##"<path id="a" d="M0 0H9"/><use href="#a"/>"##)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.address.isScript {
      findings.add(
        "\(found.text.prefix(40).description.quoted) would run as a script", found.place,
        hint: "remove it",
        fix: found.attribute.flatMap {
          found.use == .style || facts.profile != .untrusted
            ? nil : Fix(removing: $0, in: facts.tree)
        })
    }
  }
}

extension Address {
  var isScript: Bool {
    switch self {
    case .script: true
    case .data(let data):
      data.type.hasPrefix("text/") && data.type != "text/plain" && data.type != "text/css"
        || data.type.hasSuffix("xml") && data.type != "image/svg+xml"
        || data.type.hasSuffix("script")
    default: false
    }
  }
}

/// Finds styles that run scripts in old browsers and programs based on them.
struct ScriptInStyle: Rule {
  let definition = RuleDefinition(
    "SH1610", .error, for: [.untrusted], example: .untrusted,
    "'expression()', 'behavior' and '-moz-binding' ran scripts from styles in old browsers.",
    wrong: #"<path d="M0 0H9" style="width:expression(alert(1))"/>"#,
    right: "<style>path{fill:red}</style>")

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for piece in facts.styles.pieces {
      for (index, token) in piece.tokens.enumerated() {
        let text = token.text.lowercased()
        let next = piece.tokens[(index + 1)...].first { $0.kind != .space }
        let isBinding =
          token.kind == .word && next?.isMark(":") == true
          && ["behavior", "-ms-behavior", "-moz-binding"].contains(text)
        guard isBinding || token.kind == .function && text == "expression" else { continue }
        findings.add(
          "\(text.quoted) runs scripts in old browsers", piece.place(token.range),
          hint: "remove it")
      }
    }
  }
}

/// Finds styles that change their meaning when the file is read as HTML.
struct StyleMarkup: Rule {
  let definition = RuleDefinition(
    "SH1613", .error, for: [.untrusted], example: .untrusted,
    "A style that contains tags or comments ends early when the file is read as HTML, and the rest"
      + " becomes elements of the page.",
    wrong: "<style>&lt;/style>&lt;b></style>",
    fix: ("&lt;/style>&lt;b>", "g > path{fill:red}"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    for node in facts.elements(withAnyNamespace: ["style"]) {
      let text = Array(tree.text(of: node).utf8)
      let hasTag = zip(text, text.dropFirst()).contains { first, second in
        first == UInt8(ascii: "<")
          && (second == UInt8(ascii: "!") || second == UInt8(ascii: "/")
            || second == UInt8(ascii: "?") || (97...122).contains(second | 0x20))
      }
      let hasElements = tree.elements(of: node).contains { _ in true }
      if hasTag || hasElements {
        findings.add(
          "the style contains \(hasElements ? "elements" : "a tag or comment")", .node(node),
          hint: "keep only rules in it")
      }
    }
  }
}
