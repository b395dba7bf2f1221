public import SweepGeometry

/// A place on a path, as an animation's value.
public struct PathPlace: Hashable, Sendable {
  /// The path.
  public var path: Path
  /// The part of the path's length before the place, 0 … 1.
  public var part: Double
  /// Whether the layer turns with the path.
  public var rotationMode: MotionAnimation.RotationMode

  /// The point in the path's coordinates, and the rotation of the layer.
  package var pose: (point: Point, turn: Angle) {
    let measure = PathMeasure(path)
    // A corner that the product's last bits miss is met: it faces the way it came.
    guard let found = measure.location(atDistance: (part - 1e-12) * measure.length) else {
      return (.zero, .zero)
    }
    // A direction counts from 12 o'clock, a turn of the x axis from 3 o'clock.
    let along = found.direction - .degrees(90)
    return switch rotationMode {
    case .none: (found.point, .zero)
    case .auto: (found.point, along)
    case .autoReverse: (found.point, along + .degrees(180))
    }
  }
}
