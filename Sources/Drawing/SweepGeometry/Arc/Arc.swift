/// A piece of an ellipse in centre form: SVG 1.1, appendix F.6, calls this the parameterisation.
///
/// `start` and `sweep` are **parametric angles in the ellipse's own frame**, unlike the directions
/// on a dial: 0° is where the ellipse's x axis leaves it, at 3 o'clock when `rotation` is 0, and
/// clockwise is positive. The point at parametric angle θ is
/// `center + R(rotation) · (radii.width cos θ, radii.height sin θ)`.
///
/// A sweep of 360° or more is a full ellipse, which the end point form of `Path.Element.arc`
/// cannot say. The counterpart of `CGPath.addArc` and `addRelativeArc`.
public struct Arc: Hashable, Sendable {
  /// The middle of the ellipse, in user units.
  public var center: Point
  /// The half axes, in user units.
  public var radii: Size
  /// The clockwise turn of the ellipse's x axis.
  public var rotation: Angle
  /// The parametric angle at which the arc begins.
  public var start: Angle
  /// The parametric angle that the arc runs over, clockwise if positive.
  public var sweep: Angle

  /// Makes an arc from its centre form.
  @inlinable
  public init(
    center: Point, radii: Size, rotation: Angle = .zero, start: Angle, sweep: Angle
  ) {
    self.center = center
    self.radii = radii
    self.rotation = rotation
    self.start = start
    self.sweep = sweep
  }

  /// Makes an arc of a circle between two directions on a dial: 0° is 12 o'clock.
  @inlinable
  public init(center: Point, radius: Double, from: Angle, to: Angle) {
    self.init(
      center: center, radii: Size(width: radius, height: radius),
      start: from - .degrees(90), sweep: to - from)
  }

  /// Whether the arc belongs to a circle.
  @inlinable public var isCircular: Bool { radii.width == radii.height }

  /// The point at a fraction of the sweep: 0 is the start, 1 the end.
  public func point(at fraction: Double) -> Point {
    let (sine, cosine) = (start + sweep * fraction).sineAndCosine
    return center + axes.vector(radii.width * cosine, radii.height * sine)
  }

  /// The derivative of `point(at:)` by the fraction, in user units.
  public func derivative(at fraction: Double) -> Vector {
    let (sine, cosine) = (start + sweep * fraction).sineAndCosine
    return axes.vector(-radii.width * sine, radii.height * cosine) * sweep.radians
  }

  /// The piece between two fractions of the sweep.
  public func piece(from first: Double, to last: Double) -> Arc {
    var piece = self
    piece.start = start + sweep * first
    piece.sweep = sweep * (last - first)
    return piece
  }

  private var axes: Axes { Axes(rotation) }
}

/// The frame that an ellipse lies in.
struct Axes {
  let cosine: Double
  let sine: Double

  init(_ rotation: Angle) { (sine, cosine) = rotation.sineAndCosine }

  /// The vector with these components along the axes.
  func vector(_ along: Double, _ across: Double) -> Vector {
    Vector(dx: cosine * along - sine * across, dy: sine * along + cosine * across)
  }

  /// The components of a vector along the axes.
  func components(_ vector: Vector) -> Vector {
    Vector(
      dx: cosine * vector.dx + sine * vector.dy, dy: cosine * vector.dy - sine * vector.dx)
  }
}
