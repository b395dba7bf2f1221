package import SweepGeometry

/// A line of text as one path, in user units, placed about its anchor at the origin.
package struct TypesetRow: Hashable, Sendable {
  /// All glyphs.
  package let path: Path
  /// The segments or dots of all glyphs that are off.
  package let unlit: Path
  /// The paint of both; the width of a stroke is in user units.
  package let ink: Ink
  /// The length of the line with the spaces before its first and after its last glyph.
  package let advance: Double
  package let inkBounds: Rect
  /// The characters that the face lacks, each once; they take no room.
  package let missing: [Character]
}

/// The point of a row at the origin.
package struct TextAnchor: Hashable, Sendable {
  package enum Horizontal: Hashable, Sendable { case start, middle, end }
  package enum Vertical: Hashable, Sendable {
    case baseLine
    /// Half the height of the capitals and figures.
    case capMiddle
    case capTop
  }

  package var horizontal: Horizontal
  package var vertical: Vertical

  package init(_ horizontal: Horizontal, _ vertical: Vertical = .baseLine) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  package static let start = TextAnchor(.start)
  package static let middle = TextAnchor(.middle)
  package static let end = TextAnchor(.end)
  /// The middle of the figures, for the labels of a dial.
  package static let center = TextAnchor(.middle, .capMiddle)
}

extension Typeface {
  /// Sets a line of text.
  ///
  /// - Parameters:
  ///   - size: The height of capitals and figures in user units.
  ///   - place: The anchor, in user units.
  ///   - anchor: Which place of the line is put there.
  ///   - figures: Whether figures have one width, and then stand without kerning.
  ///   - tracking: The space between two glyphs, in hundredths of the cap height.
  package func typeset(
    _ text: String, size: Double, at place: Point = .zero, weight: Weight = .regular,
    anchor: TextAnchor = .start, figures: FigureSpacing = .tabular, tracking: Double = 0
  ) -> TypesetRow {
    guard let instance = instance(weight, for: text) else { return TypesetRow(lacking: text) }
    let line = instance.line(text, figures, tracking)
    return TypesetRow(
      line, size: size, at: place, anchor: anchor, isApart: figures == .separate)
  }

  /// Writes a line of text as path data, or nothing if the face does not have a character or all
  /// parts are unlit.
  ///
  /// - Returns: The characters that the face lacks.
  func write(
    _ text: String, size: Double, at place: Point, weight: Weight, anchor: TextAnchor,
    figures: FigureSpacing, tracking: Double, to data: inout TextData
  ) -> [Character] {
    guard let instance = instance(weight, for: text) else { return Array(text) }
    return instance.withGlyphs { glyphs in
      var places: [(slot: Int, x: Double)] = []
      places.reserveCapacity(text.utf8.count)
      let line = glyphs.set(text, figures, tracking) { places.append(($0, $1)) }
      guard line.missing.isEmpty else { return line.missing }
      let placing = RowPlacing(
        size: size, at: place, anchor: anchor, advance: line.advance,
        first: figures == .separate ? nil : places.first.map { glyphs[$0.slot] })
      let shelf = glyphs.shelf(size: size, data.format)
      let isLit = places.contains { glyphs.data(of: $0.slot, on: shelf).lit != nil }
      for (slot, x) in places where isLit {
        data.add(glyphs.data(of: slot, on: shelf), at: placing.shift(x))
      }
      return []
    }
  }

  /// Sets each character separately, as in texts with separate figures.
  package func typesetApart(
    _ characters: String, size: Double, weight: Weight = .regular
  ) -> [TypesetRow] {
    guard let instance = instance(weight, for: characters) else {
      return [TypesetRow(lacking: characters)]
    }
    return characters.map { character in
      TypesetRow(
        instance.line(String(character), .separate, 0), size: size, at: .zero, anchor: .start,
        isApart: true)
    }
  }

  /// The length of a line, in fractions of the height of its capitals; nil if the face does not
  /// have a character.
  package func advance(
    of text: String, weight: Weight = .regular, figures: FigureSpacing = .tabular
  ) -> Double? {
    let line = instance(weight, for: text)?.withGlyphs { glyphs in
      glyphs.set(text, figures, 0) { _, _ in }
    }
    guard let line, line.missing.isEmpty else { return nil }
    return line.advance / 100
  }

