import SweepXML

/// Notes everything that could run or load: none of it is read, but its author should know.
extension NoteList {
  /// Looks through a file.
  mutating func inspect(_ root: XMLElement, instructions: [String]) {
    for target in instructions where target.lowercased() == "xml-stylesheet" {
      add(.unsafe, "a style sheet from elsewhere is left out", root)
    }
    root.forEach { element, parent in
      inspect(element, in: parent)
      for attribute in element.attributes { inspect(attribute, of: element) }
      if element.name == "style", element.namespace == XMLElement.svg {
        inspect(css: element.text, of: element)
      }
    }
  }

  private mutating func inspect(_ element: XMLElement, in parent: XMLElement?) {
    switch element.name.lowercased() {
    case "script", "handler", "listener", "iframe", "object", "embed", "audio", "video", "link",
      "meta":
      add(.unsafe, "'\(element.name)' is left out", element)
    case "foreignobject":
      // Illustrator writes one beside what all others are to see.
      if parent?.name == "switch", element["requiredExtensions"] != nil { return }
      add(.unsafe, "'\(element.name)' is left out", element)
    case "animate", "animatetransform", "animatemotion", "animatecolor", "set", "discard":
      guard element.isSVG else { return }
      add(.unsupported, "'\(element.name)' is left out: artwork stands still", element)
    default: break
    }
  }

  private mutating func inspect(_ attribute: XMLElement.Attribute, of element: XMLElement) {
    let name = attribute.name.lowercased()
    if name.hasPrefix("on"), attribute.namespace == nil {
      add(.unsafe, "the event attribute '\(attribute.name)' is left out", element)
    } else if name == "href" || (name == "src" && attribute.namespace == nil) {
      inspect(reference: attribute.value, of: element)
    } else {
      inspect(css: attribute.value, of: element)
    }
  }

  private mutating func inspect(reference: String, of element: XMLElement) {
    let target = String(
      String.UnicodeScalarView(reference.unicodeScalars.prefix(256).filter { $0.value > 0x20 })
    ).lowercased()
    if target.isEmpty || target.hasPrefix("#") { return }
    if target.hasPrefix("data:image/"), element.name == "image" { return }
    let what = target.hasPrefix("javascript:") ? "a script" : "something elsewhere"
    add(.unsafe, "the reference of '\(element.name)' to \(what) is left out", element)
  }

  /// Looks for references in a style, or in an attribute that may hold one.
  private mutating func inspect(css: String, of element: XMLElement) {
    guard css.utf8.contains(UInt8(ascii: "(")) || css.utf8.contains(UInt8(ascii: "@")) else {
      return
    }
    let text = css.lowercased()
    if text.contains("@import") {
      add(.unsafe, "a style sheet from elsewhere is left out", element)
    }
    for piece in text.split(separator: "url(", omittingEmptySubsequences: false).dropFirst() {
      let target = piece.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      if target.hasPrefix("#") { continue }
      return add(
        .unsafe, "the reference of '\(element.name)' to something elsewhere is left out", element)
    }
  }
}
