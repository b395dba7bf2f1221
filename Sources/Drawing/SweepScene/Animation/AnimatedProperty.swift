/// What of a layer an animation changes.
///
/// The counterpart of Core Animation's key paths; `keyPath` gives the spelling there.
public enum AnimatedProperty: String, Hashable, Sendable, CaseIterable {
  case rotation, scale, translation, position
  case opacity, isHidden
  case fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, path
  case colors, locations

  /// The key path by which Core Animation knows the property.
  public var keyPath: String {
    switch self {
    case .rotation: "transform.rotation.z"
    case .scale: "transform.scale"
    case .translation: "transform.translation"
    case .isHidden: "hidden"
    default: rawValue
    }
  }

  /// Whether the property is a step of the layer's transform.
  package var isTransform: Bool { self == .rotation || self == .scale || self == .translation }

  /// Whether values of the property can be added to each other.
  package var adds: Bool {
    switch self {
    case .isHidden, .fillColor, .strokeColor, .path, .colors, .locations, .position: false
    default: true
    }
  }
}
