public import SweepGeometry

/// An animated property together with the type of its values, so that the two always fit.
///
/// ```swift
/// BasicAnimation(
///   .rotation, from: .degrees(-118.4), to: .degrees(119), timing: MediaTiming(duration: 0.5))
/// ```
public struct AnimationKey<Value: AnimatableValue>: Hashable, Sendable {
  /// The property.
  public let property: AnimatedProperty
}

extension AnimationKey<Angle> {
  /// The angle of the layer's first `.rotate` step.
  public static var rotation: Self { Self(property: .rotation) }
}

extension AnimationKey<Vector> {
  /// The displacement of the layer's first `.translate` step.
  public static var translation: Self { Self(property: .translation) }
}

extension AnimationKey<ScaleFactors> {
  /// The factors of the layer's first `.scale` step.
  public static var scale: Self { Self(property: .scale) }
}

extension AnimationKey<Double> {
  /// The layer's opacity, 0 … 1.
  public static var opacity: Self { Self(property: .opacity) }
  /// The width of a shape's stroke, in user units.
  public static var lineWidth: Self { Self(property: .lineWidth) }
  /// The part of a shape's outline before its stroke begins, 0 … 1.
  public static var strokeStart: Self { Self(property: .strokeStart) }
  /// The part of a shape's outline at which its stroke ends, 0 … 1.
  public static var strokeEnd: Self { Self(property: .strokeEnd) }
  /// The offset of a shape's stroke into its dash pattern, in user units.
  public static var lineDashPhase: Self { Self(property: .lineDashPhase) }
}

extension AnimationKey<Bool> {
  /// Whether the layer is left out; it changes at once, half-way between two values.
  public static var isHidden: Self { Self(property: .isHidden) }
}

extension AnimationKey<Color> {
  /// The colour inside a shape.
  public static var fillColor: Self { Self(property: .fillColor) }
  /// The colour of a shape's stroke.
  public static var strokeColor: Self { Self(property: .strokeColor) }
}

extension AnimationKey<Path> {
  /// A shape's outline; all values must have the same kinds of segments in the same order.
  public static var path: Self { Self(property: .path) }
}

extension AnimationKey<[Color]> {
  /// The colours of a gradient layer's stops, or of the gradient that fills a shape, or else its
  /// stroke.
  public static var colors: Self { Self(property: .colors) }
}

extension AnimationKey<[Double]> {
  /// The places of a gradient layer's stops, or of the gradient that fills a shape, or else its
  /// stroke, 0 … 1.
  public static var locations: Self { Self(property: .locations) }
}
