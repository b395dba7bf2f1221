import SweepGeometry

/// The fitting of glyphs: by the white space between their edges, not by their boxes.
struct Spacing: Sendable {
  /// The white between two upright stems.
  let space: Double
  /// The heights at which the white space counts: the small letters' for all, so that figures,
  /// capitals and small letters are evenly spaced among each other.
  let bands: Range<Int>

  /// The visual depth of a hollow.
  private var depth: Double { space * 1.15 }

  /// The space before and after the ink.
  func bearings(of profile: EdgeProfile, bounds: Rect) -> (left: Double, right: Double) {
    let rows = rows(of: bounds)
    return (
      bearing(rows.map { profile.left[$0] - bounds.minX }),
      bearing(rows.map { bounds.maxX - profile.right[$0] })
    )
  }

  private func rows(of bounds: Rect) -> Range<Int> {
    let own = EdgeProfile.bands(from: bounds.minY, to: bounds.maxY)
    let common = own.clamped(to: bands)
    return common.isEmpty ? own : common
  }

  private func bearing(_ hollows: [Double]) -> Double {
    let white = hollows.reduce(0) { $0 + min($1, depth) } / Double(max(hollows.count, 1))
    return max(space / 2 - white * 0.72, space * (hollows.count < 4 ? 0.42 : 0.32))
  }

  /// By how much a pair moves together, below zero, or apart.
  func kerning(_ a: Glyph, _ b: Glyph) -> Double {
    var (white, count, closest) = (0.0, 0, Double.infinity)
    for band in bands {
      let (right, left) = (a.profile.right[band], b.profile.left[band])
      let gap =
        (right.isFinite ? min(a.inkBounds.maxX - right, depth) : depth) + a.rightBearing
        + b.leftBearing + (left.isFinite ? min(left - b.inkBounds.minX, depth) : depth)
      white += gap
      count += 1
    }
    for band in a.profile.right.indices {
      for near in max(0, band - 1)...min(band + 1, EdgeProfile.bands - 1) {
        let gap = a.advance - a.profile.right[band] + b.profile.left[near]
        closest = min(closest, gap)
      }
    }
    let excess = white / Double(max(count, 1)) - space * 1.37
    guard excess > 0 else { return 0 }
    return -min(excess * 0.85, max(closest - space * 0.64, 0)).rounded()
  }
}

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

/// The edge of the ink of a path as chains of points: both sides of each stroke, or the outline.
struct InkOutline {
  /// The points; nil separates chains.
  private(set) var points: [Point?] = []
  private let half: Double
  private let isRound: Bool
  private var heading: Vector?

  init(_ path: Path, ink: Ink) {
    if case .stroke(let width, let cap) = ink {
      half = width / 2
      isRound = cap == .round
    } else {
      half = 0
      isRound = false
    }
    var start = Point.zero
    var first: Vector?
    var previous: Point?
    path.forEachSegment { segment in
      let from = segment.point(at: 0)
      if previous != from {
        start = from
        first = unit(segment.heading(at: 0))
        heading = nil
        addCap(at: from)
      }
      add(segment)
      previous = segment.point(at: 1)
      if previous == start, let first { join(at: start, to: first) }
      addCap(at: segment.point(at: 1))
    }
  }

  private mutating func add(_ segment: Segment) {
    let steps: Int
    if case .line = segment { steps = 1 } else { steps = 10 }
    if let way = unit(segment.heading(at: 0)) { join(at: segment.point(at: 0), to: way) }
    for side in half == 0 ? [0] : [-half, half] {
      for step in 0...steps {
        let t = Double(step) / Double(steps)
        guard let way = unit(segment.heading(at: t)) else { continue }
        points.append(segment.point(at: t) + Vector(dx: -way.dy, dy: way.dx) * side)
      }
      points.append(nil)
    }
    heading = unit(segment.heading(at: 1)) ?? heading
  }

  private mutating func addCap(at point: Point) {
    guard isRound else { return }
    for turn in stride(from: 0.0, to: 360, by: 30) {
      points.append(Point(at: .degrees(turn), radius: half, from: point))
    }
    points.append(nil)
  }

  /// The tip of a mitre, within its limit of 4.
  private mutating func join(at point: Point, to way: Vector) {
    defer { heading = way }
    guard half > 0, let heading else { return }
    let (cross, dot) = (heading.cross(way), heading.dot(way))
    // The tip is half / sin(θ / 2) away, where cos θ = -dot.
    let sine = ((1 + dot) / 2).squareRoot()
    guard abs(cross) > 1e-4, sine > 0.25 else { return }
    let side = cross > 0 ? -1.0 : 1
    let sum = Vector(dx: -heading.dy - way.dy, dy: heading.dx + way.dx)
    guard let bisector = unit(sum) else { return }
    points.append(point + bisector * (side * half / sine))
    points.append(nil)
  }

  private func unit(_ vector: Vector) -> Vector? {
    let length = vector.length
    return length > 1e-9 ? vector * (1 / length) : nil
  }
}
