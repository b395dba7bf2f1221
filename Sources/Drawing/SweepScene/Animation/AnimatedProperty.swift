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
  case fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, path
  case colors, locations
}

extension AnimatedProperty {
  /// The type of a property's values.
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
    case number(WritableKeyPath<Shape, Double>)
    case paint(WritableKeyPath<Shape, Paint>)
  }

  struct Traits {
    let type: ValueType
    let error: AllowedError
    var place: Place?
    /// The range in which a number is shown.
    var range = -Double.infinity...Double.infinity
    /// Whether values are added to each other.
    var adds = false
    /// Whether it changes where a layer paints.
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
    case .fillColor: Traits(type: .color, error: .fixed(0.25 / 255), place: .paint(\.fillColor))
    case .strokeColor: Traits(type: .color, error: .fixed(0.25 / 255), place: .paint(\.strokeColor))
    case .lineWidth:
      Traits(
        type: .number, error: .tolerance(over: 1), place: .number(\.lineWidth),
        range: 0 ... .infinity, adds: true, changesPlaces: true)
    case .strokeStart:
      Traits(
        type: .number, error: .tolerance(over: 1000), place: .number(\.strokeStart),
        range: 0...1, adds: true)
    case .strokeEnd:
      Traits(
        type: .number, error: .tolerance(over: 1000), place: .number(\.strokeEnd), range: 0...1,
        adds: true)
    case .lineDashPhase:
      Traits(
        type: .number, error: .tolerance(over: 1), place: .number(\.lineDashPhase), adds: true)
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

  /// Whether it changes where a layer paints.
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
