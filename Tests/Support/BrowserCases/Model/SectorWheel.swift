import SweepGeometry

/// A wheel of equal sectors, one of which is in each direction.
///
/// The sectors follow each other clockwise; a turn is that of the wheel, clockwise too.
///
/// ```swift
/// let wheel = SectorWheel(count: 8)
/// wheel.sector(at: .degrees(-50))  // 1
/// ```
struct SectorWheel: Hashable, Sendable {
  /// The number of sectors, 1 or more, even or odd.
  var count: Int
  /// Makes a wheel.
  init(count: Int) { self.count = max(count, 1) }

  /// The turn from the middle of a sector to that of the next.
  var step: Angle { .turns(1 / Double(count)) }

  /// The sector in a direction, from the middle of the first one at no turn; of two that meet there the
  /// later one.
  func sector(at turn: Angle, towards direction: Angle = .zero) -> Int {
    let place = ((direction - turn).degrees / step.degrees + 0.5).rounded(.down)
    let rest = Int(place.truncatingRemainder(dividingBy: Double(count)))
    return rest < 0 ? rest + count : rest
  }
}
