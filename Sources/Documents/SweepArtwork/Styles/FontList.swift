import SweepValues

/// Lists of font families (CSS Fonts 4, 2.1).
enum FontList {
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji",
  ]
  /// Parts of the names of fonts, with the generic family of these.
  private static let kinds = [
    ("mono", "monospace"), ("courier", "monospace"), ("consol", "monospace"),
    ("sans", "sans-serif"),
    ("serif", "serif"), ("times", "serif"), ("georgia", "serif"), ("garamond", "serif"),
    ("palatino", "serif"),
  ]

  /// The list, ending with a generic family.
  static func complete(_ list: String) -> String {
    let names = names(in: list)
    if names.contains(where: generic.contains) { return list }
    let kind = kinds.first { part, _ in names.first?.contains(part) == true }?.1
    return "\(list), \(kind ?? "sans-serif")"
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",").map { name in
      String(name).withoutSpace.lowercased().filter { $0 != "'" && $0 != "\"" }
    }
  }
}
