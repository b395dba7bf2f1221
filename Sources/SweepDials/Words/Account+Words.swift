import SweepScene

extension Account {
  /// All of it in words, such as `72 km/h, in the normal range, 0 to 280`; empty where no part
  /// shows a reading.
  public var words: String {
    let clocks = (times + [day].compactMap { $0 }).joined(separator: ", ")
    return (entries.map(words) + series.compactMap(words) + (clocks.isEmpty ? [] : [clocks]))
      .joined(separator: "; ")
  }

  /// The first reading that is shown, as a meter; nil where there is none.
  var meter: Scene.Role? {
    entries.first.map { entry in
      let scale = entry.scale ?? notes(on: entry).first?.scale
      return .meter(entry.reading.value, in: scale?.domain ?? 0...100)
    }
  }

  /// The last, the least and the greatest reading of data; nil where there are none.
  private func words(of series: Series) -> String? {
    let values = series.plot.points.compactMap(\.y)
    guard let last = values.last, let least = values.min(), let most = values.max() else {
      return nil
    }
    let style = series.style ?? axisStyle(of: series.plot)
    func spelled(_ value: Double) -> String {
      series.plot.y.wordsAlone(for: value, every: 60) ?? style.string(value)
    }
    let words = Phrases(language: language).series(spelled(last), spelled(least), spelled(most))
    return series.name.isEmpty ? words : series.name + ": " + words
  }

  private func words(of entry: Entry) -> String {
    let phrases = Phrases(language: language)
    let notes = notes(on: entry)
    let value = entry.reading.value
    let labelStyle = notes.lazy.compactMap(\.labelStyle).first
    let scale = entry.scale ?? notes.first?.scale
    let meaning =
      entry.meaning ?? notes.lazy.compactMap { $0.meaning?.of(value, phrases) }.first
    func spelled(_ value: Double, _ style: NumberStyle?) -> String {
      scale?.wordsAlone(for: value, every: 60) ?? (style ?? NumberStyle()).string(value)
    }
    var range: String?
    if let scale, !scale.mapping.hasNames {
      let style = labelStyle ?? entry.style
      range = phrases.range(
        spelled(scale.domain.lowerBound, style), spelled(scale.domain.upperBound, style))
    }
    return [entry.figures ?? spelled(value, entry.style ?? labelStyle), meaning, range]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
