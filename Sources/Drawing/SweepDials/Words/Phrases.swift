/// The few words between numbers, in the languages that are known.
///
/// In other languages bands without names are not mentioned, and a range has a dash.
struct Phrases {
  private let words: Words?

  /// Makes the phrases of a BCP 47 tag, of which the first part counts; empty for English.
  init(language: String) {
    words = language.isEmpty ? Self.english : Self.known(language)
  }

  /// The separator of the ends of a range.
  var to: String { words?.to ?? " – " }

  /// The ends of a scale that a reading is above or below.
  func outside(_ low: String, _ high: String, isAbove: Bool) -> String {
    guard let scale = words?.scale else { return low + to + high }
    return "\(isAbove ? scale.above : scale.below) \(low)\(to)\(high)"
  }

  /// The last, the least and the greatest of many numbers.
  func series(_ last: String, _ least: String, _ most: String) -> String {
    guard let series = words?.series else { return last + ", " + least + to + most }
    return "\(series.last) \(last), \(series.least) \(least), \(series.most) \(most)"
  }

  /// The step at hand.
  func step(_ number: Int, of count: Int, _ name: String) -> String {
    guard let steps = words?.steps else { return "\(number)/\(count): \(name)" }
    return "\(steps.step) \(number) \(steps.of) \(count): \(name)"
  }

  /// The phrase for completed steps.
  func done(_ count: Int) -> String {
    words.map { "\(count) \($0.steps.done)" } ?? "\(count)/\(count)"
  }

  /// The phrase for the prevailing wind, and for the share of calm.
  func wind(_ name: String, _ share: String, calm: String) -> String {
    guard let wind = words?.wind else { return "\(name) \(share), 0 \(calm)" }
    return "\(wind.most) \(name) \(share), \(wind.calm) \(calm)"
  }

  /// A reading as the mark of a peak.
  func peak(_ reading: String) -> String { words.map { "\($0.peak) \(reading)" } ?? reading }

  /// The absence of a reading.
  var noReading: String { words?.noReading ?? NoReading.figure }

  /// A reading that is older than it should be.
  var outOfDate: String { words?.outOfDate ?? "…" }

  /// A reading at a time.
  func updated(_ time: String) -> String { words.map { "\($0.updated) \(time)" } ?? time }

  /// A number of days.
  func days(_ number: String) -> String { "\(number) \(words?.days ?? "d")" }

  /// The meaning of a band in a colour of the theme; nil for colours without one.
  func meaning(of color: ThemeColor) -> String? {
    switch color {
    case .token(.good): words?.good
    case .token(.warning): words?.warning
    case .token(.danger): words?.danger
    default: nil
    }
  }

  private typealias Words = (
    to: String, good: String, warning: String, danger: String,
    series: (last: String, least: String, most: String),
    steps: (step: String, of: String, done: String),
    wind: (most: String, calm: String), peak: String, days: String,
    scale: (above: String, below: String), noReading: String,
    outOfDate: String, updated: String
  )

  private static let english: Words = (
    " to ", "in the normal range", "in the warning range", "in the danger range",
    ("last", "minimum", "maximum"), ("step", "of", "steps done"), ("mostly from", "calm"), "peak",
    "days", ("above the scale of", "below the scale of"), "no reading",
    "out of date", "updated"
  )

  private static func known(_ language: String) -> Words? {
    switch language.split(separator: "-").first?.lowercased() {
    case "de":
      (
        " bis ", "im normalen Bereich", "im Warnbereich", "im Gefahrenbereich",
        ("zuletzt", "Minimum", "Maximum"),
        ("Schritt", "von", "Schritte erledigt"), ("meist aus", "Windstille"), "Spitze", "Tage",
        ("über der Skala von", "unter der Skala von"), "kein Messwert",
        "veraltet", "Stand"
      )
    case "en", nil: english
    case "es":
      (
        " a ", "en el rango normal", "en el rango de aviso", "en el rango de peligro",
        ("último", "mínimo", "máximo"),
        ("paso", "de", "pasos hechos"), ("sobre todo del", "calma"), "pico", "días",
        ("por encima de la escala de", "por debajo de la escala de"), "sin lectura",
        "desactualizado", "actualizado"
      )
    case "fr":
      (
        " à ", "dans la plage normale", "dans la plage d’alerte", "dans la plage de danger",
        ("dernier", "minimum", "maximum"),
        ("étape", "sur", "étapes terminées"), ("surtout de", "calme"), "crête", "jours",
        ("au-dessus de l’échelle de", "au-dessous de l’échelle de"), "aucune mesure",
        "périmé", "mis à jour"
      )
    case "it":
      (
        " a ", "nel campo normale", "nel campo di avviso", "nel campo di pericolo",
        ("ultimo", "minimo", "massimo"),
        ("passo", "di", "passi completati"), ("soprattutto da", "calma"), "picco", "giorni",
        ("sopra la scala da", "sotto la scala da"), "nessuna lettura",
        "non aggiornato", "aggiornato"
      )
    default: nil
    }
  }
}
