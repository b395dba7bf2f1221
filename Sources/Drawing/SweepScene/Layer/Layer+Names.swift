public import SweepGeometry

/// The geometry and the colours of layers. SwiftUI and Core Graphics have types of the same names, so
/// `Sweephand` exports ours under `Layer` alone.
extension Layer {
  /// A colour: `CGColor`.
  public typealias Color = SweepScene.Color
  /// A map of the plane: `CGAffineTransform`.
  public typealias Affine = SweepGeometry.Affine
  /// An angle, clockwise.
  public typealias Angle = SweepGeometry.Angle
  /// An arc of a circle.
  public typealias Arc = SweepGeometry.Arc
  /// A cubic Bézier curve.
  public typealias Cubic = SweepGeometry.Cubic
  /// An outline: `CGPath`.
  public typealias Path = SweepGeometry.Path
  /// A place: `CGPoint`.
  public typealias Point = SweepGeometry.Point
  /// A rectangle: `CGRect`.
  public typealias Rect = SweepGeometry.Rect
  /// A width and a height: `CGSize`.
  public typealias Size = SweepGeometry.Size
  /// A distance with a direction: `CGVector`.
  public typealias Vector = SweepGeometry.Vector
}
