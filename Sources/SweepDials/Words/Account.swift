import SweepScene

/// What the parts of a dial show, gathered for those who cannot see it.
///
/// Parts that share a scale and a reading tell of the same thing: the needle that there is a
/// reading, the readout how it is spelled, the bands what it means.
public struct Account: Sendable {
  /// One reading with what is told of it.
  struct Entry: Sendable {
    /// The scale; nil while no part has told of it.
    var scale: Scale?
    var reading: Reading
    /// Whether any part shows the reading.
    var isShown = false
    /// The reading in figures with its unit, as a part spells it.
    var figures: String?
    /// The spelling of the figures, and of the labels on the scale.
    var style: NumberStyle?
    var labelStyle: NumberStyle?
    /// What the reading means, as `in the normal range`.
    var meaning: String?
  }

  /// The language of the words, as a BCP 47 tag; empty for English.
  let language: String
  private(set) var entries: [Entry] = []
  /// Times, in the order of their parts.
  private(set) var times: [String] = []
  /// The day that stands in a window.
  private(set) var day: String?

  init(language: String) { self.language = language }

  /// Tells of the reading of a context on its scale or another one.
  ///
  /// - Parameter onAnyScale: whether the part knows nothing of the scale that others show it on.
  mutating func tell(
    _ context: DialContext, on other: Scale? = nil, onAnyScale: Bool = false,
    _ change: (inout Entry) -> Void
  ) {
    let scale = onAnyScale ? nil : other ?? context.scale
    let known = entries.firstIndex { entry in
      entry.reading == context.reading
        && (entry.scale == nil || scale == nil || entry.covers(scale))
    }
    if known == nil { entries.append(Entry(reading: context.reading)) }
    let place = known ?? entries.count - 1
    if let scale { entries[place].scale = scale }
    change(&entries[place])
  }

  /// Tells that a part shows the reading of a context on its scale.
  ///
  /// - Parameter figures: the reading with its unit, as the part spells it; nil where it does not.
  /// - Parameter meaning: what the reading means, as `in the normal range`; nil for nothing.
  public mutating func tell(
    _ context: DialContext, figures: String? = nil, meaning: String? = nil
  ) {
    tell(context) { entry in
      entry.isShown = true
      entry.figures = figures ?? entry.figures
      entry.meaning = meaning ?? entry.meaning
    }
  }

  /// Tells a time.
  public mutating func tell(time: String) { times.append(time) }

  /// Tells the day of the time.
  public mutating func tell(day: String) { self.day = day }

  /// What is told of the readings that are shown.
  private var shown: [Entry] { entries.filter(\.isShown) }

  /// All of it in words, such as `72 km/h, in the normal range, 0 to 280`; empty where no part
  /// shows a reading.
  public var words: String {
    let phrases = Phrases(language: language)
    let clocks = (times + [day].compactMap { $0 }).joined(separator: ", ")
    return (shown.map { $0.words(phrases) } + (clocks.isEmpty ? [] : [clocks]))
      .joined(separator: "; ")
  }

  /// The first reading that is shown, as a meter; nil where there is none.
  var meter: Scene.Role? {
    shown.first.map { .meter($0.reading.value, in: $0.scale?.domain ?? 0...100) }
  }
}

extension Account.Entry {
  /// Whether the readings are those of a scale, however it lies on the dial.
  fileprivate func covers(_ other: Scale?) -> Bool {
    scale?.domain == other?.domain && scale?.mapping == other?.mapping
  }

  fileprivate func words(_ phrases: Phrases) -> String {
    [figures ?? spelled(reading.value, style), meaning, range(phrases)]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// The ends of the scale; nil where its readings are names.
  private func range(_ phrases: Phrases) -> String? {
    guard let scale, !scale.mapping.hasNames else { return nil }
    let style = labelStyle ?? style
    return phrases.range(
      spelled(scale.domain.lowerBound, style), spelled(scale.domain.upperBound, style))
  }

  private func spelled(_ value: Double, _ style: NumberStyle?) -> String {
    scale?.words(for: value, every: 60) ?? (style ?? labelStyle ?? NumberStyle()).string(value)
  }
}
