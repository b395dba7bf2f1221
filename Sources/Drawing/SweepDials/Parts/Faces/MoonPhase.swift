import SweepGeometry

/// The eight phases of the moon by name.
enum MoonPhase: Int {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent

  /// The phase in a part of the time from new moon to new moon, 0 … 1.
  ///
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

extension TimeOfDay {
  /// The mean time from one new moon to the next, in days.
  public static let lunation = 29.530_588_861

  /// The age of the moon in days since the last new moon, taking the time as UTC; nil for a time
  /// without a day.
  ///
  /// New moons are those of J. Meeus, Astronomical Algorithms, chapter 49, with the terms above
  /// 0.0005 days: within 0.01 days from 1900 to 2100.
  public var moonAge: Double? {
    guard let date else { return nil }
    let days = Double(date.daysSince1970) + secondsSinceMidnight / 86_400
    let now = days + Self.julianDay1970
    var count = ((now - NewMoon.first) / Self.lunation).rounded(.down) + 1
    while NewMoon(count).julianDay > now { count -= 1 }
    return now - NewMoon(count).julianDay
  }

  /// The Julian day of 1970-01-01 at midnight.
  private static let julianDay1970 = 2_440_587.5
}

/// A new moon, counted from the first one of the year 2000.
private struct NewMoon {
  /// The Julian day of the mean new moon that is counted as 0.
  static let first = 2_451_550.09766

  let count: Double

  init(_ count: Double) { self.count = count }

  /// The time as a Julian day.
  var julianDay: Double {
    let century = count / 1236.85
    let mean = Self.first + TimeOfDay.lunation * count + 0.000_154_37 * century * century
    let eccentricity = 1 - 0.002_516 * century
    let sun = radians(2.5534 + 29.105_356_7 * count)
    let moon = radians(201.5643 + 385.816_935_28 * count + 0.010_758_2 * century * century)
    let latitude = radians(160.7108 + 390.670_502_84 * count - 0.001_611_8 * century * century)
    let node = radians(124.7746 - 1.563_755_88 * count + 0.002_067_2 * century * century)
    let terms: [(days: Double, argument: Double)] = [
      (-0.4072, moon), (0.17241 * eccentricity, sun), (0.01608, 2 * moon),
      (0.01039, 2 * latitude), (0.00739 * eccentricity, moon - sun),
      (-0.00514 * eccentricity, moon + sun), (0.00208 * eccentricity * eccentricity, 2 * sun),
      (-0.00111, moon - 2 * latitude), (-0.00057, moon + 2 * latitude),
      (0.00056 * eccentricity, 2 * moon + sun), (-0.00042, 3 * moon), (-0.00017, node),
    ]
    return terms.reduce(mean) { $0 + $1.days * sine($1.argument) }
  }

  private func radians(_ degrees: Double) -> Double {
    degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
  }
}
