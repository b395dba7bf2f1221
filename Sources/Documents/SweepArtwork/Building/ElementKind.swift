import SweepVocabulary

/// Elements by the kind of their content.
enum ElementKind {
  case group, choice, viewport, use, shape, text, image

  /// Whether it draws its children.
  var isContainer: Bool { [.group, .choice, .viewport].contains(self) }

  init?(_ name: String) {
    switch name {
    case "g", "a": self = .group
    case "switch": self = .choice
    case "svg": self = .viewport
    case "use": self = .use
    case _ where ElementCategory.shapes.contains(name): self = .shape
    case "text": self = .text
    case "image": self = .image
    default: return nil
    }
  }

  /// Whether an element draws nothing where it stands, or has been noted before.
  static func isSilent(_ name: String) -> Bool {
    ElementCategory.undrawn.contains(name) || others.contains(name)
  }

  private static let others: Set<String> = [
    "handler", "listener", "foreignObject", "audio", "video", "iframe", "solidColor", "hatch",
  ]
}
