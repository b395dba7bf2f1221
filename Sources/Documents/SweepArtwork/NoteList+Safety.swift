import SweepValues
import SweepVocabulary
import SweepXML
import SweepScene

/// Notes everything that could run or load: none of it is read, but its author is informed.
extension NoteList {
  /// Looks through a file.
  mutating func inspect(_ root: SVGElement, instructions: [String]) {
    for target in instructions where target.lowercased() == "xml-stylesheet" {
      add(.unsafe, "a style sheet from elsewhere is left out", root)
    }
    for element in root.all {
      inspect(element)
      for (name, value) in element.attributes { inspect(name, value, of: element) }
      if element.isSVG("style") { inspect(css: element.text, of: element) }
    }
  }

  private mutating func inspect(_ element: SVGElement) {
    switch element.name.lowercased() {
    case "script", "handler", "listener", "iframe", "object", "embed", "audio", "video", "link",
      "meta":
      add(.unsafe, "'\(element.name)' is left out", element)
    case "foreignobject":
      // Illustrator writes one beside the content for all other programs, which no browser shows.
      let needs = (element["requiredExtensions"] ?? "").withoutSpace
      if !needs.isEmpty, !needs.contains("www.w3.org") { return }
      add(.unsafe, "'\(element.name)' is left out", element)
    default: break
    }
  }

  private mutating func inspect(_ name: XMLName, _ value: String, of element: SVGElement) {
    let local = name.local.lowercased()
    if local.hasPrefix("on"), name.namespace.isEmpty {
      add(.unsafe, "the event attribute '\(name.local)' is left out", element)
    } else if local == "href" || (local == "src" && name.namespace.isEmpty) {
      inspect(reference: value, of: element)
    } else {
      inspect(css: value, of: element)
    }
  }

  private mutating func inspect(reference: String, of element: SVGElement) {
    // Pictures can be long, and their first characters show their kind.
    switch Address(String(reference.prefix(256))) {
    case .empty, .fragment: return
    case .data(let data) where data.type.hasPrefix("image/") && element.name == "image": return
    case .script:
      add(.unsafe, "the reference of '\(element.name)' to a script is left out", element)
    case .data, .elsewhere: addElsewhere(element)
    }
  }

  /// Looks for references in a style, or in an attribute that may hold one.
  private mutating func inspect(css: String, of element: SVGElement) {
    guard css.utf8.contains(UInt8(ascii: "(")) || css.utf8.contains(UInt8(ascii: "@")) else {
      return
    }
    let tokens = CSSTokenizer.tokens(of: css.utf8)
    if tokens.contains(where: { $0.kind == .atWord && $0.text.lowercased() == "import" }) {
      add(.unsafe, "a style sheet from elsewhere is left out", element)
    }
    let addresses = CSSReference.all(in: tokens).map { Address($0.address) }
    if addresses.contains(where: \.isElsewhere) { addElsewhere(element) }
  }

  private mutating func addElsewhere(_ element: SVGElement) {
    add(
      .unsafe, "the reference of '\(element.name)' to something elsewhere is left out", element)
  }
}

extension Address {
  /// Whether it leads out of the file.
  fileprivate var isElsewhere: Bool {
    switch self {
    case .empty, .fragment: false
    case .script, .data, .elsewhere: true
    }
  }
}
