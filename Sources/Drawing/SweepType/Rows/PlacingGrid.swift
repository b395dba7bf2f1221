import SweepGeometry

/// The grid that the places of a row lie on: fine enough for its size, no finer.
struct PlacingGrid {
  private let steps: Double

  /// About a two hundredth of the cap height, by powers of ten.
  init(size: Double) { steps = size >= 18 ? 10 : size >= 1.8 ? 100 : 1000 }
  private init(steps: Double) { self.steps = steps }

  static let fine = PlacingGrid(steps: 1000)

  func nearest(_ number: Double) -> Double { (number * steps).rounded() / steps }
  private func below(_ number: Double) -> Double { (number * steps + 1e-6).rounded(.down) / steps }

  /// Appends a path, scaled and moved, with its numbers on the grid.
  func append(_ path: Path, times scale: Double, movedBy shift: Vector, to result: inout Path) {
    func place(_ point: Point) -> Point {
      Point(nearest(point.x * scale + shift.dx), nearest(point.y * scale + shift.dy))
    }
    var (current, start) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let to):
        result.move(to: place(to))
        start = to
      case .line(let to): result.addLine(to: place(to))
      case .quad(let control, let to):
        result.addQuadCurve(to: place(to), control: place(control))
      case .cubic(let control1, let control2, let to):
        result.addCurve(to: place(to), control1: place(control1), control2: place(control2))
      case .arc(let radii, let rotation, let largeArc, let clockwise, let to):
        // Rounded up, the radius of a half circle would move its centre far aside; rounded down it
        // is made to fit by every reader.
        let isHalf = Self.isHalf(radii, rotation, from: current, to: to)
        let round = isHalf ? below : nearest
        result.addArc(
          radii: Size(width: round(radii.width * scale), height: round(radii.height * scale)),
          rotation: rotation, largeArc: largeArc, clockwise: clockwise, to: place(to))
      case .close:
        // Closing draws a last line to the start by itself.
        if case .line(let end) = result.elements.last, end == place(start),
          case .line = result.elements.dropLast().last
        {
          result.elements.removeLast()
        }
        result.close()
      }
      current = element.end ?? current
    }
  }

  private static func isHalf(
    _ radii: Size, _ rotation: Angle, from start: Point, to end: Point
  ) -> Bool {
    let (sine, cosine) = rotation.sineAndCosine
    let chord = end - start
    let x = (cosine * chord.dx + sine * chord.dy) / (2 * radii.width)
    let y = (cosine * chord.dy - sine * chord.dx) / (2 * radii.height)
    return x * x + y * y > 0.9999
  }
}

struct RowPlacing {
  /// A hundredth of the cap height, in user units.
  let scale: Double
  let grid: PlacingGrid
  private let origin: Vector

  /// - Parameters:
  ///   - advance: The length of the row in hundredths of the cap height.
  ///   - first: The first glyph: lines of all sizes that begin at one place begin with their ink.
  init(size: Double, at place: Point, anchor: TextAnchor, advance: Double, first: Glyph?) {
    scale = size / 100
    grid = PlacingGrid(size: size)
    let start: Double =
      switch anchor.horizontal {
      case .start: -(first?.inkBounds.minX ?? 0)
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

  /// The place of the glyph so far from the start of the row, on the grid, so that equal glyphs
  /// have equal numbers.
  func shift(_ x: Double) -> Vector {
    Vector(dx: grid.nearest(origin.dx + x * scale), dy: origin.dy)
  }
}
