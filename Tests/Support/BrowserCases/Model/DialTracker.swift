import SweepGeometry

/// Follows a finger that turns a dial.
///
/// The dial turns as far as the finger does about the centre, over any number of turns: it does not
/// jump to the finger. Beyond its bounds it gives way, less and less.
///
/// ```swift
/// var tracker = DialTracker(deadRadius: 20, rim: 100, bounds: .zero ... .degrees(270))
/// tracker.begin(at: Point(50, 0), time: 0)
/// tracker.move(to: Point(0, 50), time: 0.2)  // 90°
/// let rest = tracker.end(time: 0.5)
/// ```
struct DialTracker: Hashable, Sendable {
  /// The pivot of the dial; the origin by default.
  var center: Point
  /// The distance from the centre within which a finger has no direction to speak of: nothing begins
  /// there, and what began outside stands still there; 10 by default.
  var deadRadius: Double
  /// The distance from the centre outside of which nothing begins; 110 by default.
  var rim: Double
  /// The turns between which the dial can rest; none by default.
  var bounds: ClosedRange<Angle>?
  /// The turn beyond a bound that the dial never quite reaches; 15° by default, 0 for firm bounds.
  var give: Angle
  /// How long the dial would run on at the speed with which it is let go, in seconds; 0 by default.
  var inertia: Double
  /// The turn at which the dial stands.
  private(set) var angle: Angle
  /// Whether a finger turns it.
  private(set) var isActive = false

  /// The turn that the finger asks for, beyond the bounds too.
  private var asked = Angle.zero
  private var heading = Angle.zero
  /// The positions requested in the last tenth of a second.
  private var trail: [Moment] = []

  private struct Moment: Hashable {
    var time: Double
    var angle: Angle
  }

  /// Makes a tracker of a dial that stands at a turn.
  init(
    angle: Angle = .zero, center: Point = .zero, deadRadius: Double = 10, rim: Double = 110,
    bounds: ClosedRange<Angle>? = nil, give: Angle = .degrees(15), inertia: Double = 0
  ) {
    self.angle = angle
    self.center = center
    self.deadRadius = deadRadius
    self.rim = rim
    self.bounds = bounds
    self.give = give
    self.inertia = inertia
  }

  /// Takes up a finger.
  ///
  /// - Returns: whether it is on the dial, outside the dead radius, and the only one.
  @discardableResult
  mutating func begin(at point: Point, time: Double) -> Bool {
    let distance = (point - center).length
    guard !isActive, distance >= deadRadius, distance <= rim else { return false }
    isActive = true
    heading = (point - center).direction
    asked = angle
    trail = [Moment(time: time, angle: angle)]
    return true
  }

  /// Follows the finger; within the dead radius the dial stands still.
  ///
  /// - Returns: the turn at which the dial stands.
  @discardableResult
  mutating func move(to point: Point, time: Double) -> Angle {
    guard isActive, (point - center).length >= deadRadius else { return angle }
    let next = (point - center).direction
    asked = asked + (next - heading).shortest
    heading = next
    trail.append(Moment(time: time, angle: asked))
    trail.removeAll { $0.time < time - 0.1 }
    angle = held(asked)
    return angle
  }

  /// Lets the dial go.
  ///
  /// - Returns: the turn to which it runs on, within its bounds.
  @discardableResult
  mutating func end(time: Double) -> Angle {
    guard isActive else { return angle }
    isActive = false
    let recent = trail.filter { $0.time >= time - 0.1 }
    var rest = asked
    if let first = recent.first, time > first.time {
      rest = asked + (asked - first.angle) * (inertia / (time - first.time))
    }
    guard let bounds else { return rest }
    return min(max(rest, bounds.lowerBound), bounds.upperBound)
  }

  /// A turn as far as the bounds allow it.
  private func held(_ turn: Angle) -> Angle {
    guard let bounds, !bounds.contains(turn) else { return turn }
    let bound = turn < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
    let over = (turn - bound).degrees
    return bound + .degrees(over * give.degrees / (abs(over) + give.degrees))
  }
}

extension Angle {
  /// The same direction as a turn of -180° ..< 180°.
  var shortest: Angle { .degrees(degrees - 360 * (degrees / 360 + 0.5).rounded(.down)) }
}
