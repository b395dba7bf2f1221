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

  func vector(_ along: Double, _ across: Double) -> Vector {
    Vector(dx: cosine * along - sine * across, dy: sine * along + cosine * across)
  }

  /// The components of a vector along the axes.
  func components(_ vector: Vector) -> Vector {
    Vector(
      dx: cosine * vector.dx + sine * vector.dy, dy: cosine * vector.dy - sine * vector.dx)
  }
}

extension Arc {
  /// The cubic Bézier curves that follow the arc, end to end.
  ///
  /// The curve over δ of the sweep has its control points 4/3 tan(δ/4) radii along the tangents.
  /// It touches the arc at both ends, and bulges outwards by no more than
  /// 2/27 sin⁶(δ/4) / cos²(δ/4) times the larger radius: 2.7e-4 at a quarter turn.
  ///
  /// - Parameter tolerance: The largest distance from the arc, in user units.
  /// - Returns: At least one curve for each quarter turn or part of one.
  public func cubics(tolerance: Double = 1e-3) -> [Cubic] {
    let count = cubicCount(tolerance: tolerance)
    let step = sweep / Double(count)
    let reach = 4 / 3 * tangent(step.radians / 4)
    let axes = Axes(rotation)
    var cubics: [Cubic] = []
    cubics.reserveCapacity(count)
    var from = start
    for index in 1...count {
      let to = index == count ? start + sweep : start + step * Double(index)
      cubics.append(cubic(from: from, to: to, reach: reach, axes: axes))
      from = to
    }
    return cubics
  }

  package func cubicCount(tolerance: Double) -> Int {
    let quarters = (abs(sweep.degrees) / 90 - 1e-9).rounded(.up)
    // NaN and the endless have no good answer, but must have a short one.
    guard quarters >= 1, quarters < 1e6 else { return 1 }
    let relative = tolerance / max(abs(radii.width), abs(radii.height))
    guard relative > 0 else { return Int(quarters) * Self.finestSplit }
    var split = 1
    while split < Self.finestSplit
      && Self.bulge(sweep.radians / (quarters * Double(split))) > relative
    {
      split += 1
    }
    return Int(quarters) * split
  }

  private static let finestSplit = 32

  /// The distance of the curve over `radians` from the unit circle.
  private static func bulge(_ radians: Double) -> Double {
    let sine = sine(radians / 4)
    let square = sine * sine
    return 2.0 / 27 * square * square * square / (1 - square)
  }

  private func cubic(from: Angle, to: Angle, reach: Double, axes: Axes) -> Cubic {
    let (sine1, cosine1) = from.sineAndCosine
    let (sine2, cosine2) = to.sineAndCosine
    func point(_ x: Double, _ y: Double) -> Point {
      center + axes.vector(radii.width * x, radii.height * y)
    }
    return Cubic(
      start: point(cosine1, sine1),
      control1: point(cosine1 - reach * sine1, sine1 + reach * cosine1),
      control2: point(cosine2 + reach * sine2, sine2 - reach * cosine2),
      end: point(cosine2, sine2))
  }
}

extension Arc {
  /// Makes the arc that an SVG path command between two points means (SVG 1.1, F.6.5 and F.6.6).
  ///
  /// Radii lose their sign, and are scaled up together if they are too small to reach.
  ///
  /// - Parameters:
  ///   - start: The start of the arc.
  ///   - end: The end of the arc.
  ///   - radii: The half axes in user units.
  ///   - rotation: The clockwise turn of the ellipse's x axis.
  ///   - largeArc: Whether the way of more than 180° is taken.
  ///   - clockwise: Whether the arc runs clockwise: SVG's sweep flag.
  /// - Returns: nil if there is no arc: equal end points draw nothing, and a radius of 0 or a
  /// number that is not finite means a straight line.
  public init?(
    from start: Point, to end: Point, radii: Size, rotation: Angle = .zero, largeArc: Bool,
    clockwise: Bool
  ) {
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard start != end, rx > 0, ry > 0, rx.isFinite, ry.isFinite else { return nil }
    let axes = Axes(rotation)
    // F.6.5, step 1: half the chord, seen along the axes, on the circle of radius 1.
    let half = axes.components((start - end) * 0.5)
    var (ux, uy) = (half.dx / rx, half.dy / ry)
    let reach = hypotenuse(ux, uy)
    guard reach > 0, reach.isFinite else { return nil }
    if reach > 1 {
      (rx, ry) = (rx * reach, ry * reach)
      (ux, uy) = (ux / reach, uy / reach)
    }
    // Step 2, on that circle: the centre lies across the chord.
    let rest = max(0, (1 - reach) * (1 + reach))
    let factor = (largeArc != clockwise ? 1 : -1) * rest.squareRoot() / min(reach, 1)
    let (cx, cy) = (factor * uy, -factor * ux)
    // Steps 3 and 4.
    let center = start.interpolated(to: end, 0.5) + axes.vector(cx * rx, cy * ry)
    let first = arcTangent(uy - cy, ux - cx)
    var sweep = arcTangent(-uy - cy, -ux - cx) - first
    if clockwise && sweep < 0 { sweep += 2 * .pi }
    if !clockwise && sweep > 0 { sweep -= 2 * .pi }
    self.init(
      center: center, radii: Size(width: rx, height: ry), rotation: rotation,
      start: .radians(first), sweep: .radians(sweep))
  }

  /// The arc as path segments that continue from its start, in SVG's end point form.
  ///
  /// A rounded end point must not move the centre far, so no segment spans nearly 180° or 360°:
  /// there the chord says little about where the centre is. Of more than two turns only the last
  /// and what is left over are drawn, as they cover the same outline.
  package func appendElements(to path: inout Path) {
    var arc = self
    (arc.start, arc.sweep) = Self.withoutIdleTurns(from: start, sweep: sweep)
    let count = Self.safePieces(arc.sweep)
    let step = arc.sweep / Double(count)
    for index in 1...count {
      path.addArc(
        radii: radii, rotation: rotation, largeArc: abs(step.degrees) > 180,
        clockwise: sweep.degrees > 0, to: arc.point(at: Double(index) / Double(count)))
    }
  }

  /// The same outline with a sweep of at most two turns.
  @inline(__always)
  static func withoutIdleTurns(from start: Angle, sweep: Angle) -> (Angle, Angle) {
    if !(abs(sweep.degrees) > 720) { return (start, sweep) }
    let rest = sweep.degrees.truncatingRemainder(dividingBy: 360)
    return (start + sweep - .degrees(rest), .degrees(rest + (rest < 0 ? -360 : 360)))
  }

  /// The number of equal pieces that a sweep of at most two turns is written in.
  @inline(__always)
  static func safePieces(_ sweep: Angle) -> Int {
    let degrees = abs(sweep.degrees)
    if !(degrees > 150) || (degrees >= 210 && degrees <= 300) { return 1 }
    return degrees < 210 ? 2 : degrees <= 450 ? 3 : 6
  }
}
