public import SweepScene

/// A requested feature of a scene that a file cannot show.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The names of the layers from the root to the one concerned, joined by `/`.
  public var layer: String
  /// The animated property concerned; nil for other findings.
  public var property: AnimatedProperty?
  /// The feature that cannot be shown and the reason, worded to follow the property's name.
  public var reason: String

  package init(_ reason: String, of property: AnimatedProperty? = nil, in layer: String = "") {
    self.layer = layer
    self.property = property
    self.reason = reason
  }

  /// The reason, after the property's key path if there is one.
  public var message: String { (property.map { "'\($0.rawValue)' " } ?? "") + reason }

  /// The finding in one line.
  public var description: String { "layer '\(layer)': \(message)" }
}
