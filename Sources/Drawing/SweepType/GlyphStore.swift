/// The glyphs of a cut, each drawn when it is first asked for.
struct GlyphStore {
  private let spacing: Spacing
  private let draw: Cut.Draw
  private var glyphs: [Glyph] = []
  /// The places of characters among the glyphs, and of figures in columns; nil for what the face
  /// lacks. Those of ASCII are found without hashing.
  private var ascii = [Slot](repeating: .unknown, count: 128)
  private var columns = [Slot](repeating: .unknown, count: 10)
  private var others: [Character: Int] = [:]
  private var kernings: [Int: Double] = [:]
  private var figureAdvance: Double?

  /// What is known of a character.
  private enum Slot {
    case unknown, missing
    case found(Int)
  }

  init(spacing: Spacing, drawing draw: @escaping Cut.Draw) {
    (self.spacing, self.draw) = (spacing, draw)
  }

  subscript(slot: Int) -> Glyph { glyphs[slot] }

  /// The number of a character's glyph; nil where the face has none.
  mutating func slot(of character: Character, _ figures: FigureSpacing) -> Int? {
    guard figures != .proportional, character.isFigure, let digit = character.wholeNumberValue else {
      return slot(of: character)
    }
    if case .found(let slot) = columns[digit] { return slot }
    guard let slot = slot(of: character) else { return nil }
    // This may draw the other figures, which come before it then.
    let glyph = tabular(glyphs[slot])
    columns[digit] = .found(glyphs.count)
    glyphs.append(glyph)
    return glyphs.count - 1
  }

  /// The number of the glyph with its own width.
  private mutating func slot(of character: Character) -> Int? {
    if let code = character.asciiValue {
      switch ascii[Int(code)] {
      case .found(let slot): return slot
      case .missing: return nil
      case .unknown: break
      }
      let slot = drawn(character)
      ascii[Int(code)] = slot.map { .found($0) } ?? .missing
      return slot
    }
    let twin = Self.twin(of: character)
    if twin != character { return slot(of: twin) }
    if let slot = others[character] { return slot }
    let slot = drawn(character)
    // What faces lack is not kept: there is no end of it.
    if let slot { others[character] = slot }
    return slot
  }

  private mutating func drawn(_ character: Character) -> Int? {
    let draw = draw
    guard let glyph = draw(character, { part in slot(of: part).map { glyphs[$0] } }) else {
      return nil
    }
    glyphs.append(glyph)
    return glyphs.count - 1
  }

  /// By how much two glyphs move together, below zero, or apart.
  mutating func kerning(_ one: Int, _ two: Int) -> Double {
    let pair = one << 32 | two
    if let known = kernings[pair] { return known }
    let kerning = spacing.kerning(glyphs[one], glyphs[two])
    kernings[pair] = kerning
    return kerning
  }

  private mutating func tabular(_ glyph: Glyph) -> Glyph {
    let advance = commonFigureAdvance()
    return glyph.moved(by: (advance - glyph.advance) / 2, advance: advance)
  }

  /// The advance of every figure that is set in columns.
  private mutating func commonFigureAdvance() -> Double {
    if let figureAdvance { return figureAdvance }
    var widest = 0.0
    for figure in "0123456789" {
      if let slot = slot(of: figure) { widest = max(widest, glyphs[slot].advance) }
    }
    figureAdvance = widest.rounded()
    return widest.rounded()
  }

  /// Characters that look alike share a glyph.
  private static func twin(of character: Character) -> Character {
    switch character {
    case "μ": "µ"
    case "’", "′": "'"
    case "”", "″": "\""
    case "‐", "‑": "-"
    default: character
    }
  }
}
