package import SweepGeometry

extension FontFace {
  /// The most segments of a line, above which it is not drawn.
  private static let mostSegments = 100_000

  /// The length of a line in fractions of the font size; nil if the font does not have a character.
  package func advance(of text: String, weight: Int) -> Double? {
    let line = source.shape(text, weight: weight, isTracked: false)
    return line.missing.isEmpty ? line.advance : nil
  }

  /// Sets a line of text as one path, which is empty if the font does not have a character.
  package func typeset(
    _ text: String, fontSize: Double, weight: Int, at place: Point,
    anchor: TextAnchor.Horizontal, letterSpacing: Double
  ) -> TypesetRow {
    let line = source.shape(text, weight: weight, isTracked: letterSpacing != 0)
    let advance = line.advance * fontSize + letterSpacing * Double(line.count)
    let start: Double =
      switch anchor {
      case .start: 0
      case .middle: -advance / 2
      case .end: -advance
      }
    let grid = PlacingGrid(size: fontSize)
    var outlines: [UInt32: Path?] = [:]
    var (path, missing) = (Path(), line.missing)
    for glyph in line.glyphs where missing.isEmpty {
      let known = outlines[glyph.id]
      let outline = known ?? source.outline(of: glyph.id, weight: weight)
      if known == nil { outlines[glyph.id] = .some(outline) }
      guard let outline, path.elements.count + outline.elements.count <= Self.mostSegments else {
        missing = text.inkCharacters
        break
      }
      let shift = Vector(
        dx: place.x + start + glyph.place.x * fontSize + letterSpacing * Double(glyph.index),
        dy: place.y + glyph.place.y * fontSize)
      grid.append(
        outline, times: fontSize,
        movedBy: Vector(dx: grid.nearest(shift.dx), dy: grid.nearest(shift.dy)), to: &path)
    }
    // A font of pictures has characters, and no outlines of them.
    if path.isEmpty, missing.isEmpty { missing = text.inkCharacters }
    if !missing.isEmpty { path = Path() }
    return TypesetRow(
      path: path, unlit: Path(), ink: .fill, advance: advance, inkBounds: path.boundingBox ?? .zero,
      missing: missing)
  }
}

extension String {
  /// The characters that are no white space, each once.
  fileprivate var inkCharacters: [Character] {
    var seen: Set<Character> = []
    return filter { !$0.isWhitespace && seen.insert($0).inserted }.map { $0 }
  }
}
