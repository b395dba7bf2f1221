import SweepScene

/// What the parts of a dial show, gathered for those who cannot see it.
///
/// Parts that share a reading tell of the same thing: the needle that there is one and on which
/// scale, the readout how it is spelled. What labels and bands tell belongs to their scale.
public struct Account: Sendable {
  /// One reading that is shown.
  struct Entry: Sendable {
    var reading: Reading
    /// The scale; nil while no part has told of it.
    var scale: Scale?
    /// The reading in figures with its unit, as a part spells it.
    var figures: String?
    /// The spelling of the figures.
    var style: NumberStyle?
    /// What the reading means, as `in the normal range`.
    var meaning: String?
  }

  /// The data of a plot.
  struct Series: Sendable {
    var plot: Plot
    /// What the data are; empty where no part says.
    var name = ""
    /// The spelling of its numbers; nil for that of an axis.
    var style: NumberStyle?
  }

  /// What is told of a scale.
  struct Note: Sendable {
    var scale: Scale
    /// The reading of the part that tells it, which need not be one that is shown on the scale.
    var reading: Reading
    /// The spelling of the labels.
    var labelStyle: NumberStyle?
    /// What stretches of it mean.
    var meaning: Meaning?
  }

  /// The language of the words, as a BCP 47 tag; empty for English.
  let language: String
  private(set) var entries: [Entry] = []
  private var notes: [Note] = []
  /// The data of plots, in the order of their parts.
  private(set) var series: [Series] = []
  /// Times, in the order of their parts.
  private(set) var times: [String] = []
  /// The day that stands in a window.
  private(set) var day: String?

  init(language: String) {
    self.language = language
    notes.reserveCapacity(2)
  }

  /// Tells that a part shows the reading of a context.
  ///
  /// - Parameter scale: the scale that it is shown on; nil for a part that knows nothing of it.
  mutating func tell(
    _ context: DialContext, on scale: Scale?, _ change: (inout Entry) -> Void = { _ in }
  ) {
    let known =
      place(of: context.reading) { $0.scale?.hasReadings(of: scale ?? context.scale) == true }
      ?? place(of: context.reading) { scale == nil || $0.scale == nil }
    if known == nil { entries.append(Entry(reading: context.reading)) }
    let place = known ?? entries.count - 1
    if let scale { entries[place].scale = scale }
    change(&entries[place])
  }

  private func place(of reading: Reading, where fits: (Entry) -> Bool) -> Int? {
    entries.firstIndex { $0.reading == reading && fits($0) }
  }

  /// Tells something of a scale, the context's by default.
  mutating func note(
    _ context: DialContext, on scale: Scale? = nil, labelStyle: NumberStyle? = nil,
    meaning: Meaning? = nil
  ) {
    notes.append(
      Note(
        scale: scale ?? context.scale, reading: context.reading, labelStyle: labelStyle,
        meaning: meaning))
  }

  /// Tells that a part shows the reading of a context on its scale.
  ///
  /// - Parameter figures: the reading with its unit, as the part spells it; nil where it does not.
  /// - Parameter meaning: what the reading means, as `in the normal range`; nil for nothing.
  public mutating func tell(
    _ context: DialContext, figures: String? = nil, meaning: String? = nil
  ) {
    tell(context, on: context.scale) { entry in
      entry.figures = figures ?? entry.figures
      entry.meaning = meaning ?? entry.meaning
    }
  }

  /// Tells that a part shows the data of a plot.
  mutating func tell(_ plot: Plot, _ change: (inout Series) -> Void = { _ in }) {
    let known = series.firstIndex { $0.plot == plot }
    if known == nil { series.append(Series(plot: plot)) }
    change(&series[known ?? series.count - 1])
  }

  /// Tells a time.
  public mutating func tell(time: String) { times.append(time) }

  /// Tells the day of the time.
  public mutating func tell(day: String) { self.day = day }

  /// How an axis beside a plot spells its numbers; plainly where there is none.
  func axisStyle(of plot: Plot) -> NumberStyle {
    let notes = notes.lazy.filter { $0.scale.hasReadings(of: plot.y) }
    return notes.compactMap(\.labelStyle).first ?? NumberStyle()
  }

  /// The first thing of a kind that is told of an entry's scale: with its own reading, or else with
  /// another one.
  func first<Thing>(on entry: Entry, _ thing: (Note) -> Thing?) -> Thing? {
    var other: Thing?
    let scale = entry.scale
    // By their places, since a note is large and would be copied.
    for place in notes.indices {
      if let scale, !scale.hasReadings(of: notes[place].scale) { continue }
      let isOwn = notes[place].reading == entry.reading
      if !isOwn, scale == nil || other != nil { continue }
      guard let found = thing(notes[place]) else { continue }
      if isOwn { return found }
      other = found
    }
    return other
  }
}

extension Scale {
  /// Whether the readings are those of another scale, however both lie on the dial.
  fileprivate func hasReadings(of other: Scale) -> Bool {
    domain == other.domain && mapping == other.mapping
  }
}
