/// TrueType fonts with only the tables that a test needs.
enum BuiltFont {
  /// A font whose letter A is a triangle, so many of which are in a glyph, so many of which are in
  /// another, and so on.
  static func nested(copies: Int, depth: Int) -> [UInt8] {
    font([[], triangle] + (0..<depth).map { composite(of: $0 + 1, copies: copies) })
  }

  /// A font whose letter A is a part of itself.
  static func ring() -> [UInt8] { font([[], composite(of: 1, copies: 1)]) }

  private static let triangle: [UInt8] =
    // One contour from (0, 0) to (500, 700), which ends at its third point, without instructions.
    words(1, 0, 0, 500, 700, 2, 0) + [1, 1, 1] + words(0, 250, 250, 0, 700, -700)

  private static func composite(of glyph: Int, copies: Int) -> [UInt8] {
    words(-1, 0, 0, 500, 700)
      + (0..<copies).flatMap { words($0 + 1 == copies ? 0x3 : 0x23, glyph, 0, 0) }
  }

  private static func font(_ glyphs: [[UInt8]]) -> [UInt8] {
    var (outlines, places): ([UInt8], [UInt8]) = ([], [])
    for glyph in glyphs {
      places += long(outlines.count)
      outlines += glyph + [UInt8](repeating: 0, count: (4 - glyph.count % 4) % 4)
    }
    places += long(outlines.count)
    let last = glyphs.count - 1
    let characters =
      words(0, 1, 3, 10) + long(12) + words(12, 0) + long(28) + long(0) + long(1) + long(65)
      + long(65) + long(last)
    let head =
      long(0x10000) + long(0) + long(0) + long(0x5F0F_3CF5) + words(0, 1000)
      + [UInt8](repeating: 0, count: 16) + words(0, 0, 500, 700, 0, 8, 2, 1, 0)
    let lines = long(0x10000) + words(800, -200, 0, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, 1)
    let most = long(0x10000) + words(glyphs.count) + [UInt8](repeating: 0, count: 26)
    return file([
      ("cmap", characters), ("glyf", outlines), ("head", head), ("hhea", lines),
      ("hmtx", words(600, 0) + glyphs.dropFirst().flatMap { _ in words(0) }), ("loca", places),
      ("maxp", most),
    ])
  }

  private static func file(_ tables: [(String, [UInt8])]) -> [UInt8] {
    var directory = long(0x10000) + words(tables.count, 0, 0, 0)
    var body: [UInt8] = []
    for (name, bytes) in tables {
      directory += Array(name.utf8) + long(0) + long(12 + 16 * tables.count + body.count)
      directory += long(bytes.count)
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return directory + body
  }

  private static func words(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
  }

  private static func long(_ number: Int) -> [UInt8] { words(number >> 16, number) }
}
