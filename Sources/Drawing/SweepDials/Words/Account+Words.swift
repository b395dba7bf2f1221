import SweepScene

extension Account {
  /// The description, such as `72 km/h, in the normal range, 0 to 280`; empty without a reading.
  public var words: String {
    var pieces: [String] = []
    for place in entries.indices { pieces.append(words(of: entries[place])) }
    pieces += series.compactMap(words)
    let clocks = day.map { times + [$0] } ?? times
    if !clocks.isEmpty { pieces.append(clocks.joined(separator: ", ")) }
    pieces += texts
    return pieces.count == 1 ? pieces[0] : pieces.joined(separator: "; ")
  }

  /// The first shown reading, as a meter; nil for none.
  var meter: Scene.Role? {
    entries.first.map { entry in
      .meter(entry.reading.value, in: scale(of: entry)?.domain ?? 0...100)
    }
  }

  /// The last, the least and the greatest reading of data; nil for none.
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

  private func scale(of entry: Entry) -> Scale? { entry.scale ?? first(on: entry, \.scale) }

  private func words(of entry: Entry) -> String {
    let phrases = Phrases(language: language)
    let value = entry.reading.value
    let labelStyle = first(on: entry, \.labelStyle)
    let scale = scale(of: entry)
    func spelled(_ value: Double, _ style: NumberStyle?) -> String {
      scale?.wordsAlone(for: value, every: 60) ?? style?.string(value)
        ?? NumberStyle().string(value)
    }
    var words = entry.figures ?? spelled(value, entry.style ?? labelStyle)
    if entry.reading.isPeak { words = phrases.peak(words) }
    if let meaning = entry.meaning ?? first(on: entry, { $0.meaning?.of(value, phrases) }) {
      words += ", " + meaning
    }
    if let scale, !scale.mapping.hasNames, !scale.isStill {
      let style = labelStyle ?? entry.style
      words += ", " + spelled(scale.domain.lowerBound, style) + phrases.to
      words += spelled(scale.domain.upperBound, style)
    }
    return words
  }
}
