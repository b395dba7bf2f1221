/// A place in the plane, in user units, with x to the right and y down.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Makes a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes a point from its coordinates.
  @inlinable
  public init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }

  /// Makes the point at `radius` from `center` in a direction: 0° is above it, 90° to its right.
  public init(at angle: Angle, radius: Double, from center: Point = .zero) {
    self = center + Vector(heading: angle) * radius
  }

  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// The distance to another point.
  @inlinable
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point a `fraction` of the way to another: 0 is this one, 1 the other.
  @inlinable
  public func interpolated(to other: Point, _ fraction: Double) -> Point {
    self + (other - self) * fraction
  }

  /// The point moved by a vector.
  @inlinable
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point moved by a vector backwards.
  @inlinable
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The vector that leads from `b` to `a`.
  @inlinable
  public static func - (a: Point, b: Point) -> Vector { Vector(dx: a.x - b.x, dy: a.y - b.y) }
}
