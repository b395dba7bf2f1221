/// The semantics of a layer for assistive technology and for programs that play the picture.
public struct Semantics: Hashable, Sendable {
  /// The accessible role of a layer (WAI-ARIA 1.2, 5.4).
  public enum Role: Hashable, Sendable {
    /// One of the choices of a picture whose role is ``Scene/Role/choice``: ARIA's `radio`.
    case radio(label: String, isChecked: Bool)
    /// A control beside the choices of such a picture: ARIA's `button`.
    case button(label: String)
    /// One of several texts that show in turn, such as a counting number: these words are announced
    /// instead of all texts. ARIA's `img`, which hides its content.
    case text(label: String)
  }

  /// The accessible role of the layer; nothing of its own by default.
  public var role: Role?
  /// The annotations of the layer for programs, in the order of writing; nothing by default.
  public var annotations: [Annotation]

  /// Makes the semantics of a layer.
  public init(role: Role? = nil, annotations: [Annotation] = []) {
    self.role = role
    self.annotations = annotations
  }
}

/// A value under a name, which does not show and is left to programs that play the picture.
public struct Annotation: Hashable, Sendable {
  /// The name: small letters, `[a-z]+`.
  public var name: String
  /// The value.
  public var value: String

  /// Makes an annotation.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
