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
  /// The offset of the layer's shadow, right and down.
  public static var shadowOffset: Self { Self(property: .shadowOffset) }
}

extension AnimationKey<Point> {
  /// The place of the layer's anchor point in the parent's coordinates.
  public static var position: Self { Self(property: .position) }
  /// The point of the layer's bounds that lies at its position, as parts of their width and height.
  public static var anchorPoint: Self { Self(property: .anchorPoint) }
  /// The start of the linear gradient of a gradient layer, or of the one that fills a shape, or
  /// else its stroke, in the units of the gradient.
  public static var startPoint: Self { Self(property: .startPoint) }
  /// The end of such a gradient.
  public static var endPoint: Self { Self(property: .endPoint) }
}

extension AnimationKey<Rect> {
  /// The layer's own rectangle.
  public static var bounds: Self { Self(property: .bounds) }
}

extension AnimationKey<String> {
  /// The characters of a text, which change at once, half-way between two values.
  public static var string: Self { Self(property: .string) }
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
  /// The limit of the corners of a shape's stroke, 1 or more.
  public static var miterLimit: Self { Self(property: .miterLimit) }
  /// The part of a shape's outline before its stroke begins, 0 … 1.
  public static var strokeStart: Self { Self(property: .strokeStart) }
  /// The part of a shape's outline at which its stroke ends, 0 … 1.
  public static var strokeEnd: Self { Self(property: .strokeEnd) }
  /// The offset of a shape's stroke into its dash pattern, in user units.
  public static var lineDashPhase: Self { Self(property: .lineDashPhase) }
  /// The radius of the corners of the layer's bounds.
  public static var cornerRadius: Self { Self(property: .cornerRadius) }
  /// The width of the border of the layer's bounds.
  public static var borderWidth: Self { Self(property: .borderWidth) }
  /// The opacity of the layer's shadow, 0 … 1.
  public static var shadowOpacity: Self { Self(property: .shadowOpacity) }
  /// The standard deviation of the blur of the layer's shadow.
  public static var shadowRadius: Self { Self(property: .shadowRadius) }
  /// The standard deviation of the layer's blur.
  public static var blurRadius: Self { Self(property: .blurRadius) }
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
  /// The colour of the layer's bounds behind the content; transparent where the layer has none.
  public static var backgroundColor: Self { Self(property: .backgroundColor) }
  /// The colour of the border of the layer's bounds.
  public static var borderColor: Self { Self(property: .borderColor) }
  /// The colour of the layer's shadow.
  public static var shadowColor: Self { Self(property: .shadowColor) }
  /// The colour of a text.
  public static var foregroundColor: Self { Self(property: .foregroundColor) }
}

extension AnimationKey<Path> {
  /// A shape's outline; all values must have the same kinds of segments in the same order.
  public static var path: Self { Self(property: .path) }
  /// The outline of the layer's shadow, where it has one of its own.
  public static var shadowPath: Self { Self(property: .shadowPath) }
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
