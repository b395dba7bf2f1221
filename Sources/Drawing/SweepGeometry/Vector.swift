/// A displacement in the plane, in user units, with x to the right and y down.
public struct Vector: Hashable, Sendable {
  /// The displacement to the right.
  public var dx: Double
  /// The displacement downwards.
  public var dy: Double

  /// Makes a vector from its components.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The displacement to nowhere.
  @inlinable public static var zero: Vector { Vector(dx: 0, dy: 0) }

  /// The length of the displacement.
  @inlinable
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The direction: 0° is up, 90° right; the zero vector has direction 0°.
  public var direction: Angle {
    self == .zero ? .zero : .radians(arcTangent(dx, -dy))
  }

  /// The vector of length 1 in a direction: 0° is up, 90° right.
  package init(heading angle: Angle) {
    let (sine, cosine) = angle.sineAndCosine
    self.init(dx: sine, dy: -cosine)
  }

  /// The dot product with another vector.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z component of the cross product: positive when `other` is clockwise of this vector.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The sum of two displacements.
  @inlinable
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }

  /// The displacement `factor` times as long.
  @inlinable
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }
}
