/// The values of an element that differ from its text at a moment.
struct ElementChange {
  /// The values of attributes by their names; nil for one that is removed.
  var attributes: [String: String?] = [:]
  /// The declarations of properties by their names, which replace all others.
  var properties: [String: String] = [:]

  /// Takes over the values of another change, which count more.
  mutating func override(by other: ElementChange) {
    attributes.merge(other.attributes) { $1 }
    properties.merge(other.properties) { $1 }
  }
}
