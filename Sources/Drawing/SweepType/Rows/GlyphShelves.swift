import SweepGeometry

/// A glyph in a size as path data.
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

  /// About what it takes in memory.
  var byteCount: Int { 100 + (lit?.count ?? 0) + (unlit?.count ?? 0) }
}

/// The glyphs of an instance in the sizes that were asked for last: a dial has those of the one before it.
struct GlyphShelves {
  /// The most bytes that are kept, and the most sizes.
  private static let most = 1 << 16
  private static let mostSizes = 16

  private struct Shelf {
    let size: Double
    let format: NumberFormat
    /// By the number of the glyph.
    var data: [GlyphData?] = []
  }

  private var shelves: [Shelf] = []
  private var byteCount = 0

  /// The number of the shelf of a size, which holds until the next one is asked for.
  mutating func shelf(size: Double, _ format: NumberFormat) -> Int {
    if let known = shelves.firstIndex(where: { $0.size == size && $0.format == format }) {
      return known
    }
    if byteCount > Self.most || shelves.count == Self.mostSizes { (shelves, byteCount) = ([], 0) }
    shelves.append(Shelf(size: size, format: format))
    return shelves.count - 1
  }

  /// The data of a glyph; nil where it is not known.
  func data(of slot: Int, on shelf: Int) -> GlyphData? {
    slot < shelves[shelf].data.count ? shelves[shelf].data[slot] : nil
  }

  /// Keeps a glyph, and returns its data.
  mutating func put(_ glyph: Glyph, as slot: Int, on shelf: Int) -> GlyphData {
    let missing = slot + 1 - shelves[shelf].data.count
    if missing > 0 { shelves[shelf].data += repeatElement(nil, count: missing) }
    let data = GlyphData(glyph, size: shelves[shelf].size, shelves[shelf].format)
    shelves[shelf].data[slot] = data
    byteCount += data.byteCount
    return data
  }
}
