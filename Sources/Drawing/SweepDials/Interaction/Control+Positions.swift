import SweepGeometry
import SweepScene

extension Control {
  /// The readings that can be clicked, 2 … 12 of them.
  func positions(in context: DialContext) throws(DialError) -> [Double] {
    try check(in: context)
    var positions: [Double] = []
    if kind == .choice, case .category(let names) = context.scale.mapping {
      positions = names.indices.map(Double.init)
    }
    if kind == .slider { positions = try stops(on: context.scale) }
    guard (2...12).contains(positions.count) else {
      throw DialError("kind", "must be a choice or a slider with 2 … 12 positions to be clicked")
    }
    return positions
  }

  /// The fraction of a course at a reading.
  func part(of position: Double, in context: DialContext) -> Double {
    if case .turn(let count) = context.reading.course { return position / Double(count) }
    return context.scale.part(of: position)
  }

  /// The area to click for one position while another is set, between the dead radius and the rim.
  func area(
    of target: Int, from origin: Int, among positions: [Double], in context: DialContext
  ) -> Path {
    if kind == .choice {
      let step = Angle.turns(1 / Double(positions.count))
      let middle = mark + step * Double(target - origin)
      return wedge(from: middle - step / 2, to: middle + step / 2)
    }
    let angles = positions.map(context.scale.angle(of:))
    let gaps = zip(angles, angles.dropFirst()).map { ($1 - $0) / 2 }
    // The areas at the ends share the free space between them.
    let around = angles[angles.count - 1] - angles[0]
    let free = max(0, 360 - abs(around.degrees)) / 2
    func outer(_ gap: Angle) -> Angle {
      let most = context.scale.isEndless ? free : min(free, abs(gap.degrees))
      return .degrees(gap.degrees < 0 ? -most : most)
    }
    let before = target > 0 ? gaps[target - 1] : outer(gaps[0])
    let after = target < gaps.count ? gaps[target] : outer(gaps[gaps.count - 1])
    let ends = [angles[target] - before, angles[target] + after].sorted()
    return wedge(from: ends[0], to: ends[1])
  }

  private func wedge(from start: Angle, to end: Angle) -> Path {
    var path = Path.arc(center: .zero, radius: rim, from: start, to: end)
    path.addLine(to: Point(at: end, radius: deadRadius))
    path.addLine(to: Point(at: start, radius: deadRadius))
    path.close()
    return path
  }
}
