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

  /// The set place; by default one that is up to 16 units higher or lower. The number shrinks down to
  /// three fifths of the size if it is not clear of the labels of the scale.
  ///
  /// - Parameter number: the room of the number about its place, in full size.
  /// - Parameter least: the part of that size below which it must not go.
  /// - Parameter drop: how far the unit lies below the number.
  func place(
    of number: Rect, least: Double, drop: Double? = nil, in context: DialContext
  ) -> Place {
    if let position { return place(at: position, of: number, least, drop, in: context) }
    if let fan = context.fan(radius: 100) {
      return place(of: number, least, drop, in: fan, context)
    }
    let isOverScale = context.scale.passes(.degrees(180), within: .degrees(24))
    let usual = Place(point: Point(0, isOverScale ? 40 : 52))
    let rooms = rooms(of: number, drop, in: context)
    let labels = labelBoxes(in: context)
    func isClear(_ place: Place, by air: Double) -> Bool { place.clears(labels, rooms, by: air) }
    if isClear(usual, by: 0) { return usual }
    let shrinks = Self.shrinks(to: least)
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

  /// The set place, with the number as large as the labels of the scale allow.
  private func place(
    at point: Point, of number: Rect, _ least: Double, _ drop: Double?, in context: DialContext
  ) -> Place {
    let rooms = rooms(of: number, drop, in: context)
    let labels = labelBoxes(in: context)
    return Self.shrinks(to: least).lazy.map { Place(point: point, shrink: $0) }
      .first { $0.clears(labels, rooms, by: 0) } ?? Place(point: point, isClear: false)
  }

  private static func shrinks(to least: Double) -> [Double] {
    [1, 0.9, 0.8, 0.7, 0.6].filter { $0 > least } + [least]
  }

  /// The rooms of the number and of the unit below it.
  private func rooms(of number: Rect, _ drop: Double?, in context: DialContext) -> [Rect] {
    hasUnitBelow ? [number, unitRoom(in: context, drop ?? size / 2)] : [number]
  }

  /// The rooms of the labels of the scale.
  private func labelBoxes(in context: DialContext) -> [LabelBox] {
    context.labels.flatMap { labels in
      (leastSize == 0 ? labels : labels.compact(leastType: leastSize) as? Labels)?
        .boxes(in: context) ?? []
    }
  }

  /// The place and the housing of the digits, and the distance of the unit below them.
  func standing(
    of digits: Rect, size fitting: Double, in context: DialContext
  ) -> (pane: Pane?, place: Place, drop: Double) {
    let least = min(leastSize > 0 ? leastSize / fitting : 0.6, 1)
    if let pane = pane(round: digits, size: fitting, in: context.theme) {
      let drop = size * 0.62
      let place = place(of: pane.box, least: least, drop: drop, in: context)
      if place.isClear { return (pane, place, drop) }
      // A number in its size says more than a window.
    }
    return (nil, place(of: digits, least: least, drop: size / 2, in: context), size / 2)
  }

  /// The style with prefixes such as k, if the number is too wide in four fifths of its size; nil if it is
  /// not, and where a prefix may be less than k.
  func inThousands(_ style: NumberStyle, in context: DialContext) -> NumberStyle? {
    let reading = context.reading
    guard reading.course == nil, !motion.hasCells, !style.hasSIPrefix,
      context.scale.wordsAlone(for: reading.value, every: 1) == nil,
      reading.values.contains(where: { abs($0) >= 10_000 }),
      reading.values.allSatisfy({ $0 == 0 || (1000..<1e12).contains(abs($0)) })
    else { return nil }
    let weight = weight ?? context.theme.readoutWeight
    let widest =
      reading.values.map {
        context.theme.widths.advance(of: context.scale.spelled($0, style), weight: weight)
      }.max() ?? 0
    guard widest * max(TextFault.leastShare * size, leastSize) > maximumWidth else { return nil }
    return style.inThousands
  }

  /// Notes a number in a size that is much less than its own, but for that of the compact form.
  func note(_ fitting: Double, of lines: [Line], in context: DialContext) {
    guard leastSize == 0, let line = lines.last else { return }
    context.noteSize(fitting, of: line.text, outOf: size)
  }

  /// Whether the unit is below the number.
  var hasUnitBelow: Bool { hasUnit && !unit.isEmpty && !style.hasSIPrefix && !isUnitBehind }

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

extension Readout.Place {
  /// Whether rooms about it are clear of boxes, by so much air.
  fileprivate func clears(_ boxes: [LabelBox], _ rooms: [Rect], by air: Double) -> Bool {
    boxes.isEmpty
      || rooms.allSatisfy { room in
        let box = LabelBox(room, at: point, times: shrink, air: air)
        return boxes.allSatisfy(box.isClear)
      }
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
