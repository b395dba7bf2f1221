import SweepGeometry

/// The glyphs of an instance, each drawn when it is first asked for.
struct GlyphStore {
  private let spacing: Spacing
  /// The width of the space between words.
  let wordSpace: Double
  private let draw: FaceInstance.Draw
  private var glyphs: [Glyph] = []
  private var advances: [Double] = []
  /// Whether a glyph moves towards its neighbours.
  private var areKerned: [Bool] = []
  /// The places of characters among the glyphs, and of figures in columns; nil for what the face
  /// lacks. Those of ASCII are found without hashing.
  private var ascii = [Slot](repeating: .unknown, count: 128)
  private var columns = [Slot](repeating: .unknown, count: 10)
  private var others: [Character: Int] = [:]
  /// By how much each glyph and those after it in a row move together; not a number where that is
  /// not known yet.
  private var kernings: [[Double]] = []
  private var figureAdvance: Double?
  private var shelves = GlyphShelves()

  /// What is known of a character.
  private enum Slot {
    case unknown, missing
    case found(Int)
  }

  init(spacing: Spacing, wordSpace: Double, drawing draw: @escaping FaceInstance.Draw) {
    (self.spacing, self.wordSpace, self.draw) = (spacing, wordSpace, draw)
  }

  subscript(slot: Int) -> Glyph { glyphs[slot] }

  func advance(of slot: Int) -> Double { advances[slot] }

  /// Whether a glyph moves towards its neighbours.
  func isKerned(_ slot: Int) -> Bool { areKerned[slot] }

  /// The number of a character's glyph; nil where the face has none.
  mutating func slot(of character: Character, _ figures: FigureSpacing) -> Int? {
    if let code = character.asciiValue { return slot(ofASCII: code, figures) }
    let twin = Self.twin(of: character)
    if twin != character { return slot(of: twin, figures) }
    if let slot = others[character] { return slot }
    let slot = drawn(character)
    // What faces lack is not kept: there is no end of it.
    if let slot { others[character] = slot }
    return slot
  }

  /// The number of an ASCII character's glyph.
  mutating func slot(ofASCII code: UInt8, _ figures: FigureSpacing) -> Int? {
    let digit = Int(code) - 0x30
    if figures != .proportional, columns.indices.contains(digit) { return column(digit) }
    switch ascii[Int(code)] {
    case .found(let slot): return slot
    case .missing: return nil
    case .unknown: break
    }
    let slot = drawn(Character(Unicode.Scalar(code)))
    ascii[Int(code)] = slot.map { .found($0) } ?? .missing
    return slot
  }

  /// The number of a figure's glyph in the middle of the common width.
  private mutating func column(_ digit: Int) -> Int? {
    if case .found(let slot) = columns[digit] { return slot }
    guard let slot = slot(ofASCII: UInt8(digit + 0x30), .proportional) else { return nil }
    // This may draw the other figures, which come before it then.
    let advance = commonFigureAdvance()
    let glyph = glyphs[slot].moved(
      by: (advance - glyphs[slot].advance) / 2, advance: advance)
    let column = keep(glyph, isKerned: false)
    columns[digit] = .found(column)
    return column
  }

  private mutating func drawn(_ character: Character) -> Int? {
    let draw = draw
    let glyph = draw(character) { part in slot(of: part, .proportional).map { glyphs[$0] } }
    return glyph.map { keep($0, isKerned: character.isKerned) }
  }

  private mutating func keep(_ glyph: Glyph, isKerned: Bool) -> Int {
    glyphs.append(glyph)
    advances.append(glyph.advance)
    areKerned.append(isKerned)
    kernings.append([])
    return glyphs.count - 1
  }

  /// By how much two glyphs move together, below zero, or apart.
  mutating func kerning(_ one: Int, _ two: Int) -> Double {
    let count = kernings[one].count
    if two < count, !kernings[one][two].isNaN { return kernings[one][two] }
    if two >= count { kernings[one] += repeatElement(.nan, count: two + 1 - count) }
    let kerning = spacing.kerning(glyphs[one], glyphs[two])
    kernings[one][two] = kerning
    return kerning
  }

  /// The number of the shelf of a size, which holds until the next one is asked for.
  mutating func shelf(size: Double, _ format: NumberFormat) -> Int {
    shelves.shelf(size: size, format)
  }

  /// The path data of a glyph in the size of a shelf.
  mutating func data(of slot: Int, on shelf: Int) -> GlyphData {
    shelves.data(of: slot, on: shelf) ?? shelves.put(glyphs[slot], as: slot, on: shelf)
  }

  /// The advance of every figure that is set in columns.
  private mutating func commonFigureAdvance() -> Double {
    if let figureAdvance { return figureAdvance }
    var widest = 0.0
    for code in UInt8(ascii: "0")...UInt8(ascii: "9") {
      if let slot = slot(ofASCII: code, .proportional) {
        widest = max(widest, glyphs[slot].advance)
      }
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

extension Character {
  /// Signs of arithmetic and brackets keep their distance.
  fileprivate var isKerned: Bool { !"+−±×÷=<>()[]|_".contains(self) }
}
