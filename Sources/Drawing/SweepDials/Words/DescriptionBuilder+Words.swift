import SweepScene

extension DescriptionBuilder {
  /// The description, such as `72 km/h, in the normal range, 0 to 280`; empty without a reading.
  public var words: String {
    var pieces: [String] = []
    for place in entries.indices { pieces.append(words(of: entries[place])) }
    pieces += wordsOfData
    let clocks = day.map { times + [$0] } ?? times
    if !clocks.isEmpty { pieces.append(clocks.joined(separator: ", ")) }
    pieces += texts
    return pieces.count == 1 ? pieces[0] : pieces.joined(separator: "; ")
  }

  /// The readings that are shown on scales, with the ends of these, unless there are none or a part goes on
  /// beyond them.
  var shown: [(reading: Reading, limits: ClosedRange<Double>?)] {
    entries.compactMap { entry in
      entry.scale.map { (entry.reading, entry.goesOn ? nil : $0.limits) }
    }
  }

  /// The readings and the data that lie beyond the ends of their scales at some time, with those ends.
  var excesses: [String] {
    series.compactMap(excess)
      + entries.flatMap { entry -> [String] in
        guard let scale = entry.scale, !entry.reading.isMissing else { return [] }
        let way = entry.goesOn ? scale.twice : scale
        return entry.reading.values.filter(way.isExceeded).map { value in
          let style = (entry.style ?? NumberStyle()).resolving(scale)
          // No category has its name.
          let words =
            scale.mapping.hasNames ? style.string(value) : scale.spelled(value, style)
          return "\(words) is \(beyond(value, scale, entry))"
        }
      }
  }

  /// How many readings of data lie beyond the ends of the vertical scale; nil for none.
  private func excess(of series: Series) -> String? {
    let (scale, values) = (series.plot.y, series.plot.points.compactMap(\.y))
    // The ends of a scale that fits its data are rounded.
    let count = values.count {
      scale.isExceeded(by: $0) && abs($0 - scale.clamped($0)) > scale.extent * 1e-9
    }
    guard count > 0 else { return nil }
    let style = (series.style ?? axisStyle(of: series.plot)).resolving(scale)
    let ends = [scale.domain.lowerBound, scale.domain.upperBound].map(style.string)
    let noun = values.count == 1 ? "reading" : "readings"
    let verb = count == 1 ? "lies" : "lie"
    return
      "\(count) of \(values.count) \(noun) \(verb) beyond the scale of \(ends[0]) to \(ends[1])"
  }

  /// Whether a part shows a reading that is missing, but for one of several clocks, or all data are without
  /// readings.
  var lacksReadings: Bool {
    entries.contains { $0.reading.isMissing && ($0.scale != nil || times.isEmpty) } || lacksData
      || entries.isEmpty && !series.isEmpty && series.allSatisfy(\.plot.isWithoutReadings)
  }

  /// The entry of a reading that is shown on a scale; nil for none.
  func entry(showing reading: Reading) -> Entry? {
    entries.first { $0.reading == reading && $0.scale != nil }
  }

  /// The first shown reading, as a meter; nil for none.
  var meter: Layer.Scene.Role? {
    entries.first.map { entry in
      .meter(entry.reading.known, in: scale(of: entry)?.domain ?? 0...100)
    }
  }

  /// The words of all data with readings, or for none of them that there is none.
  private var wordsOfData: [String] {
    let series = series.filter { !$0.isSpelledOut }
    let told = series.compactMap(words)
    guard told.isEmpty, let first = series.first else { return told }
    let none = Phrases(language: language).noReading
    return [first.name.isEmpty ? none : first.name + ": " + none]
  }

