import SweepValues

extension RuleValues {
  /// The properties that two style sheets set differently, in words.
  ///
  /// - Parameter areThemes: whether variables are colours of a theme, as in our own files.
  static func words(_ facts: [Fact], areThemes: Bool) -> String {
    var told: [String] = []
    for (key, old, new) in facts {
      let isVariable = areThemes && key.property.hasPrefix("--")
      let name = isVariable ? "theme variable \(key.property)" : key.property
      let place = isVariable ? "" : " of \(key.selector)"
      var values = [old, new].map { $0?.text ?? "not set" }
      if values[0] == values[1] {
        values = [old, new].map {
          ($0?.text ?? "") + ($0?.isImportant == true ? " !important" : "")
        }
      }
      let text = "\(name)\(place)\(condition(key.condition)) \(values[0]) → \(values[1])"
      if !told.contains(text) { told.append(text) }
    }
    let rest = told.count > 3 ? " and \(told.count - 3) more" : ""
    return PlainWords.visible(told.prefix(3).joined(separator: ", ")) + rest
  }

  private static func condition(_ text: String) -> String {
    if text.isEmpty { return "" }
    switch text.filter({ $0 != " " }) {
    case "media(prefers-color-scheme:dark)": return " in the dark"
    case "media(prefers-reduced-motion:reduce)": return " with reduced motion"
    default: return " under '@\(text)'"
    }
  }
}
