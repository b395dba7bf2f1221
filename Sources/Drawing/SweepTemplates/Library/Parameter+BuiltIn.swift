import SweepDials

extension Parameter {
  /// The parameters that every built-in template has beside its own.
  static let ofBuiltInTemplates = [
    Parameter(
      name: "dark", kind: .theme, help: "The theme in the dark; none if not set.", group: "Look"),
    Parameter(
      name: "compact", kind: .boolean,
      help:
        "Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has at most 128.",
      group: "Look"),
    Parameter(
      name: "text", kind: .choice,
      help:
        "Whether figures and words are drawn in the face of the theme or set in the system's fonts; drawn if not set, unless the theme names fonts.",
      group: "Look", words: Lettering.allCases.map(\.rawValue)),
    Parameter(
      name: "replay", kind: .text,
      help:
        "When motion that ends plays again: click, or a time from one begin to the next, such as 10s; never if not set.",
      group: "Reading"),
    Parameter(
      name: "updated", kind: .text,
      help: "The time of the reading, such as 10:08, on a line below the picture; none if not set.",
      group: "Reading"),
  ]
}

extension Sections {
  /// The sections of a built-in template, whose theme, size, text, replay and time its parameters choose.
  func followingParameters(at span: SourceSpan) -> Sections {
    func value(_ name: String) -> Node {
      Node(content: .scalar(Scalar(text: "$" + name, isPlain: true, span: span)), span: span)
    }
    func entry(_ key: String, _ value: Node) -> Node.Entry {
      Node.Entry(key: Scalar(text: key, isPlain: true, span: span), value: value)
    }
    var entries = theme.map { [entry("base", $0)] } ?? []
    if case .mapping(let own) = theme?.content { entries = own }
    var sections = self
    sections.theme = Node(
      content: .mapping(entries + [entry("dark", value("dark"))]), span: theme?.span ?? span)
    sections.compact = value("compact")
    sections.text = value("text")
    sections.replay = value("replay")
    sections.updated = value("updated")
    return sections
  }
}
