/// A fault that makes a scene impossible to show, with its layer and field.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names of the layers from the root to the one at fault, joined by `/`. A layer without a
  /// name counts as its place among its siblings, `#0` being the lowest; several of one name are
  /// numbered from the lowest, as in `dial/tick[3]` (XPath 1.0, 2.4).
  public var layer: String
  /// The property at fault, as it is called in the model.
  public var field: String
  /// The fault, in words that follow on the field.
  public var message: String
  /// The name that nothing in the scene has, where that is the fault, with those that are there.
  package var unknownName: UnknownName?

  package struct UnknownName: Hashable, Sendable {
    package var name: String
    package var names: [String]
  }

  /// Makes an error.
  public init(layer: String, field: String, message: String) {
    self.layer = layer
    self.field = field
    self.message = message
  }

  /// The error in one line.
  public var description: String {
    layer.isEmpty ? "'\(field)' \(message)" : "layer '\(layer)': '\(field)' \(message)"
  }
}

/// Limits within which a scene can be shown.
package enum SceneLimits {
  /// The number of layers inside each other.
  package static let depth = 256
  /// The number of layers, copies of replicators included.
  package static let layers = 100_000
  /// The number of values of one animation.
  package static let values = 10_000
  /// The longest time, in seconds.
  package static let time = 1e6
}

extension [Layer] {
  /// The names of the layers, which are siblings, in messages: each by its name, with its number
  /// among those of that name if there are several, or by its place.
  ///
  /// Layers that stand for a feature of the one around them have none.
  package var pathComponents: [String] {
    var counts: [String: Int] = [:]
    for layer in self where !layer.name.isEmpty { counts[layer.name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    let derived = count { $0.isDerived }
    return enumerated().map { index, layer in
      let name = layer.name
      if layer.isDerived { return "" }
      if name.isEmpty { return "#\(derived == 0 ? index : self[..<index].count { !$0.isDerived })" }
      if counts[name] == 1 { return name }
      numbers[name, default: 0] += 1
      return "\(name)[\(numbers[name] ?? 1)]"
    }
  }

  /// The paths of the layers in messages.
  ///
  /// - Parameter parent: the path of their container; empty for the root.
  package func paths(in parent: String) -> [String] {
    pathComponents.map { [parent, $0].filter { !$0.isEmpty }.joined(separator: "/") }
  }
}

extension SceneError {
  /// The error as seen from the layer above.
  package func inside(_ name: String) -> SceneError {
    var error = self
    error.layer = [name, layer].filter { !$0.isEmpty }.joined(separator: "/")
    return error
  }
}
