/// A linear map of the plane and a translation, in SVG's notation `matrix(a,b,c,d,tx,ty)`.
///
/// ```
/// | a  c  tx |   | x |        x' = a x + c y + tx
/// | b  d  ty | · | y |        y' = b x + d y + ty
/// | 0  0  1  |   | 1 |
/// ```
///
/// The counterpart of `CGAffineTransform` and of SVG's `transform` (SVG 1.1, 7.4 to 7.6). With y
/// down a positive rotation is clockwise.
///
/// **Order.** `outer * inner` is the product of the matrices, as a group `outer` that holds an
/// element `inner`, or the list `transform="outer inner"`: the right one acts on a point first.
/// `concatenating(_:)` reads the other way, as Core Graphics does: the receiver acts first.
///
/// ```swift
/// let needle = Layer.Affine.translation(x: 100, y: 100) * .rotation(.degrees(90))
/// needle.apply(to: Layer.Point(0, -80))  // (180, 100)
/// ```
public struct Affine: Hashable, Sendable, Codable {
  /// The factor from x to x.
  public var a: Double
  /// The factor from x to y.
  public var b: Double
  /// The factor from y to x.
  public var c: Double
  /// The factor from y to y.
  public var d: Double
  /// The shift to the right, in user units.
  public var tx: Double
  /// The shift down, in user units.
  public var ty: Double

  /// Makes a map from SVG's six numbers.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity map.
  @inlinable public static var identity: Affine { Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// The factor of areas, negative for reflections and 0 for singular maps.
  @inlinable public var determinant: Double { a * d - b * c }

  /// Whether the map is the identity.
  @inlinable public var isIdentity: Bool { self == .identity }

  /// The place a point is taken to.
  @inlinable
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The displacement a vector is taken to; the translation does not count.
  @inlinable
  public func apply(to vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// The matrix product: `inner` acts first, then `outer`.
  @inlinable
  public static func * (outer: Affine, inner: Affine) -> Affine {
    let origin = outer.apply(to: Point(inner.tx, inner.ty))
    return Affine(
      a: outer.a * inner.a + outer.c * inner.b, b: outer.b * inner.a + outer.d * inner.b,
      c: outer.a * inner.c + outer.c * inner.d, d: outer.b * inner.c + outer.d * inner.d,
      tx: origin.x, ty: origin.y)
  }

  /// This map followed by another, `next * self`, as `CGAffineTransform.concatenating(_:)` has it.
  @inlinable
  public func concatenating(_ next: Affine) -> Affine { next * self }

  /// The map that undoes this one; nil where this one is singular or not finite.
  public var inverted: Affine? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    let linear = Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: 0, ty: 0)
    guard linear.determinant.isFinite else { return nil }
    let origin = linear.apply(to: Vector(dx: tx, dy: ty))
    return Affine(
      a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: -origin.dx, ty: -origin.dy)
  }
}

extension Affine {
  /// Makes a shift by a vector: SVG's `translate`.
  @inlinable
  public static func translation(_ vector: Vector) -> Affine {
    translation(x: vector.dx, y: vector.dy)
  }

  /// Makes a shift to the right and down, in user units.
  @inlinable
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes a clockwise turn about a pivot, by default the origin: SVG's `rotate`.
  public static func rotation(_ angle: Angle, about pivot: Point = .zero) -> Affine {
    let (sine, cosine) = angle.sineAndCosine
    return Affine(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: pivot.x - cosine * pivot.x + sine * pivot.y,
      ty: pivot.y - sine * pivot.x - cosine * pivot.y)
  }

  /// Makes an equal magnification in both directions.
  @inlinable
  public static func scale(_ factor: Double) -> Affine { scale(x: factor, y: factor) }

  /// Makes a magnification along each axis: SVG's `scale`.
  @inlinable
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a shear that moves points along x by the tangent of `angle` times their y.
  public static func skewX(_ angle: Angle) -> Affine {
    Affine(a: 1, b: 0, c: tangent(angle.radians), d: 1, tx: 0, ty: 0)
  }

  /// Makes a shear that moves points along y by the tangent of `angle` times their x.
  public static func skewY(_ angle: Angle) -> Affine {
    Affine(a: 1, b: tangent(angle.radians), c: 0, d: 1, tx: 0, ty: 0)
  }
}
