/// What a layer is to assistive technology and to scripts.
public struct Semantics: Hashable, Sendable {
  /// What a layer can be (WAI-ARIA 1.2, 5.4).
  public enum Role: Hashable, Sendable {
    /// One of the choices of a picture whose role is ``Scene/Role/choice``: ARIA's `radio`.
    case radio(label: String, isChecked: Bool)
  }

  /// What the layer is to assistive technology; nothing of its own by default.
  public var role: Role?
  /// What scripts read, in the order in which it is written; nothing by default.
  public var data: [DataAttribute]

  /// Makes the semantics of a layer.
  public init(role: Role? = nil, data: [DataAttribute] = []) {
    self.role = role
    self.data = data
  }
}

/// A custom attribute, which browsers leave to scripts (SVG 2, 5.9; `dataset` in HTML).
public struct DataAttribute: Hashable, Sendable {
  /// What stands behind `data-`: small letters, `[a-z]+`.
  public var name: String
  /// The value.
  public var value: String

  /// Makes an attribute.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What a picture has for those who use it by hand or by script, rather than look at it alone.
public struct Interaction: Hashable, Sendable {
  /// What scripts read of the whole, in the order in which it is written.
  public var data: [DataAttribute]
  /// ECMAScript that is embedded in the picture, and runs as a plain script; none by default.
  public var script: String?

  /// Makes an interaction.
  public init(data: [DataAttribute], script: String? = nil) {
    self.data = data
    self.script = script
  }
}
