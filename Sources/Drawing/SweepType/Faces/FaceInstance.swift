import SweepGeometry

/// A face in one weight: the spacing of its glyphs, and its cached glyphs.
final class FaceInstance: @unchecked Sendable {
  /// Draws a character, possibly made of others; nil if the face does not have it.
  typealias Draw = @Sendable (_ character: Character, _ part: (Character) -> Glyph?) -> Glyph?

  private let lock = Lock()
  private var glyphs: GlyphStore

  init(spacing: Spacing, wordSpace: Double, drawing draw: @escaping Draw) {
    glyphs = GlyphStore(spacing: spacing, wordSpace: wordSpace, drawing: draw)
  }

  /// Uses the glyphs exclusively.
  func withGlyphs<Result>(_ use: (inout GlyphStore) -> Result) -> Result {
    lock.take()
    defer { lock.giveBack() }
    return use(&glyphs)
  }

  /// The glyph of a character; for columns, figures are centred in their common width; nil if the
  /// face does not have it.
  func glyph(_ character: Character, _ figures: FigureSpacing = .proportional) -> Glyph? {
    withGlyphs { glyphs in glyphs.slot(of: character, figures).map { glyphs[$0] } }
  }
}

/// The glyphs of an instance, each drawn when it is first asked for.
struct GlyphStore {
  private let spacing: Spacing
  let wordSpace: Double
  private let draw: FaceInstance.Draw
  private var glyphs: [Glyph] = []
  private var advances: [Double] = []
  /// Whether a glyph moves towards its neighbours.
  private var areKerned: [Bool] = []
  /// The indices of characters among the glyphs, and of figures in columns; nil for missing
  /// characters. ASCII is looked up without hashing.
  private var ascii = [Slot](repeating: .unknown, count: 128)
  private var columns = [Slot](repeating: .unknown, count: 10)
  private var others: [Character: Int] = [:]
  /// The kerning of each pair of glyphs; NaN until it is known.
  private var kernings: [[Double]] = []
  private var figureAdvance: Double?
  private var shelves = GlyphShelves()

  /// The state of a character's glyph.
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

  /// The index of a character's glyph; nil if the face does not have it.
  mutating func slot(of character: Character, _ figures: FigureSpacing) -> Int? {
    if let code = character.asciiValue { return slot(ofASCII: code, figures) }
    let twin = Self.twin(of: character)
    if twin != character { return slot(of: twin, figures) }
    if let slot = others[character] { return slot }
    let slot = drawn(character)
    // Characters that faces lack are not kept: there is no end of them.
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

  /// The index of the shelf of a size, valid until the next one is requested.
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

struct GlyphData {
  let lit: MovablePathData?
  let unlit: MovablePathData?

  init(_ glyph: Glyph, size: Double, _ format: NumberFormat) {
    let grid = PlacingGrid(size: size)
    func data(_ path: Path) -> MovablePathData? {
      var scaled = Path()
      grid.append(path, times: size / 100, movedBy: Vector(dx: 0, dy: 0), to: &scaled)
      return MovablePathData(scaled, format: format)
    }
    (lit, unlit) = (data(glyph.path), data(glyph.unlit))
  }

  /// Its approximate memory.
  var byteCount: Int { 100 + (lit?.count ?? 0) + (unlit?.count ?? 0) }
}

/// The glyphs of an instance in the sizes that were asked for last: a dial has those of the one
/// before it.
struct GlyphShelves {
  private static let most = 1 << 16
  private static let mostSizes = 16

  private struct Shelf {
    let size: Double
    let format: NumberFormat
    var data: [GlyphData?] = []
  }

  private var shelves: [Shelf] = []
  private var byteCount = 0

  /// The index of the shelf of a size, valid until the next one is requested.
  mutating func shelf(size: Double, _ format: NumberFormat) -> Int {
    if let known = shelves.firstIndex(where: { $0.size == size && $0.format == format }) {
      return known
    }
    if byteCount > Self.most || shelves.count == Self.mostSizes { (shelves, byteCount) = ([], 0) }
    shelves.append(Shelf(size: size, format: format))
    return shelves.count - 1
  }

  func data(of slot: Int, on shelf: Int) -> GlyphData? {
    slot < shelves[shelf].data.count ? shelves[shelf].data[slot] : nil
  }

  mutating func put(_ glyph: Glyph, as slot: Int, on shelf: Int) -> GlyphData {
    let missing = slot + 1 - shelves[shelf].data.count
    if missing > 0 { shelves[shelf].data += repeatElement(nil, count: missing) }
    let data = GlyphData(glyph, size: shelves[shelf].size, shelves[shelf].format)
    shelves[shelf].data[slot] = data
    byteCount += data.byteCount
    return data
  }
}
