/// The few words between numbers, in the languages that are known.
///
/// In any other language bands without names are not told, and a range has a dash.
struct Phrases {
  private let to: String
  private let meanings: [ThemeColor.Token: String]
  private let series: (last: String, least: String, most: String)?

  /// Makes the phrases of a BCP 47 tag, of which the first part counts; empty for English.
  init(language: String) {
    let code = language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    let words = Self.library[code]
    to = words?.to ?? " – "
    meanings = words.map { [.good: $0.good, .warning: $0.warning, .danger: $0.danger] } ?? [:]
    series = words?.series
  }

  /// A range from one number to another.
  func range(_ low: String, _ high: String) -> String { low + to + high }

  /// The last, the least and the greatest of many numbers.
  func series(_ last: String, _ least: String, _ most: String) -> String {
    guard let series else { return last + ", " + range(least, most) }
    return "\(series.last) \(last), \(series.least) \(least), \(series.most) \(most)"
  }

  /// What a band in a colour of the theme means; nil for colours that mean nothing.
  func meaning(of color: ThemeColor) -> String? {
    if case .token(let token) = color { meanings[token] } else { nil }
  }

  private typealias Words = (
    to: String, good: String, warning: String, danger: String,
    series: (last: String, least: String, most: String)
  )

  private static let library: [String: Words] = [
    "de": (
      " bis ", "im normalen Bereich", "im Warnbereich", "im Gefahrenbereich",
      ("zuletzt", "Minimum", "Maximum")
    ),
    "en": (
      " to ", "in the normal range", "in the warning range", "in the danger range",
      ("last", "minimum", "maximum")
    ),
    "es": (
      " a ", "en el rango normal", "en el rango de aviso", "en el rango de peligro",
      ("último", "mínimo", "máximo")
    ),
    "fr": (
      " à ", "dans la plage normale", "dans la plage d’alerte", "dans la plage de danger",
      ("dernier", "minimum", "maximum")
    ),
    "it": (
      " a ", "nel campo normale", "nel campo di avviso", "nel campo di pericolo",
      ("ultimo", "minimo", "massimo")
    ),
  ]
}
