import SweepGeometry

// Where a number stands in a case that is cropped to its scale.
extension Readout {
  /// The least distance from the centre and from the edge, which clears the tail of a needle and
  /// the recess.
  private static let air = (hub: 22.0, edge: 3.0)

  /// The place beside the hub where no needle goes: below it, above it or on one side, and as large
  /// there as the room allows.
  ///
  /// - Parameter number: the room of the number about its place, in full size.
  /// - Parameter least: the part of that size below which it must not go.
  /// - Parameter drop: how far the unit lies below the number.
  func place(
    of number: Rect, _ least: Double, _ drop: Double?, in fan: Fan, _ context: DialContext
  ) -> Place {
    let unit = hasUnitBelow ? unitRoom(in: context, drop ?? size / 2) : number
    let room = number.union(unit)
    let way = [180.0, 0, 90, 270].map(Angle.degrees).first {
      !context.scale.passes($0, within: .degrees(30))
    }
    var place = Place(point: .zero)
    for shrink in [1, 0.9, 0.8, 0.7, 0.6].filter({ $0 > least }) + [least] {
      place = Place(point: Self.point(of: room, times: shrink, towards: way ?? .degrees(180)))
      place.shrink = shrink
      let corners = [number, unit].flatMap { room in
        [room.minX, room.maxX].flatMap { x in
          [room.minY, room.maxY].map { place.point + Vector(dx: x, dy: $0) * shrink }
        }
      }
      if corners.allSatisfy({ fan.depth(of: $0) >= Self.air.edge }) { return place }
    }
    place.isClear = false
    return place
  }

  /// Where a room touches the air about the hub.
  private static func point(of room: Rect, times scale: Double, towards way: Angle) -> Point {
    let heading = Vector(heading: way)
    let half =
      (abs(heading.dx) * room.size.width + abs(heading.dy) * room.size.height) / 2 * scale
    let middle = Point.zero + heading * (air.hub + half)
    return (middle - (room.center - .zero) * scale).onGrid
  }
}
