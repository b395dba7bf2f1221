/// A place in the plane, in user units, with x to the right and y down.
public struct Point: Hashable, Sendable, Codable {
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

extension Point {
  /// The nearest point of a grid of 0.01 units.
  ///
  /// Marks are on it: no screen shows the difference, and a third digit of each of their numbers
  /// would be a fifteenth of a dial's file.
  @inline(__always)
  package var onGrid: Point {
    // Beyond it hundredths are no longer counted exactly.
    guard x.magnitude < 1e12, y.magnitude < 1e12 else { return self }
    let both = SIMD2(x, y).onGrid
    return Point(both.x, both.y)
  }
}

extension SIMD2<Double> {
  /// The nearest whole numbers of hundredths, of two the even one, and without a negative zero; the
  /// numbers must be below 10¹² in magnitude.
  @inline(__always)
  var onGrid: SIMD2<Double> {
    // Added to 1.5 * 2^52, a number has no room for a fraction.
    let magic = 6755399441055744.0
    return (self * 100 + magic - magic) / 100
  }
}

/// A displacement in the plane, in user units, with x to the right and y down.
public struct Vector: Hashable, Sendable, Codable {
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

/// A width and a height, in user units.
public struct Size: Hashable, Sendable, Codable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// Makes a size from its extents.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(width: 0, height: 0)
}

/// An upright rectangle, in user units: the top left corner and the extents to the right and down.
public struct Rect: Hashable, Sendable, Codable {
  /// The corner with the smallest x and y.
  public var origin: Point
  /// The extents; not negative in a valid rectangle.
  public var size: Size

  /// Makes a rectangle from its corner and extents.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner and extents.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes the square about `center` whose sides are `radius` away from it.
  @inlinable
  public init(center: Point = .zero, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The upper edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The middle.
  @inlinable public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the point lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
