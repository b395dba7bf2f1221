import SweepGeometry
import SweepType

/// The squares of a grid of units that the ink of a path touches, well enough to compare glyphs.
struct Raster {
  private static let origin = Point(-60, -160)
  private static let size = 240
  private(set) var rows: [[Bool]]
  /// The first and the last square of each row.
  private var left: [Int?] = []
  private var right: [Int?] = []

  /// - Parameter path: a path whose units are hundredths of the cap height.
  init(_ path: Path, ink: Ink) {
    rows = Array(repeating: Array(repeating: false, count: Self.size), count: Self.size)
    switch ink {
    case .stroke(let width, _): stroke(path, width)
    case .fill: fill(path)
    }
    left = rows.map { $0.firstIndex(of: true) }
    right = rows.map { $0.lastIndex(of: true) }
  }

  private mutating func mark(_ point: Point) {
    let (x, y) = (Int(point.x - Self.origin.x), Int(point.y - Self.origin.y))
    if rows.indices.contains(y), rows[y].indices.contains(x) { rows[y][x] = true }
  }

  private mutating func stroke(_ path: Path, _ width: Double) {
    path.forEachSegment { segment in
      let start = segment.point(at: 0)
      if case .line(_, start) = segment {
        for reach in stride(from: 0, to: width / 2, by: 1.0) {
          for turn in 0..<24 {
            mark(Point(at: .degrees(15 * Double(turn)), radius: reach, from: start))
          }
        }
        return
      }
      for step in 0...60 {
        let t = Double(step) / 60
        let way = segment.heading(at: t)
        guard way.length > 0 else { continue }
        let across = Vector(dx: -way.dy, dy: way.dx) * (1 / way.length)
        for side in stride(from: -width / 2, through: width / 2, by: 0.9) {
          mark(segment.point(at: t) + across * side)
        }
      }
    }
  }

  /// Fills by the nonzero rule, row by row.
  private mutating func fill(_ path: Path) {
    var crossings: [[(x: Double, down: Int)]] = Array(repeating: [], count: Self.size)
    path.forEachSegment { segment in
      var from = segment.point(at: 0)
      for step in 1...16 {
        let to = segment.point(at: Double(step) / 16)
        let first = Int(min(from.y, to.y) - Self.origin.y) - 1
        let last = Int(max(from.y, to.y) - Self.origin.y) + 1
        for row in max(first, 0)...min(last, Self.size - 1) {
          let y = Double(row) + Self.origin.y + 0.5
          guard (from.y <= y) != (to.y <= y) else { continue }
          let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
          crossings[row].append((x, to.y > from.y ? 1 : -1))
        }
        from = to
      }
    }
    for row in rows.indices {
      var winding = 0
      let sorted = crossings[row].sorted { $0.x < $1.x }
      for (one, two) in zip(sorted, sorted.dropFirst()) {
        winding += one.down
        guard winding != 0 else { continue }
        for x in stride(from: one.x, through: two.x, by: 0.5) {
          mark(Point(x, Double(row) + Self.origin.y + 0.5))
        }
      }
    }
  }

  /// The least level distance between this ink and another's, looking three rows up and down.
  func distance(to other: Raster, shiftedBy shift: Double) -> Double {
    var least = Double.infinity
    for (row, edge) in right.enumerated() {
      guard let edge else { continue }
      for near in max(0, row - 3)...min(row + 3, Self.size - 1) {
        if let next = other.left[near] { least = min(least, Double(next - edge) - 1 + shift) }
      }
    }
    return least
  }

  /// The share of the ink of both that only one of them has.
  func difference(from other: Raster) -> Double {
    var (one, both) = (0, 0)
    for (mine, others) in zip(rows, other.rows) where mine.contains(true) || others.contains(true) {
      for (a, b) in zip(mine, others) {
        if a != b { one += 1 }
        if a || b { both += 1 }
      }
    }
    return Double(one) / Double(max(both, 1))
  }
}
