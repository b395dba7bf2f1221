public import SweepGeometry

/// A value of an animated property of any type.
public enum AnimationValue: Hashable, Sendable {
  case number(Double)
  case angle(Angle)
  case vector(Vector)
  case scale(ScaleFactors)
  case bool(Bool)
  case color(Color)
  case path(Path)
  case colors([Color])
  case numbers([Double])
  case place(PathPlace)
}

/// The factors of a `.scale` step along x and y.
public struct ScaleFactors: Hashable, Sendable {
  /// The factor along x.
  public var x: Double
  /// The factor along y.
  public var y: Double

  /// Makes factors.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes an even stretch.
  public init(_ factor: Double) { self.init(x: factor, y: factor) }
}

/// A type whose values an animation can go through.
public protocol AnimatableValue: Hashable, Sendable {
  /// The value without its type.
  var animationValue: AnimationValue { get }
}

extension Double: AnimatableValue {
  /// The value without its type.
  public var animationValue: AnimationValue { .number(self) }
}
extension Angle: AnimatableValue {
  /// The value without its type.
  public var animationValue: AnimationValue { .angle(self) }
}
extension Vector: AnimatableValue {
  /// The value without its type.
  public var animationValue: AnimationValue { .vector(self) }
}
extension ScaleFactors: AnimatableValue {
  /// The value without its type.
  public var animationValue: AnimationValue { .scale(self) }
}
extension Bool: AnimatableValue {
  /// The value without its type.
  public var animationValue: AnimationValue { .bool(self) }
}
extension Color: AnimatableValue {
  /// The value without its type.
  public var animationValue: AnimationValue { .color(self) }
}
extension Path: AnimatableValue {
  /// The value without its type.
  public var animationValue: AnimationValue { .path(self) }
}

/// A type of which a gradient has one for each stop.
public protocol GradientComponent: Hashable, Sendable {
  /// The values of all stops without their type.
  static func animationValue(of values: [Self]) -> AnimationValue
}

extension Color: GradientComponent {
  /// The values of all stops without their type.
  public static func animationValue(of values: [Color]) -> AnimationValue { .colors(values) }
}
extension Double: GradientComponent {
  /// The values of all stops without their type.
  public static func animationValue(of values: [Double]) -> AnimationValue { .numbers(values) }
}
extension Array: AnimatableValue where Element: GradientComponent {
  /// The value without its type.
  public var animationValue: AnimationValue { Element.animationValue(of: self) }
}
