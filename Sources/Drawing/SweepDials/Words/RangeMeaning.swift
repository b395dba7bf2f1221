/// The meanings of a scale's stretches, by their names or else by their colours.
struct RangeMeaning {
  /// The readings at which stretches begin, and the one at which the last ends.
  var limits: [Double]
  /// The names, of which the last ones apply; an empty one has no meaning.
  var names: [String]
  /// The colours, of which the last ones count.
  var colors: [ThemeColor]

  /// The meaning of a reading; nil outside the stretches and in one without a meaning.
  func of(_ value: Double, _ phrases: Phrases) -> String? {
    let count = limits.count - 1
    guard count > 0, value >= limits[0], value <= limits[count], count <= colors.count else {
      return nil
    }
    let place = min(limits.dropFirst().count { $0 <= value }, count - 1)
    let first = names.count - count
    let name = names.indices.contains(first + place) ? names[first + place] : nil
    if let name { return name.isEmpty ? nil : name }
    return phrases.meaning(of: colors[colors.count - count + place])
  }
}
