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

  /// The first reading that is shown, as a meter; nil where there is none.
  var meter: Scene.Role? {
    entries.first.map { entry in
      .meter(entry.reading.value, in: scale(of: entry)?.domain ?? 0...100)
    }
  }

  /// The last, the least and the greatest reading of data; nil where there are none.
  private func words(of series: Series) -> String? {
    let values = series.plot.points.compactMap(\.y)
    guard let last = values.last, let least = values.min(), let most = values.max() else {
      return nil
    }
    let style = (series.style ?? axisStyle(of: series.plot)).resolving(series.plot.y)
    func spelled(_ value: Double) -> String {
      series.plot.y.wordsAlone(for: value, every: 1) ?? style.string(value)
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
      let style = style ?? NumberStyle()
      guard let scale else { return style.string(value) }
      return scale.wordsAlone(for: value, every: 1) ?? style.resolving(scale).string(value)
    }
    var words = entry.figures ?? spelled(value, entry.style ?? labelStyle)
    if entry.reading.isPeak { words = phrases.peak(words) }
    let inside = scale.map { $0.comesRound ? value : $0.clamped(value) } ?? value
    let meaning = entry.meaning ?? first(on: entry, { $0.meaning?.of(inside, phrases) })
    var range: String?
    if let scale, !scale.mapping.hasNames, !scale.isStill {
      let ends = [scale.domain.lowerBound, scale.domain.upperBound]
      let style = (labelStyle ?? entry.style)?.telling(apart: ends, isEven: false)
      let (low, high) = (spelled(ends[0], style), spelled(ends[1], style))
      if inside != value {
        words += ", " + phrases.outside(low, high, isAbove: value > inside)
      } else {
        range = low + phrases.to + high
      }
    }
    return ([words] + [meaning, range].compactMap { $0 }).joined(separator: ", ")
  }
}
