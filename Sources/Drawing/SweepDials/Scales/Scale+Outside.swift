public import SweepGeometry

extension Scale {
  /// The treatment of readings outside the domain of a scale.
  public enum Outside: Hashable, Sendable {
    /// At the end of the scale that is nearest.
    case clamp
    /// At the reading modulo the domain, as on a compass: one domain further is the same place.
    case wrap
    /// Once more round a full circle, as on an altimeter: a hand makes all the turns in between.
    case revolve
    /// Beyond the end, up to an angle, as a needle that has gone off its scale does.
    case overshoot(by: Angle)
  }

  /// The reading inside the domain at the same place, a whole number of domains away.
  func wrapped(_ value: Double) -> Double {
    guard !domain.contains(value) else { return value }
    let rest = (value - domain.lowerBound).truncatingRemainder(dividingBy: extent)
    return domain.lowerBound + (rest < 0 ? rest + extent : rest)
  }

  /// The usual room of a needle beyond an end.
  package static let usualOvershoot = Angle.degrees(4)

  /// The room of a needle beyond an end, as a part of the sweep; 0 for none.
  var overshoot: Double {
    switch outside {
    case .overshoot(let room): return abs(room.degrees / span.degrees)
    case .clamp, .wrap, .revolve: return 0
    case nil:
      let room = Self.usualOvershoot
      if isStill || mapping.hasNames || !hasRoom(of: room) { return 0 }
      return abs(room.degrees / span.degrees)
    }
  }

  private func hasRoom(of overshoot: Angle) -> Bool {
    abs(span.degrees) + 2 * overshoot.degrees <= 360
  }

  /// The readings beyond which it is exceeded; nil where there are none.
  var limits: ClosedRange<Double>? {
    isStill || comesRound ? nil : domain
  }

  /// Whether a hand takes the shorter way between readings, past the meeting of the ends.
  var isEndless: Bool { outside == .wrap && isFullCircle }

  /// Whether readings outside the domain coincide with others inside.
  var comesRound: Bool { outside == .wrap || outside == .revolve }

  /// The direction of the end of a band, within the scale unless its ends meet.
  func bandAngle(of value: Double) -> Angle {
    let crossesEnds = isEndless || outside == .revolve
    return angle(at: crossesEnds ? openPart(of: value) : part(of: clamped(value)))
  }

  func checkOutside() throws(DialError) {
    switch outside {
    case .clamp, nil: break
    case .wrap:
      guard mapping.isEven else {
        throw DialError("outside", "cannot wrap where equal differences take unequal turns")
      }
    case .revolve:
      guard mapping.isEven, isFullCircle else {
        throw DialError("outside", "can revolve only round a full circle of equal differences")
      }
    case .overshoot(let room):
      guard room.degrees > 0, room.degrees <= 45 else {
        throw DialError("overshoot", "must be more than 0° and at most 45°")
      }
      guard hasRoom(of: room) else {
        throw DialError("overshoot", "must leave the ends of the scale apart")
      }
    }
  }
}

extension Angle {
  /// The same direction, at most half a turn away from another one.
  func nearest(to other: Angle) -> Angle {
    let turn = (degrees - other.degrees).remainder(dividingBy: 360)
    return .degrees(other.degrees + turn)
  }
}
