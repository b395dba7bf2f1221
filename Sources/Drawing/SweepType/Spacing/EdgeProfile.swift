import SweepGeometry

/// The distance of a glyph's ink from its left and right edge, height by height.
struct EdgeProfile: Hashable, Sendable {
  /// Bands from above the capitals to below the base line.
  static let bands = 24
  private static let top = -30.0, height = 7.0

  /// The leftmost and rightmost ink of each band; infinite without ink.
  var left = [Double](repeating: .infinity, count: bands)
  var right = [Double](repeating: -.infinity, count: bands)
  var bounds: Rect?

  /// The profile of glyphs without kerning.
  static let cell = EdgeProfile()
  private init() {}

  /// Follows a path's edges; y runs from 0 at the top of the capitals to 100 at the base line.
  init(_ path: Path, ink: Ink) {
    let outline = InkOutline(path, ink: ink)
    var previous: Point?
    for point in outline.points {
      guard let point else {
        previous = nil
        continue
      }
      mark(point)
      // Long edges are followed in steps that keep both sides of a band alike.
      if let previous {
        let steps = Int(abs(point.y - previous.y))
        for step in stride(from: 1, through: steps, by: 1) {
          mark(previous.interpolated(to: point, Double(step) / Double(steps + 1)))
        }
      }
      previous = point
    }
  }

  private mutating func mark(_ point: Point) {
    let box = Rect(origin: point, size: Size(width: 0, height: 0))
    bounds = bounds.map { $0.union(box) } ?? box
    let band = Int(((point.y - Self.top) / Self.height).rounded(.down))
    guard left.indices.contains(band) else { return }
    left[band] = min(left[band], point.x)
    right[band] = max(right[band], point.x)
  }

  /// The bands between two heights.
  static func bands(from top: Double, to base: Double) -> Range<Int> {
    let first = Int(((top - Self.top) / height + 0.3).rounded(.down))
    let last = Int(((base - Self.top) / height - 0.3).rounded(.up))
    return max(0, first)..<min(bands, max(last, first + 1))
  }
}
