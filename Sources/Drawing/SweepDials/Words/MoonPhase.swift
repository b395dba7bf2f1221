/// The eight phases of the moon by name.
enum MoonPhase: Int {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent

  /// The phase in a part of the time from new moon to new moon, 0 … 1.
  /// New, full and half moons last a day and a half, as in common use.
  init(_ part: Double) {
    let eighths = part * 8
    let nearest = eighths.rounded()
    let isNamed = Int(nearest) % 2 == 0 && abs(eighths - nearest) < 0.2
    let between = (eighths / 2).rounded(.down) * 2 + 1
    self = MoonPhase(rawValue: Int(isNamed ? nearest : between) % 8) ?? .new
  }

  /// The name in a language; nil in one that is not known.
  func name(in language: String) -> String? {
    let names: [String]? =
      switch language.split(separator: "-").first?.lowercased() {
      case "de":
        [
          "Neumond", "zunehmende Sichel", "erstes Viertel", "zunehmender Mond", "Vollmond",
          "abnehmender Mond", "letztes Viertel", "abnehmende Sichel",
        ]
      case "en", nil:
        [
          "new moon", "waxing crescent", "first quarter", "waxing gibbous", "full moon",
          "waning gibbous", "last quarter", "waning crescent",
        ]
      case "es":
        [
          "luna nueva", "luna creciente", "cuarto creciente", "gibosa creciente", "luna llena",
          "gibosa menguante", "cuarto menguante", "luna menguante",
        ]
      case "fr":
        [
          "nouvelle lune", "premier croissant", "premier quartier", "gibbeuse croissante",
          "pleine lune", "gibbeuse décroissante", "dernier quartier", "dernier croissant",
        ]
      case "it":
        [
          "luna nuova", "luna crescente", "primo quarto", "gibbosa crescente", "luna piena",
          "gibbosa calante", "ultimo quarto", "luna calante",
        ]
      default: nil
      }
    return names?[rawValue]
  }
}
