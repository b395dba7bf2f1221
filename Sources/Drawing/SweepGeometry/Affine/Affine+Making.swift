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
