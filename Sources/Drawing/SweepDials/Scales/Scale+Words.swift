extension Scale {
  /// A reading in words on a scale of times, dates or categories; nil on others.
  /// Times are written as `m:ss` or `h:mm`, depending on the greatest reading of the scale, with
  /// seconds only if the labels need them; below a minute they are plain seconds, and whole days
  /// are written as `2 d`.
  ///
  /// - Parameter step: the time between one reading that is told and the next, in seconds.
  func words(for value: Double, every step: Double) -> String? {
    switch mapping {
    case .category(let names):
      return CategoryMapping(names: names).name(
        of: comesRound ? wrapped(value) : value)
    case .time:
      let most = max(abs(domain.lowerBound), abs(domain.upperBound))
      guard most >= 60 else { return nil }
      let sign = value <= -0.5 ? "\u{2212}" : ""
      let seconds = Int(min(abs(value), 1e12).rounded())
      if most >= 86_400, step.isWhole(86_400) { return "\(sign)\(seconds / 86_400)\u{a0}d" }
      let rest = [seconds / 3600, seconds / 60 % 60, seconds % 60]
      // Beyond its end, a scale of minutes has more than sixty.
      if most < 3600 { return sign + "\(seconds / 60):" + rest[2].twoDigits }
      let minutes = sign + "\(rest[0]):" + rest[1].twoDigits
      return step.isWhole(60) ? minutes : minutes + ":" + rest[2].twoDigits
    case .date: return DateMapping.words(for: value, every: step)
    default: return nil
    }
  }

  /// A reading that stands alone in words: a date with its year and time.
  ///
  /// - Parameter step: the least part of a time that is told, in seconds.
  func wordsAlone(for value: Double, every step: Double) -> String? {
    if case .date = mapping { return words(for: value, every: .infinity) }
    return words(for: value, every: step)
  }
}