  /// The paint of rows of a size.
  package func ink(size: Double, weight: Weight = .regular) -> Ink {
    instance(weight, for: "")?.glyph("0")?.ink.scaled(to: size) ?? .fill
  }
}

private struct GlyphLine {
  var places: [(glyph: Glyph, x: Double)] = []
  var advance: Double
  var missing: [Character]
}

extension FaceInstance {
  fileprivate func line(
    _ text: String, _ figures: FigureSpacing, _ tracking: Double
  ) -> GlyphLine {
    withGlyphs { glyphs in
      var places: [(slot: Int, x: Double)] = []
      let line = glyphs.set(text, figures, tracking) { places.append(($0, $1)) }
      return GlyphLine(
        places: places.map { (glyphs[$0.slot], $0.x) }, advance: line.advance,
        missing: line.missing)
    }
  }
}

extension GlyphStore {
  /// Places each glyph; returns the length of the line and the missing characters.
  fileprivate mutating func set(
    _ text: String, _ figures: FigureSpacing, _ tracking: Double,
    _ put: (_ slot: Int, _ x: Double) -> Void
  ) -> (advance: Double, missing: [Character]) {
    var (x, previous, isFirst) = (0.0, nil as Int?, true)
    var missing: [Character] = []
    func add(_ slot: Int?, _ character: @autoclosure () -> Character) {
      guard let slot else {
        let character = character()
        if let share = character.spaceShare {
          x += wordSpace * share + tracking
          previous = nil
        } else if !missing.contains(character) {
          missing.append(character)
        }
        return
      }
      let isKerned = figures != .separate && isKerned(slot)
      if !isFirst { x += tracking }
      if let previous, isKerned { x += kerning(previous, slot) }
      put(slot, x)
      x += advance(of: slot)
      previous = isKerned ? slot : nil
      isFirst = false
    }
    // Most texts of dials are ASCII, whose characters need not be looked for.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0d }) {
      for code in text.utf8 {
        add(slot(ofASCII: code, figures), Character(Unicode.Scalar(code)))
      }
    } else {
      for character in text { add(slot(of: character, figures), character) }
    }
    return (x, missing)
  }
}

extension Character {
  /// The width of a space, as a fraction of that between words; nil for other characters.
  var spaceShare: Double? {
    switch self {
    case " ", "\u{a0}": 1
    case "\u{2009}", "\u{202f}": 0.5
    default: nil
    }
  }
}

extension Ink {
  /// The paint of glyphs, in hundredths of the cap height, for a row whose capitals are so high.
  fileprivate func scaled(to size: Double) -> Ink {
    switch self {
    case .fill: .fill
    case .stroke(let width, let cap):
      .stroke(width: PlacingGrid.fine.nearest(width * size / 100), cap: cap)
    }
  }
}

extension TypesetRow {
  /// An empty row of a face that has nothing of a text.
  fileprivate init(lacking text: String) {
    self.init(
      path: Path(), unlit: Path(), ink: .fill, advance: 0, inkBounds: .zero, missing: Array(text))
  }

  fileprivate init(
    _ line: GlyphLine, size: Double, at place: Point, anchor: TextAnchor, isApart: Bool
  ) {
    let placing = RowPlacing(
      size: size, at: place, anchor: anchor, advance: line.advance,
      first: isApart ? nil : line.places.first?.glyph)
    let (scale, grid) = (placing.scale, placing.grid)
    var (path, unlit) = (Path(), Path())
    path.reserveCapacity(line.places.reduce(0) { $0 + $1.glyph.path.elements.count })
    var bounds: Rect?
    for (glyph, x) in line.places {
      let shift = placing.shift(x)
      grid.append(glyph.path, times: scale, movedBy: shift, to: &path)
      grid.append(glyph.unlit, times: scale, movedBy: shift, to: &unlit)
      let box = Rect(
        x: glyph.inkBounds.minX * scale + shift.dx, y: glyph.inkBounds.minY * scale + shift.dy,
        width: glyph.inkBounds.size.width * scale, height: glyph.inkBounds.size.height * scale)
      bounds = bounds.map { $0.union(box) } ?? box
    }
    self.init(
      path: path, unlit: unlit, ink: line.places.first?.glyph.ink.scaled(to: size) ?? .fill,
      advance: line.advance * scale, inkBounds: bounds ?? .zero, missing: line.missing)
  }
}
