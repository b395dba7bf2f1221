import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds references that load external content.
struct ExternalReference: Rule {
  let definition = RuleDefinition(
    "SH1605", .error, for: [.untrusted], example: .untrusted,
    "External content can change, can reveal who views the file, and does not load where the file"
      + " is shown as a picture.",
    wrong: #"<image href="http://example.org/a.png"/>"#,
    right: #"<image href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1" height="1"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.isLoadedFromElsewhere {
      let isOwn = found.use == .resource && facts.svgName(of: found.node) != nil
      findings.add(
        "\(found.text.prefix(60).description.quoted) would load external content", found.place,
        hint: "embed it as a 'data:' address or as elements",
        fix: isOwn
          ? found.attribute.map { Fix(removing: $0, in: facts.tree) } : nil)
    }
  }
}

extension AddressFacts.Found {
  /// Whether showing the file would load it from somewhere else.
  var isLoadedFromElsewhere: Bool { use != .link && address == .elsewhere }
}

/// Finds links that lead out of the file.
struct ExternalLink: Rule {
  let definition = RuleDefinition(
    "SH1608", .error, for: [.untrusted], example: .untrusted,
    "A link in an untrusted file can send readers of the surrounding page to a harmful site.",
    wrong: #"<a href="https://example.org/"><path d="M0 0H9"/></a>"#,
    fix: (#"href="https://example.org/"><path"#, ##"href="#b"><path id="b""##))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.use == .link && found.address == .elsewhere {
      findings.add(
        "the link leads to \(found.text.prefix(60).description.quoted)", found.place,
        hint: "remove the link and keep its content",
        fix: found.attribute.map { Fix(removing: $0, in: facts.tree) })
    }
  }
}

/// Finds `xml:base`, which redirects references to the file itself.
struct BaseAddress: Rule {
  let definition = RuleDefinition(
    "SH1609", .error, for: [.untrusted], example: .untrusted,
    "In some programs, 'xml:base' turns '#id' into a reference to another file.",
    wrong: #"<g xml:base="http://example.org/"/>"#,
    right: "<g/>")

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(where: { $0 == XMLName("base", in: XMLName.xml) }) {
      findings.add(
        "'xml:base' redirects the references of the file", .attribute(attribute),
        hint: "remove it", fix: Fix(removing: attribute, in: facts.tree))
    }
  }
}

/// Finds animations of references and of attributes that hold scripts.
struct AnimatedReference: AnimationRule {
  let definition = RuleDefinition(
    "SH1604", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "An animation can put a script or an external address into 'href' after all checks. Browsers"
      + " follow it on a click.",
    wrong:
      ##"<path id="a" d="M0 0"/><use href="#a"><set attributeName="href" to="javascript:alert(1)" dur="1s"/></use>"##,
    right: #"<rect width="9" height="9"><set attributeName="width" to="5" dur="1s"/></rect>"#)

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard let name = animation.attributeName else { return }
    let local = name.split(separator: ":").last.map { $0.lowercased() } ?? ""
    let isScript = local.hasPrefix("on")
    guard isScript || local == "href" || local == "src" else { return }
    let runs = [AnimationAttribute.from, .to, .by, .values].contains { attribute in
      (animation.value(attribute) ?? "").split(separator: ";").contains {
        Address(String($0)).isScript
      }
    }
    // Elsewhere than with strangers, showing another picture is what it is for.
    guard facts.profile == .untrusted || isScript || runs else { return }
    findings.add(
      "an animation of \(name.quoted) \(isScript ? "would run" : "can lead anywhere")",
      animation.place(.attributeName), hint: "remove the animation",
      fix: facts.profile == .untrusted ? Fix(facts.tree.range(of: animation.node)) : nil)
  }
}

/// Finds `data:` addresses that do not hold the picture they claim.
struct EmbeddedData: Rule {
  let definition = RuleDefinition(
    "SH1606", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "A 'data:' address must hold a PNG, JPEG, GIF or WebP whose first bytes match its type."
      + " Anything else, including another SVG, escapes these checks.",
    wrong: #"<image href="data:image/svg+xml,%3Csvg/%3E"/>"#,
    right: #"<image href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1" height="1"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where !found.address.isScript {
      guard case .data(let data) = found.address else { continue }
      let isPicture = Self.pictures.contains(data.type)
      if isPicture, data.pictureFormat?.rawValue == data.type { continue }
      // Other data is not a mistake in itself; data that only claims to be a picture is.
      guard facts.profile == .untrusted || isPicture && data.isBase64 else { continue }
      findings.add(
        isPicture
          ? "the data is not \(data.type.quoted) as its address claims"
          : "the data is \(data.type.quoted), not a PNG, JPEG, GIF or WebP", found.place,
        hint: "save the picture as PNG and embed that")
    }
  }

  private static let pictures: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp"]
}
