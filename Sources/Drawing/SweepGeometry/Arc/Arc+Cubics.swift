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

  /// The number of cubic curves that keep within the tolerance.
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
