import SweepValues

/// A rule around others, without its `@`.
package enum StyleContext: Hashable {
  /// The rules count on every screen with light colours that may move.
  case shown
  /// They count nowhere there.
  case hidden
  /// They are in a cascade layer of that name.
  case layer(String)
  case unknown

  /// Reads a rule without its `@`.
  package init(_ text: String) {
    let name = text.lowercased().prefix { $0.isLetter }
    let rest = String(text.dropFirst(name.count)).withoutSpace
    switch name {
    case "layer": self = .layer(rest)
    case "media": self = Self.media(rest.lowercased().filter { $0 != " " })
    case "supports": self = Self.supports(rest)
    default: self = .unknown
    }
  }

  private static func media(_ query: String) -> Self {
    let parts = query.split(separator: ",").map { part -> Self in
      switch part {
      case "all", "screen", "onlyscreen", "onlyall", "(prefers-color-scheme:light)",
        "screenand(prefers-color-scheme:light)", "notprint",
        "(prefers-reduced-motion:no-preference)", "screenand(prefers-reduced-motion:no-preference)":
        .shown
      case "print", "onlyprint", "speech", "notall", "notscreen",
        "(prefers-reduced-motion)", "(prefers-reduced-motion:reduce)":
        .hidden
      case _ where part.hasPrefix("printand") || part.hasPrefix("onlyprintand"): .hidden
      default: .unknown
      }
    }
    if query.isEmpty || parts.contains(.shown) { return .shown }
    return parts.allSatisfy { $0 == .hidden } ? .hidden : .unknown
  }

  /// Browsers support all properties that are read here, and so one declaration is enough.
  private static func supports(_ condition: String) -> Self {
    let isNegative = condition.lowercased().hasPrefix("not ")
    let test = isNegative ? String(condition.dropFirst(4)).withoutSpace : condition
    let isPlain = test.hasPrefix("(") && test.hasSuffix(")") && !test.dropFirst().contains("(")
    guard isPlain, test.contains(":") else { return .unknown }
    return isNegative ? .hidden : .shown
  }
}
