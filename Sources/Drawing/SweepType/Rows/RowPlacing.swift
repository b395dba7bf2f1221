import SweepGeometry

/// The positions of the glyphs of a row.
struct RowPlacing {
  /// The size of a hundredth of the cap height, in user units.
  let scale: Double
  let grid: PlacingGrid
  private let origin: Vector

  /// - Parameter advance: The length of the row in hundredths of the cap height.
  init(size: Double, at place: Point, anchor: TextAnchor, advance: Double) {
    scale = size / 100
    grid = PlacingGrid(size: size)
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
    origin = Vector(dx: place.x + start * scale, dy: grid.nearest(place.y + lift * scale))
  }

  /// The place of the glyph so far from the start of the row, on the grid, so that equal glyphs have
  /// equal numbers.
  func shift(_ x: Double) -> Vector {
    Vector(dx: grid.nearest(origin.dx + x * scale), dy: origin.dy)
  }
}
