/// What a layer is to assistive technology and to programs that play the picture.
public struct Semantics: Hashable, Sendable {
  /// What a layer can be (WAI-ARIA 1.2, 5.4).
  public enum Role: Hashable, Sendable {
    /// One of the choices of a picture whose role is ``Scene/Role/choice``: ARIA's `radio`.
    case radio(label: String, isChecked: Bool)
    /// What is pressed, beside the choices of such a picture: ARIA's `button`.
    case button(label: String)
    /// One of several texts that show in turn, such as a number that counts: these words are told,
    /// and not all of them. ARIA's `img`, which hides what it holds.
    case text(label: String)
  }

  /// What the layer is to assistive technology; nothing of its own by default.
  public var role: Role?
  /// What programs read of the layer, in the order in which it is written; nothing by default.
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
