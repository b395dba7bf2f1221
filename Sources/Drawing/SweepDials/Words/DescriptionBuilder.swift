import SweepScene

/// The facts that the parts of a dial show, collected for the accessible description.
///
/// Parts that share a reading add to one entry: the needle adds the reading and its scale, the
/// readout its spelling. Labels and bands describe their scale.
public struct DescriptionBuilder: Sendable {
  /// One reading that is shown.
  struct Entry: Sendable {
    var reading: Reading
    /// The scale; nil until a part names it.
    var scale: Scale?
    /// The reading in figures with its unit, as a part spells it.
    var figures: String?
    /// The spelling of the figures, with their unit.
    var spelling: NumberStyle?
    /// The spelling of other numbers of the reading, such as the ends of its scale.
    var style: NumberStyle? {
      guard var style = spelling else { return nil }
      (style.decimals, style.unit, style.prefix, style.suffix) = (nil, "", "", "")
      return style
    }
    /// The meaning of the reading, such as `in the normal range`.
    var meaning: String?
    /// The meanings of stretches of its scale, if a part gives them to it alone.
    var stretches: RangeMeaning?
    /// The places of the sectors among which it chooses; nil for none.
    var layout: SectorLayout?
    /// Whether the part that shows it goes on beyond the ends of the scale.
    var goesOn = false
    /// The names of whole readings from 0 on, in place of figures; none by default.
    var names: [String] = []
  }

  /// The data of a plot.
  struct Series: Sendable {
    var plot: Dial.Plot
    /// The name of the data; empty if no part gives one.
    var name = ""
    /// The format of its numbers; nil for that of an axis.
    var style: NumberStyle?
    /// Whether the text of a part says each of the readings.
    var isSpelledOut = false
  }

  /// The facts of labels or bands about a scale.
  struct Note: Sendable {
    var scale: Scale
    /// The reading of the part that adds the note; no part need show it on the scale.
    var reading: Reading
    /// The spelling of the labels.
    var labelStyle: NumberStyle?
    /// The meanings of its stretches.
    var meaning: RangeMeaning?
  }

  /// The language of the words, as a BCP 47 tag; empty for English.
  public let language: String
  private(set) var entries: [Entry] = []
  private var notes: [Note] = []
  /// The data of plots, in the order of their parts.
  private(set) var series: [Series] = []
  /// Times, in the order of their parts.
  private(set) var times: [String] = []
  /// Words that have no room in the picture.
  private(set) var texts: [String] = []
  /// Whether a part has data without any reading.
  private(set) var lacksData = false
  /// The labels of scales.
  private(set) var labels: [(labels: Labels, scale: Scale)] = []
  /// The day in a window.
  private(set) var day: String?

  init(language: String) {
    self.language = language
    notes.reserveCapacity(2)
  }

  /// Adds the reading of a context.
  ///
  /// - Parameter scale: the scale that shows it; nil if the part has none.
  mutating func addReading(
    of context: DialContext, on scale: Scale?, _ change: (inout Entry) -> Void = { _ in }
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

  /// Adds the number style or the meanings of a scale, which is the context's by default.
  mutating func annotateScale(
    of context: DialContext, on scale: Scale? = nil, labelStyle: NumberStyle? = nil,
    meaning: RangeMeaning? = nil
  ) {
    notes.append(
      Note(
        scale: scale ?? context.scale, reading: context.reading, labelStyle: labelStyle,
        meaning: meaning))
  }

  /// Adds the labels of the scale of a context.
  mutating func addLabels(_ labels: Labels, of context: DialContext) {
    annotateScale(of: context, labelStyle: labels.style)
    self.labels.append((labels, context.scale))
  }

  /// Adds the reading of a context on its scale.
  ///
  /// - Parameter figures: the reading with its unit, as the part spells it; nil if it does not.
  /// - Parameter meaning: the meaning of the reading, such as `in the normal range`; nil for none.
  public mutating func addReading(
    of context: DialContext, figures: String? = nil, meaning: String? = nil
  ) {
    addReading(of: context, on: context.scale) { entry in
      entry.figures = figures ?? entry.figures
      entry.meaning = meaning ?? entry.meaning
    }
  }

  /// Adds the data of a plot.
  mutating func addData(of plot: Dial.Plot, _ change: (inout Series) -> Void = { _ in }) {
    let known = series.firstIndex { $0.plot == plot }
    if known == nil { series.append(Series(plot: plot)) }
    change(&series[known ?? series.count - 1])
  }

  /// Adds a time, unless the last one is the same.
  public mutating func addTime(_ time: String) { if times.last != time { times.append(time) } }

  /// Adds words that have no room in the picture, of which a part is shown.
  public mutating func addText(_ text: String) { texts.append(text) }

  /// Adds the words of data without any reading.
  mutating func addNoReading(_ text: String) {
    addText(text)
    lacksData = true
  }

  /// Sets the day of the times.
  public mutating func addDay(_ day: String) { self.day = day }

  /// The number style of an axis beside a plot; plain for none.
  func axisStyle(of plot: Dial.Plot) -> NumberStyle {
    let notes = notes.lazy.filter { $0.scale.hasReadings(of: plot.y) }
    return notes.compactMap(\.labelStyle).first ?? NumberStyle()
  }

  /// The first note of a kind on an entry's scale: with the entry's reading, or else with another.
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
  /// Whether the readings are those of another scale, whatever their places on the dial.
  fileprivate func hasReadings(of other: Scale) -> Bool {
    domain == other.domain && mapping == other.mapping
  }
}

/// The meanings of a scale's stretches, by their names or else by their colours.
struct RangeMeaning {
  /// The readings at which stretches begin, and the one at which the last ends.
  var limits: [Double]
  /// The names, of which the last ones apply; an empty one has no meaning.
  var names: [String]
  /// The colours, one for each stretch; none where they are too few.
  var colors: [ThemeColor]

  /// Makes the meanings of stretches that are drawn in a theme.
  init(limits: [Double], names: [String], colors: [ThemeColor], in theme: Theme) {
    (self.limits, self.names) = (limits, names)
    self.colors = (try? colors.colors(of: max(limits.count - 1, 0), in: theme)) ?? []
  }

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
    return phrases.meaning(of: colors[place])
  }
}
