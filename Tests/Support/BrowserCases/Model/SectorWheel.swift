import SweepGeometry

/// A wheel of equal sectors, of which the one under a mark is selected.
///
/// The sectors follow each other clockwise; a turn is that of the wheel, clockwise too.
///
/// ```swift
/// let wheel = SectorWheel(count: 8)
/// wheel.sector(at: .degrees(-50))  // 1
/// wheel.turn(centering: 7, from: .zero)  // 45°: back by one
/// ```
struct SectorWheel: Hashable, Sendable {
  /// The number of sectors, 1 or more, even or odd.
  var count: Int
  /// The direction of the mark, from the middle of the first sector at no turn; 0° by default.
  var mark: Angle

  /// Makes a wheel.
  init(count: Int, mark: Angle = .zero) {
    self.count = max(count, 1)
    self.mark = mark
  }

  /// The turn from the middle of a sector to that of the next.
  var step: Angle { .turns(1 / Double(count)) }

  /// The sector under the mark; of two that meet there the later one.
  func sector(at turn: Angle) -> Int { sector(towards: mark, at: turn) }

  /// The sector in a direction.
  func sector(towards direction: Angle, at turn: Angle) -> Int {
    let place = ((direction - turn).degrees / step.degrees + 0.5).rounded(.down)
    let rest = Int(place.truncatingRemainder(dividingBy: Double(count)))
    return rest < 0 ? rest + count : rest
  }

  /// The turn that brings the middle of a sector under the mark, at most half a turn away.
  func turn(centering sector: Int, from turn: Angle) -> Angle {
    turn + (mark - step * Double(sector) - turn).shortest
  }
}
