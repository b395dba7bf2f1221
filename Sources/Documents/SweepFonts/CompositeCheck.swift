import CHarfBuzz
import SweepType

/// Refuses fonts whose glyphs are put together of so many others that one could not be drawn in a
/// lifetime (OpenType 1.9, `glyf`, "Composite Glyph Description").
enum CompositeCheck {
  /// The maximum number of a glyph's parts, nested ones included.
  private static let mostParts = 1000
  /// The most glyphs inside each other.
  private static let mostDepth = 16

  private static let tooDeep = FontError(
    .unreadable, "has glyphs more than \(mostDepth) deep inside each other")

  static func check(_ face: OpaquePointer) throws(FontError) {
    let outlines = FontTable(face, "glyf")
    if outlines.bytes.isEmpty { return }
    let (places, head) = (FontTable(face, "loca"), FontTable(face, "head"))
    let isLong = head.number(at: 50) == 1
    let count = min(
      Int(hb_face_get_glyph_count(face)), max(places.bytes.count / (isLong ? 4 : 2) - 1, 0))
    var known = [(parts: Int, depth: Int)](repeating: (0, 0), count: count)

    /// The number of glyphs that a glyph is made of, itself included, and how deep they are.
    ///
    /// - Parameter above: how many glyphs it is a part of, which a glyph that holds itself has no end of.
    func measure(_ glyph: Int, above: Int) throws(FontError) -> (parts: Int, depth: Int) {
      guard glyph < count else { return (1, 1) }
      if known[glyph].parts > 0 { return known[glyph] }
      var size = (parts: 1, depth: 1)
      for component in components(of: glyph, outlines, places, isLong) {
        guard above < mostDepth else { throw tooDeep }
        let part = try measure(component, above: above + 1)
        size = (size.parts + part.parts, max(size.depth, part.depth + 1))
        guard size.depth <= mostDepth else { throw tooDeep }
        guard size.parts <= mostParts else {
          throw FontError(.unreadable, "has a glyph of more than \(mostParts) others")
        }
      }
      known[glyph] = size
      return size
    }
    for glyph in 0..<count { _ = try measure(glyph, above: 0) }
  }

  /// The glyphs that a composite glyph names; none for a plain one.
  private static func components(
    of glyph: Int, _ outlines: FontTable, _ places: FontTable, _ isLong: Bool
  ) -> [Int] {
    func place(_ index: Int) -> Int? {
      guard isLong else { return places.number(at: index * 2).map { Int($0) * 2 } }
      guard let high = places.number(at: index * 4), let low = places.number(at: index * 4 + 2)
      else { return nil }
      return Int(high) << 16 | Int(low)
    }
    guard let start = place(glyph), let end = place(glyph + 1), start < end,
      let contours = outlines.number(at: start), Int16(bitPattern: contours) < 0
    else { return [] }
    var found: [Int] = []
    var offset = start + 10
    while offset < end, found.count <= mostParts, let flags = outlines.number(at: offset),
      let part = outlines.number(at: offset + 2)
    {
      found.append(Int(part))
      let arguments = flags & 1 == 0 ? 2 : 4
      let scale = flags & 8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      offset += 4 + arguments + scale
      if flags & 0x20 == 0 { break }
    }
    return found
  }
}
