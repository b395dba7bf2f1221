public import SweepGeometry

/// A property of a layer that animations change.
///
/// The raw value is its name in documents, dumps and messages. Core Animation's key paths for the
/// steps of a transform are `transform.rotation.z`, `transform.scale` and `transform.translation`.
public enum AnimatedProperty: String, Hashable, Sendable, CaseIterable {
  case rotation
  case scale = "stretch"
  case translation, position, opacity
  case isHidden = "hidden"
  case fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, path
  case colors, locations
}

extension AnimatedProperty {
  package enum ValueType { case number, angle, vector, scale, bool, color, path, colors, numbers }

  /// The invisible error of a sampled value, in the unit of the property.
  enum AllowedError {
    /// The tolerance, in degrees and in user units, divided by a number.
    case tolerance(over: Double)
    /// The same with every tolerance.
    case fixed(Double)
  }

  /// The place of a value in a shape; nil for a value that the layer itself holds.
  enum Place {
    case number((Layer.Shape) -> Double, set: (inout Layer.Shape, Double) -> Void)
    case paint((Layer.Shape) -> Paint, set: (inout Layer.Shape, Paint) -> Void)
  }

  struct Traits {
    let type: ValueType
    let error: AllowedError
    var place: Place?
    var range = -Double.infinity...Double.infinity
    var adds = false
    var changesPlaces = false
  }

  /// The table of properties.
  ///
  /// A stretch may err by the tolerance in a picture of radius 100, a trim on a path of length 1000
  /// and a gradient's stop on one of 200; opacities by half a step of 1/255, and colours, which are
  /// then written in whole steps, by a quarter.
  var traits: Traits {
    switch self {
    case .rotation:
      Traits(type: .angle, error: .tolerance(over: 1), adds: true, changesPlaces: true)
    case .translation:
      Traits(type: .vector, error: .tolerance(over: 1), adds: true, changesPlaces: true)
    case .scale:
      Traits(type: .scale, error: .tolerance(over: 100), adds: true, changesPlaces: true)
    case .position: Traits(type: .vector, error: .tolerance(over: 1000), changesPlaces: true)
    case .opacity: Traits(type: .number, error: .fixed(0.5 / 255), range: 0...1, adds: true)
    case .isHidden: Traits(type: .bool, error: .fixed(0.5 / 255))
    case .fillColor:
      Traits(
        type: .color, error: .fixed(0.25 / 255),
        place: .paint({ $0.fillColor }, set: { $0.fillColor = $1 }))
    case .strokeColor:
      Traits(
        type: .color, error: .fixed(0.25 / 255),
        place: .paint({ $0.strokeColor }, set: { $0.strokeColor = $1 }))
    case .lineWidth:
      Traits(
        type: .number, error: .tolerance(over: 1),
        place: .number({ $0.lineWidth }, set: { $0.lineWidth = $1 }),
        range: 0 ... .infinity, adds: true, changesPlaces: true)
    case .strokeStart:
      Traits(
        type: .number, error: .tolerance(over: 1000),
        place: .number({ $0.strokeStart }, set: { $0.strokeStart = $1 }),
        range: 0...1, adds: true)
    case .strokeEnd:
      Traits(
        type: .number, error: .tolerance(over: 1000),
        place: .number({ $0.strokeEnd }, set: { $0.strokeEnd = $1 }), range: 0...1,
        adds: true)
    case .lineDashPhase:
      Traits(
        type: .number, error: .tolerance(over: 1),
        place: .number({ $0.lineDashPhase }, set: { $0.lineDashPhase = $1 }), adds: true)
    case .path: Traits(type: .path, error: .tolerance(over: 1), changesPlaces: true)
    case .colors: Traits(type: .colors, error: .fixed(0.25 / 255))
    case .locations: Traits(type: .numbers, error: .tolerance(over: 200))
    }
  }
}

extension AnimatedProperty {
  package var type: ValueType { traits.type }

  /// Whether values of the property can be added to each other.
  package var adds: Bool { traits.adds }

  package var changesPlaces: Bool { traits.changesPlaces }

  /// Whether it is a step of the layer's transform.
  package var isTransform: Bool { self == .rotation || self == .scale || self == .translation }

  /// Whether it is an end of the part of a stroke that shows.
  package var isTrim: Bool { self == .strokeStart || self == .strokeEnd }

  /// Whether it belongs to the stops of a gradient.
  package var isOfStops: Bool { self == .colors || self == .locations }

  /// The invisible error of a sampled value, in the unit of the property.
  ///
  /// - Parameter tolerance: in degrees and in user units.
  package func allowedError(_ tolerance: Double) -> Double {
    switch traits.error {
    case .tolerance(let divisor): tolerance / divisor
    case .fixed(let error): error
    }
  }
}

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
