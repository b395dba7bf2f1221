public import SweepGeometry

/// The direction of a rotation from one angle to another.
///
/// Core Animation and SMIL have only the first: from 350° to 10° it turns back by 340°. The others
/// keep the final pose and change its number by whole turns.
public enum RotationDirection: String, Hashable, Sendable, CaseIterable {
  /// From the one number to the other, over as many turns as lie between.
  case byValue
  /// By half a turn at most; by half a turn, clockwise.
  case shortest
  /// Onwards as a clock's hands go, by less than a whole turn.
  case clockwise
  /// The other way, by less than a whole turn.
  case counterclockwise

  /// The final angle of a rotation from `start`, whole turns away from `end`.
  ///
  /// - Parameters:
  ///   - turns: whole turns made on top, in the direction of the rotation; by value they are
  ///     clockwise, and counterclockwise below zero.
  public func end(from start: Angle, to end: Angle, turns: Int = 0) -> Angle {
    let way = (end - start).degrees
    guard way.isFinite else { return end }
    let extra = Double(turns) * 360
    var turned: Double
    switch self {
    case .byValue: return .degrees(end.degrees + extra)
    case .shortest:
      turned = way.remainder(dividingBy: 360)
      if turned == -180 { turned = 180 }
      turned += turned < 0 ? -extra : extra
    case .clockwise:
      turned = way.truncatingRemainder(dividingBy: 360)
      if turned < 0 { turned += 360 }
      turned += extra
    case .counterclockwise:
      turned = way.truncatingRemainder(dividingBy: 360)
      if turned > 0 { turned -= 360 }
      turned -= extra
    }
    return .degrees(start.degrees + turned)
  }

  /// The angles of a way through several, each by the rule from the one before it; the extra turns
  /// are made on the way to the last.
  func unwrapped(_ values: [AnimationValue], turns: Int) -> [AnimationValue] {
    if self == .byValue, turns == 0 { return values }
    var result = values
    for index in values.indices.dropFirst() {
      guard case .angle(let start) = result[index - 1], case .angle(let end) = values[index]
      else { return values }
      let extra = index == values.count - 1 ? turns : 0
      result[index] = .angle(self.end(from: start, to: end, turns: extra))
    }
    return result
  }

  func fault(of property: AnimatedProperty, turns: Int) -> AnimationFault? {
    if property != .rotation, self != .byValue {
      return AnimationFault("rotationDirection", "is for rotations alone")
    }
    if property != .rotation, turns != 0 {
      return AnimationFault("turns", "are for rotations alone")
    }
    if turns < 0, self != .byValue {
      return AnimationFault("turns", "must not be negative where the direction is given")
    }
    // Compared so, for the magnitude of the least number is none.
    return (-1_000_000...1_000_000).contains(turns)
      ? nil : AnimationFault("turns", "must be at most 1000000")
  }
}
