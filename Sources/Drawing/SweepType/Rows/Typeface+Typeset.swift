import SweepGeometry

extension Typeface {
  /// Sets a line of text.
  ///
  /// - Parameters:
  ///   - size: The height of capitals and figures in user units.
  ///   - anchor: Which place of the line is put at the origin.
  ///   - figures: Whether figures have one width, and then stand without kerning.
  ///   - tracking: What is added between two glyphs, in hundredths of the cap height.
  package func typeset(
    _ text: String, size: Double, weight: Weight = .regular, anchor: TextAnchor = .start,
    figures: FigureSpacing = .tabular, tracking: Double = 0
  ) -> TypesetRow {
    let missing = missing(in: text)
    guard let cut = cut(weight, for: text) else { return .empty(missing) }
    var places: [(glyph: Glyph, x: Double)] = []
    var (x, previous) = (0.0, nil as Glyph?)
    for character in text {
      if character == " ", cut.glyph(" ") == nil {
        x += cut.wordSpace + tracking
        previous = nil
        continue
      }
      guard let glyph = cut.glyph(character, figures) else { continue }
      let isColumn = figures == .tabular && character.isFigure
      if !places.isEmpty { x += tracking }
      if let previous, !isColumn, character.isKerned { x += cut.spacing.kerning(previous, glyph) }
      places.append((glyph, x))
      x += glyph.advance
      previous = isColumn || !character.isKerned ? nil : glyph
    }
    return TypesetRow(places, advance: x, size: size, anchor: anchor, missing: missing)
  }
}

extension Character {
  /// Signs of arithmetic and brackets keep their distance.
  fileprivate var isKerned: Bool { !"+−±×÷=<>()[]|_".contains(self) }
}

extension TypesetRow {
  fileprivate static func empty(_ missing: [Character]) -> TypesetRow {
    TypesetRow(
      path: Path(), unlit: Path(), ink: .fill, advance: 0, inkBounds: .zero, missing: missing)
  }

  fileprivate init(
    _ places: [(glyph: Glyph, x: Double)], advance: Double, size: Double, anchor: TextAnchor,
    missing: [Character]
  ) {
    guard let first = places.first?.glyph else {
      self = .empty(missing)
      return
    }
    let scale = size / 100
    let grid = PlacingGrid(size: size)
    let start: Double =
      switch anchor.horizontal {
      case .start: 0
      case .middle: -advance / 2
      case .end: -advance
      }
    let lift: Double =
      switch anchor.vertical {
      case .baseLine: 0
      case .capMiddle: 50
      case .capTop: 100
      }
    var (path, unlit) = (Path(), Path())
    var bounds: Rect?
    for (glyph, x) in places {
      // Glyphs stand on the grid, so that equal ones have equal numbers.
      let shift = Vector(dx: grid.nearest((start + x) * scale), dy: lift * scale)
      grid.append(glyph.path, times: scale, movedBy: shift, to: &path)
      grid.append(glyph.unlit, times: scale, movedBy: shift, to: &unlit)
      let box = Rect(
        x: glyph.inkBounds.minX * scale + shift.dx, y: glyph.inkBounds.minY * scale + shift.dy,
        width: glyph.inkBounds.size.width * scale, height: glyph.inkBounds.size.height * scale)
      bounds = bounds.map { $0.union(box) } ?? box
    }
    var ink = Ink.fill
    if case .stroke(let width, let cap) = first.ink {
      ink = .stroke(width: PlacingGrid.fine.nearest(width * scale), cap: cap)
    }
    self.init(
      path: path, unlit: unlit, ink: ink, advance: advance * scale, inkBounds: bounds ?? .zero,
      missing: missing)
  }
}
