import SweepGeometry

/// The turns at which a dial stops.
///
/// ```swift
/// SnapStops(count: 8, from: .degrees(-135), through: .degrees(135)).nearest(to: .degrees(-50))  // 2
/// ```
struct SnapStops: Hashable, Sendable {
  /// The stops, in any order.
  var angles: [Angle]
  /// Whether a stop is met again after each full turn; false by default.
  var comesRound: Bool

  /// Makes given stops.
  init(_ angles: [Angle], comesRound: Bool = false) {
    self.angles = angles
    self.comesRound = comesRound
  }

  /// Makes stops at even distances, the first and the last at the ends.
  init(count: Int, from start: Angle, through end: Angle) {
    let step = count > 1 ? (end - start) / Double(count - 1) : .zero
    self.init((0..<max(count, 0)).map { start + step * Double($0) })
  }

  /// Makes stops at even distances all the way round.
  init(around count: Int, from start: Angle = .zero) {
    self.init(
      (0..<max(count, 0)).map { start + .turns(Double($0) / Double(count)) }, comesRound: true)
  }

  /// The number of the stop that is nearest to a turn, the first of two that are as near; nil where
  /// there are no stops.
  func nearest(to turn: Angle) -> Int? {
    let ways = angles.map { abs(way(from: turn, to: $0).degrees) }
    return ways.indices.min { ways[$0] < ways[$1] }
  }

  private func way(from turn: Angle, to stop: Angle) -> Angle {
    comesRound ? (stop - turn).shortest : stop - turn
  }
}
