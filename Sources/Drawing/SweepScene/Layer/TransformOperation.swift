public import SweepGeometry

/// One step of a layer's transform, as in SVG's `transform` attribute (SVG 1.1, 7.6).
///
/// A list of steps is read from left to right as nested coordinate systems: the last one acts
/// first on a point.
public enum TransformOperation: Hashable, Sendable {
  /// Moves.
  case translate(Vector)
  /// Turns about the origin, clockwise.
  case rotate(Angle)
  /// Stretches along x and y about the origin.
  case scale(x: Double, y: Double)
  /// Slants along x.
  case skewX(Angle)
  /// Slants along y.
  case skewY(Angle)
  /// Any affine map.
  case matrix(Affine)

  /// Stretches evenly about the origin.
  public static func scale(_ factor: Double) -> TransformOperation { .scale(x: factor, y: factor) }

  /// The affine map of the step.
  public var affine: Affine {
    switch self {
    case .translate(let vector): .translation(vector)
    case .rotate(let angle): .rotation(angle)
    case .scale(let x, let y): .scale(x: x, y: y)
    case .skewX(let angle): .skewX(angle)
    case .skewY(let angle): .skewY(angle)
    case .matrix(let affine): affine
    }
  }
}

extension [TransformOperation] {
  /// The map that the steps make together.
  public var affine: Affine { reduce(.identity) { $0 * $1.affine } }
}

/// A transform of one step, so that `layer.transform = .rotate(.degrees(30))` can be written.
extension [TransformOperation] {
  /// Moves.
  public static func translate(_ vector: Vector) -> Self { [.translate(vector)] }
  /// Turns about the origin, clockwise.
  public static func rotate(_ angle: Angle) -> Self { [.rotate(angle)] }
  /// Stretches along x and y about the origin.
  public static func scale(x: Double, y: Double) -> Self { [.scale(x: x, y: y)] }
  /// Stretches evenly about the origin.
  public static func scale(_ factor: Double) -> Self { [.scale(factor)] }
}

extension Layer {
  /// The angle of the first `.rotate` step, clockwise: the property that the animations of
  /// ``AnimationKey/rotation`` change, Core Animation's `transform.rotation.z`. Zero without such a
  /// step; setting it adds one at the end.
  public var rotation: Angle {
    get { transform.firstRotation ?? .zero }
    set { transform.setFirst(.rotate(newValue)) }
  }
}
