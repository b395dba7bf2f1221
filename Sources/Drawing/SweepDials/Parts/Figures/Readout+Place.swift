import SweepGeometry
import SweepScene

extension Readout {
  /// The middle of the number's baseline, and the part of its size at which it is.
  struct Place {
    var point: Point
    var shrink = 1.0
    /// Whether the labels of the scale are clear of it.
    var isClear = true
  }

  /// The set place; by default one that is clear of default labels of the scale, up to 16 units
  /// higher or lower and down to three fifths of the size if space is short.
  ///
  /// - Parameter number: the room of the number about its place, in full size.
  /// - Parameter least: the part of that size below which it must not go.
  /// - Parameter drop: how far the unit lies below the number.
  func place(
    of number: Rect, least: Double, drop: Double? = nil, in context: DialContext
  ) -> Place {
    if let position { return Place(point: position) }
    if let fan = context.fan(radius: 100) {
      return place(of: number, least, drop, in: fan, context)
    }
    let isOverScale = context.scale.passes(.degrees(180), within: .degrees(24))
    let usual = Place(point: Point(0, isOverScale ? 40 : 52))
    let rooms = hasUnitBelow ? [number, unitRoom(in: context, drop ?? size / 2)] : [number]
    let labels = usualLabels.boxes(in: context)
    func isClear(_ place: Place, by air: Double) -> Bool {
      rooms.allSatisfy { room in
        let box = LabelBox(room, at: place.point, times: place.shrink, air: air)
        return labels.allSatisfy(box.isClear)
      }
    }
    if isClear(usual, by: 0) { return usual }
    let shrinks = [1, 0.9, 0.8, 0.7, 0.6].filter { $0 > least } + [least]
    let ways = stride(from: 2.0, through: 16, by: 2).reduce(into: [0.0]) { $0 += [-$1, $1] }
    for air in [2.0, 0] {
      for shrink in shrinks {
        for way in ways {
          let place = Place(point: usual.point + Vector(dx: 0, dy: way), shrink: shrink)
          // Above it there are the hub and the needle's tail.
          if way < 0, place.point.y + number.minY * shrink < 20 { continue }
          if isClear(place, by: air) { return place }
        }
      }
    }
    return Place(point: usual.point, shrink: shrinks[shrinks.count - 1], isClear: false)
  }

  /// Whether the unit is below the number.
  var hasUnitBelow: Bool { hasUnit && !unit.isEmpty && !style.hasSIPrefix && !isUnitBehind }

  /// Default labels, since parts are independent of each other.
  private var usualLabels: Labels {
    var labels = Labels()
    labels.style.locale = style.locale
    labels.style.decimalSeparator = style.decimalSeparator
    labels.style.grouping = style.grouping
    if leastSize == 0 { return labels }
    return labels.compact(leastType: leastSize) as? Labels ?? labels
  }

  func unitRoom(in context: DialContext, _ drop: Double) -> Rect {
    let (size, spacing) = unitType(in: context.theme)
    let widths = context.theme.widths
    let width =
      widths.advance(of: unit, weight: 400) * size
      + Double(unit.unicodeScalars.count) * spacing
    return Rect(
      x: -width / 2, y: drop - 0.72 * size, width: width, height: 0.93 * size
    )
  }
}

extension LabelBox {
  /// The room of what reaches so far about a place, with so much air.
  fileprivate init(_ room: Rect, at place: Point, times scale: Double, air: Double) {
    self.init(
      center: place + (room.center - .zero) * scale, advance: 0, hangs: false, size: 0)
    halfWidth = room.size.width * scale / 2 + air
    halfHeight = room.size.height * scale / 2 + air
  }
}

// The place of a number in a case that is cropped to its scale.
extension Readout {
  /// The least distance from the centre and from the edge, which clears the tail of a needle and
  /// the recess.
  private static let air = (hub: 22.0, edge: 3.0)

  /// The place beside the hub outside of the needle's sweep: below it, above it or on one side, as
  /// large as the space allows.
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

  /// The point at which a room touches the air about the hub.
  private static func point(of room: Rect, times scale: Double, towards way: Angle) -> Point {
    let heading = Vector(heading: way)
    let half =
      (abs(heading.dx) * room.size.width + abs(heading.dy) * room.size.height) / 2 * scale
    let middle = Point.zero + heading * (air.hub + half)
    return (middle - (room.center - .zero) * scale).onGrid
  }
}
