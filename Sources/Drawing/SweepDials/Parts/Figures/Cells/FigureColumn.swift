import SweepScene

/// A place of a text, which shows one character after another.
struct FigureColumn {
  /// The characters of its strip.
  var glyphs: [String]
  /// The places of the shown ones among them; −1 shows none.
  var steps: DigitColumn
  /// The size of its type, as a part of the text's.
  var size = 1.0

  /// A place of a number, with all digits.
  init(_ digits: DigitColumn) { self.init(Self.digits, digits) }

  /// A mark that stays, such as a point or a unit.
  init(mark: String) {
    self.init(
      [mark], ReadingSteps(levels: [0], times: [0], last: 0, timing: MediaTiming(duration: .zero)))
  }

  /// The half of the day on a clock of 12 hours, in small type.
  ///
  /// - Parameter now: the time in seconds since midnight.
  static func halfOfDay(at now: Double) -> FigureColumn {
    let half = 43_200.0
    var column = FigureColumn(
      ["\u{a0}AM", "\u{a0}PM"],
      DigitColumn(
        [0, 1], rest: now < half ? 0 : 1,
        MediaTiming(
          beginTime: Seconds(-now), duration: Seconds(2 * half), repeatCount: .infinity)))
    column.size = 0.5
    return column
  }

  fileprivate init(_ glyphs: [String], _ steps: DigitColumn) {
    (self.glyphs, self.steps) = (glyphs, steps)
  }

  private static let digits = (0...9).map { String($0) }

  /// The character that stays; nil for none.
  var rest: String? { steps.last < 0 ? nil : glyphs[steps.last] }
}

extension [FigureColumn] {
  /// The places of texts that follow each other, from the first.
  ///
  /// All texts end alike, and a place has digits or one mark; in front of digits a sign may take the place
  /// of one. For texts that differ in another way it is nil.
  init?(_ texts: ReadingSteps<String>) {
    let all = texts.levels + [texts.last]
    let ending = String(texts.last.reversed().prefix { !$0.isDigit }.reversed())
    guard all.allSatisfy({ $0.hasSuffix(ending) }) else { return nil }
    // The last place is the first here, as numbers differ in front.
    let rows = all.map { Array<Character>($0.dropLast(ending.count).reversed()) }
    // All places of digits share one strip, which is equal in all texts of a size.
    var strip = Set<Character>("0123456789")
    var places: [(glyphs: [String]?, shown: [Character?])] = []
    for place in 0..<(rows.map(\.count).max() ?? 0) {
      let shown = rows.map { place < $0.count ? $0[place] : nil }
      let characters = Set(shown.compactMap(\.self))
      if characters.contains(where: \.isDigit) {
        let others = characters.filter { !$0.isDigit }
        let areInFront = zip(rows, shown).allSatisfy { row, character in
          character.map(others.contains) != true || row.count == place + 1
        }
        guard areInFront else { return nil }
        strip.formUnion(characters)
        places.append((nil, shown))
      } else {
        guard characters.count == 1 else { return nil }
        places.append((characters.map { String($0) }, shown))
      }
    }
    let digits = strip.sorted().map { String($0) }
    self = places.reversed().map { glyphs, shown in
      let glyphs = glyphs ?? digits
      let levels = shown.map { $0.flatMap { glyphs.firstIndex(of: String($0)) } ?? -1 }
      return FigureColumn(
        glyphs,
        ReadingSteps(
          levels: levels.dropLast(), times: texts.times, last: levels[levels.count - 1],
          timing: texts.timing))
    }
    if !ending.isEmpty { append(FigureColumn(mark: ending)) }
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