  /// The last, the least and the greatest reading of data; nil for none.
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
    func alone(_ value: Double) -> String {
      let style = entry.style ?? labelStyle ?? NumberStyle()
      return scale.map { $0.spelled(value, style.resolving($0)) } ?? style.string(value)
    }
    let isMissing = entry.reading.isMissing
    if !entry.names.isEmpty, !isMissing {
      return entry.names[Int(min(max(value, 0), Double(entry.names.count - 1)))]
    }
    var words = isMissing ? phrases.noReading : entry.figures ?? alone(value)
    if entry.reading.isPeak { words = phrases.peak(words) }
    let place = isMissing ? [] : placeWords(of: value, entry)
    var range: String?
    if let scale, !scale.mapping.hasNames, !scale.isStill, isMissing || !scale.isExceeded(by: value)
    {
      let (low, high) = ends(of: scale, entry)
      range = low + phrases.to + high
    }
    return ([words] + place + [range].compactMap { $0 }).joined(separator: ", ")
  }

  /// The spelling of the readings of an entry on a scale for a script.
  func spelling(of entry: Entry, on scale: Scale) -> [Semantics.Annotation] {
    if !entry.names.isEmpty { return [.names(entry.names)] }
    let style = entry.spelling ?? first(on: entry, \.labelStyle) ?? NumberStyle()
    return style.resolving(scale).scripted(on: scale)
  }

  /// The ends of the scale of an entry, as they are spelled.
  private func ends(of scale: Scale, _ entry: Entry) -> (low: String, high: String) {
    let ends = [scale.domain.lowerBound, scale.domain.upperBound]
    let style = first(on: entry, \.labelStyle) ?? entry.style
    let telling = (style?.telling(apart: ends, isEven: false) ?? NumberStyle()).resolving(scale)
    let words = ends.map { scale.wordsAlone(for: $0, every: 1) ?? telling.string($0) }
    return (words[0], words[1])
  }

  /// The phrase for a value beyond an end of the scale of an entry.
  private func beyond(_ value: Double, _ scale: Scale, _ entry: Entry) -> String {
    let (low, high) = ends(of: scale, entry)
    let isAbove = value > scale.domain.upperBound
    return Phrases(language: language).outside(low, high, isAbove: isAbove)
  }

  /// The words for the place of a value on the scale of an entry: beyond an end, and in a stretch with a
  /// meaning.
  private func placeWords(of value: Double, _ entry: Entry) -> [String] {
    let phrases = Phrases(language: language)
    let scale = scale(of: entry)
    let inside = scale.map { $0.isExceeded(by: value) ? $0.clamped(value) : value } ?? value
    var words: [String] = []
    if let scale, scale.isExceeded(by: value) { words.append(beyond(value, scale, entry)) }
    let meaning =
      entry.meaning ?? entry.stretches?.of(value, phrases)
      ?? first(on: entry, { $0.meaning?.of(inside, phrases) })
    return words + [meaning].compactMap { $0 }
  }

  /// The words for the places of all values on the scale of an entry: the values from which on they
  /// hold, rising, each with its words.
  func placeWords(of entry: Entry) -> [(start: Double, words: String)] {
    let scale = scale(of: entry)
    let stretches = [entry.stretches, first(on: entry, \.meaning)].compactMap(\.self)
    let limits = stretches.flatMap { $0.limits + [$0.limits.last?.nextUp].compactMap(\.self) }
    let ends = scale?.limits.map { [$0.lowerBound, $0.upperBound.nextUp] } ?? []
    let starts = Set((limits + ends).filter(\.isFinite)).sorted()
    let first = (starts.first ?? 0).nextDown
    var places: [(start: Double, words: String)] = []
    for (start, value) in [(-Double.infinity, first)] + starts.map({ ($0, $0) }) {
      let words = placeWords(of: value, entry).joined(separator: ", ")
      if words != places.last?.words { places.append((start, words)) }
    }
    return places
  }
}

extension Scale {
  /// Whether a value lies beyond an end.
  fileprivate func isExceeded(by value: Double) -> Bool { limits?.contains(value) == false }
}
