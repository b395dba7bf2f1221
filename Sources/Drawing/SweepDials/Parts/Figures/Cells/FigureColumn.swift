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
    guard ending.isEmpty || all.allSatisfy({ $0.hasSuffix(ending) }) else { return nil }
    // The last place is the first here, as numbers differ in front.
    let rows = all.map { $0.charactersFromEnd(without: ending) }
    // All places of digits share one strip, which is equal in all texts of a size.
    var strip = Set<Character>("0123456789")
    var places: [(characters: [Character], hasDigits: Bool, shown: [Int])] = []
    for place in 0..<(rows.map(\.count).max() ?? 0) {
      var characters: [Character] = []
      let shown = rows.map { row -> Int in
        guard place < row.count else { return -1 }
        if let known = characters.firstIndex(of: row[place]) { return known }
        characters.append(row[place])
        return characters.count - 1
      }
      let hasDigits = characters.contains(where: \.isDigit)
      if hasDigits {
        // In front of digits alone there may be another mark in their place.
        let areInFront = rows.indices.allSatisfy { index in
          shown[index] < 0 || characters[shown[index]].isDigit || rows[index].count == place + 1
        }
        guard areInFront else { return nil }
        strip.formUnion(characters)
      } else if characters.count != 1 {
        return nil
      }
      places.append((characters, hasDigits, shown))
    }
    let digits = strip.sorted()
    self = places.reversed().map { characters, hasDigits, shown in
      let glyphs = hasDigits ? digits : characters
      let indices = characters.map { glyphs.firstIndex(of: $0) ?? -1 }
      let levels = shown.map { $0 < 0 ? -1 : indices[$0] }
      return FigureColumn(
        glyphs.map { String($0) },
        ReadingSteps(
          levels: levels.dropLast(), times: texts.times, last: levels[levels.count - 1],
          timing: texts.timing))
    }
    if !ending.isEmpty { append(FigureColumn(mark: ending)) }
  }
}

extension String {
  /// The characters in front of an ending, from the last to the first.
  fileprivate func charactersFromEnd(without ending: String) -> [Character] {
    // Of those of ASCII each is one byte but for a line's end of two.
    guard utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0d }) else {
      return dropLast(ending.count).reversed()
    }
    return utf8.dropLast(ending.utf8.count).reversed().map { Character(Unicode.Scalar($0)) }
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
