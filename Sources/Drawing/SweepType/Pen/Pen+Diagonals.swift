import SweepGeometry

extension Pen {
  /// The distance between the two sides of a level cut.
  private var nib: Double { 0.4 }

  /// Straight strokes from place to place in ink: corners at the frame's edges are flat, free ends
  /// there are cut level.
  ///
  /// A stroke's own end is square to it. A level one is made by turning the pen and going back,
  /// slightly beside itself: the two mitred corners of the turn make the edge.
  ///
  /// - Parameters:
  ///   - flat: Half the width of a flat corner.
  ///   - first, last: Whether the ends are cut level; those within another stroke need not be.
  mutating func zigzag(
    _ places: [(Double, Double)], flat: Double? = nil, first: Bool = true, last: Bool = true
  ) {
    // A expander instances the ends of straight strokes level by itself.
    if construction.hairline != nil { return polyline(places.map { Point($0.0, $0.1) }) }
    let flat = flat ?? s * 0.12
    var there: [Point] = []
    var back: [Point] = []
    for (index, place) in places.enumerated() {
      let isEnd = index == 0 || index == places.count - 1
      let isLevel = place.1 == top || place.1 == base
      guard isLevel, !isEnd || (index == 0 ? first : last) else {
        there.append(Point(place.0, place.1))
        back.append(Point(place.0, place.1))
        continue
      }
      let height = place.1 == top ? t : b
      if isEnd {
        let next = places[index == 0 ? 1 : index - 1]
        let x = place.0 + (next.0 - place.0) * (height - place.1) / (next.1 - place.1)
        there.append(Point(x - nib / 2, height))
        back.append(Point(x + nib / 2, height))
      } else {
        let way = places[index + 1].0 > places[index - 1].0 ? flat : -flat
        there += [Point(place.0 - way, height), Point(place.0 + way, height)]
        back += [Point(place.0 - way, height), Point(place.0 + way, height)]
      }
    }
    guard first || last else { return polyline(there) }
    // An end within another stroke is where the path begins and stops.
    if first && !last { (there, back) = (there.reversed(), back.reversed()) }
    polyline(there + back.reversed())
    if first && last { close() }
  }

  mutating func polyline(_ points: [Point]) {
    guard let start = points.first else { return }
    move(start.x, start.y)
    for point in points.dropFirst() { line(point.x, point.y) }
  }

  /// A corner place whose mitre comes to lie at the ink's edge, where a flat stroke at `y` meets a
  /// slanted one that comes from the right or, with `side` -1, from the left of it.
  func corner(at edge: Double, _ y: Double, from other: Point, side: Double = 1) -> Point {
    var x = edge + side * s
    for _ in 0..<4 {
      let angle = arcTangent(abs(other.y - y), side * (other.x - x))
      x = edge + side * s / 2 / tangent(angle / 2)
    }
    return Point(x, y)
  }

  /// The flag of a 1: it leaves the corner of the stem at `stem` and ends at a place.
  mutating func flag(stem: Double, to x: Double, _ y: Double) {
    let corner = Point(stem - s / 2, top)
    let way = Point(x, y) - corner
    let inward = Vector(dx: -way.dy, dy: way.dx) * (-s / 2 / way.length)
    let start = corner + inward
    stroke(start.x, start.y, x + inward.dx, y + inward.dy)
  }
}
