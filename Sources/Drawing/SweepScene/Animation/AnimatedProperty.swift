import SweepGeometry

/// A property of a layer that animations change.
///
/// The raw value is its name in documents, dumps and messages. Core Animation's key paths for the
/// steps of a transform are `transform.rotation.z`, `transform.scale` and `transform.translation`.
public enum AnimatedProperty: String, Hashable, Sendable, CaseIterable {
  case rotation
  case scale = "stretch"
  case translation, position, opacity
  case isHidden = "hidden"
  case anchorPoint, bounds
  case fillColor, strokeColor, lineWidth, miterLimit, strokeStart, strokeEnd, lineDashPhase, path
  case colors, locations, startPoint, endPoint
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, blurRadius
  case string, foregroundColor
}

extension AnimatedProperty {
  package enum ValueType {
    case number, angle, vector, scale, bool, color, path, colors, numbers, string
  }

  /// The invisible error of a sampled value, in the unit of the property.
  enum AllowedError {
    /// The tolerance, in degrees and in user units, divided by a number.
    case tolerance(over: Double)
    /// The same with every tolerance.
    case fixed(Double)
  }

  /// The place of a value in a shape or in the layer; nil for one that is computed.
  enum Place {
    case number((Layer.Shape) -> Double, set: (inout Layer.Shape, Double) -> Void)
    case paint((Layer.Shape) -> Paint, set: (inout Layer.Shape, Paint) -> Void)
    case ownNumber(WritableKeyPath<Layer, Double>)
    case ownVector(WritableKeyPath<Layer, Vector?>)
    case ownColor(WritableKeyPath<Layer, Color?>)
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
    case .position:
      Traits(type: .vector, error: .tolerance(over: 1), adds: true, changesPlaces: true)
    case .anchorPoint:
      Traits(
        type: .vector, error: .tolerance(over: 200), place: .ownVector(\.animatedAnchor),
        adds: true, changesPlaces: true)
    case .bounds: Traits(type: .numbers, error: .tolerance(over: 1), changesPlaces: true)
    case .string: Traits(type: .string, error: .fixed(0.5 / 255))
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
    case .miterLimit:
      Traits(
        type: .number, error: .tolerance(over: 1),
        place: .number({ $0.miterLimit }, set: { $0.miterLimit = $1 }), range: 1 ... .infinity,
        adds: true)
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
    case .path, .shadowPath: Traits(type: .path, error: .tolerance(over: 1), changesPlaces: true)
    case .colors: Traits(type: .colors, error: .fixed(0.25 / 255))
    case .locations: Traits(type: .numbers, error: .tolerance(over: 200))
    case .startPoint:
      Traits(
        type: .vector, error: .tolerance(over: 200), place: .ownVector(\.animatedLineStart),
        adds: true)
    case .endPoint:
      Traits(
        type: .vector, error: .tolerance(over: 200), place: .ownVector(\.animatedLineEnd),
        adds: true)
    case .backgroundColor: .color(\.animatedBackground)
    case .borderColor: .color(\.animatedBorderColor)
    case .shadowColor: .color(\.animatedShadowColor)
    case .foregroundColor: .color(\.animatedForegroundColor)
    case .cornerRadius: .length(\.cornerRadius)
    case .borderWidth: .length(\.borderWidth)
    case .shadowRadius: .length(\.shadowRadius)
    case .blurRadius: .length(\.blurRadius)
    case .shadowOpacity:
      Traits(
        type: .number, error: .fixed(0.5 / 255), place: .ownNumber(\.shadowOpacity), range: 0...1,
        adds: true)
    case .shadowOffset:
      Traits(
        type: .vector, error: .tolerance(over: 1), place: .ownVector(\.animatedShadowOffset),
        adds: true, changesPlaces: true)
    }
  }
}

extension AnimatedProperty.Traits {
  fileprivate static func color(_ path: WritableKeyPath<Layer, Color?>) -> Self {
    Self(type: .color, error: .fixed(0.25 / 255), place: .ownColor(path))
  }

  fileprivate static func length(_ path: WritableKeyPath<Layer, Double>) -> Self {
    Self(
      type: .number, error: .tolerance(over: 1), place: .ownNumber(path), range: 0 ... .infinity,
      adds: true, changesPlaces: true)
  }
}

extension AnimatedProperty {
  package var type: ValueType { traits.type }

  /// Whether values of the property can be added to each other.
  package var adds: Bool { traits.adds }

  /// Whether an attribute holds the values as they are, so that SMIL can add them up.
  package var hasOwnAttribute: Bool {
    !isTrim && !isOfBounds && !isOfEffects && !isOfGradient && self != .miterLimit
  }

  package var changesPlaces: Bool { traits.changesPlaces }

  /// Whether it is a step of the layer's transform.
  package var isTransform: Bool { self == .rotation || self == .scale || self == .translation }

  /// Whether it is an end of the part of a stroke that shows.
  package var isTrim: Bool { self == .strokeStart || self == .strokeEnd }

  /// Whether it belongs to a gradient.
  package var isOfGradient: Bool {
    self == .colors || self == .locations || self == .startPoint || self == .endPoint
  }

  /// Whether it belongs to the background, the corners or the border of the bounds.
  package var isOfBox: Bool {
    switch self {
    case .backgroundColor, .cornerRadius, .borderWidth, .borderColor: true
    default: false
    }
  }

  /// Whether it belongs to the bounds, or to what is painted along them.
  package var isOfBounds: Bool { isOfBox || self == .bounds || self == .anchorPoint }

  /// Whether it changes at once, half-way between two values.
  package var isDiscrete: Bool { self == .isHidden || self == .string }

  /// Whether it belongs to the shadow or the blur.
  package var isOfEffects: Bool {
    switch self {
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .blurRadius: true
    default: false
    }
  }

  /// Whether its values are lengths, which are not negative.
  var isLength: Bool { traits.range == 0 ... .infinity }

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
