extension Affine {
  /// The plain operations that an affine map is made of, in the order in which SVG lists them.
  ///
  /// `translation * rotation * skewX * scale`: the scale acts on a point first. Core Animation
  /// reaches the same values by the key paths `transform.translation`, `.rotation.z`, `.scale.x`
  /// and `.scale.y`.
  public struct Decomposition: Hashable, Sendable {
    /// The shift, in user units.
    public var translation: Vector
    /// The clockwise turn, above -180° and up to 180°.
    public var rotation: Angle
    /// The shear along x, between -90° and 90°.
    public var skew: Angle
    /// The factor along x, not negative when it comes from a matrix.
    public var scaleX: Double
    /// The factor along y, negative for a map that mirrors.
    public var scaleY: Double

    /// Makes a decomposition from its parts; those left out do nothing.
    public init(
      translation: Vector = .zero, rotation: Angle = .zero, skew: Angle = .zero,
      scaleX: Double = 1, scaleY: Double = 1
    ) {
      self.translation = translation
      self.rotation = rotation
      self.skew = skew
      self.scaleX = scaleX
      self.scaleY = scaleY
    }
  }

  /// Makes the map that the operations amount to.
  public init(_ parts: Decomposition) {
    self =
      .translation(parts.translation) * .rotation(parts.rotation) * .skewX(parts.skew)
      * .scale(x: parts.scaleX, y: parts.scaleY)
  }

  /// The map as a translation, a rotation, a skew and a scale.
  ///
  /// The x axis keeps its sense, so a mirror image has its reflection in a negative `scaleY`,
  /// whichever way it was mirrored: `scale(x: -1, y: 1)` becomes a half turn and `scaleY` -1.
  /// A map that takes the whole plane to one line which only the skew of a lost axis could name
  /// has no such parts.
  ///
  /// - Returns: The parts; nil for a singular map that has none. Put together again they agree
  ///   with the map to about 1e-12 of its largest number, short of skews close to 90°.
  public func decomposed() -> Decomposition? {
    let translation = Vector(dx: tx, dy: ty)
    let scaleX = hypotenuse(a, b)
    guard scaleX > 0 else {
      let isPoint = c == 0 && d == 0
      return Decomposition(
        translation: translation,
        rotation: isPoint ? .zero : .radians(arcTangent(-c, d)),
        scaleX: 0, scaleY: hypotenuse(c, d))
    }
    let (cosine, sine) = (a / scaleX, b / scaleX)
    let scaleY = cosine * d - sine * c
    let shear = cosine * c + sine * d
    // Closer to 90° than this, the tangent of the skew is noise.
    guard shear == 0 || abs(scaleY) > 1e-12 * abs(shear) else { return nil }
    return Decomposition(
      translation: translation, rotation: .radians(arcTangent(b, a)),
      skew: shear == 0 ? .zero : .radians(arcTangent(shear * scaleY.sign.factor, abs(scaleY))),
      scaleX: scaleX, scaleY: scaleY)
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .minus ? -1 : 1 }
}
