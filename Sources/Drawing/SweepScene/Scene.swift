public import SweepGeometry
public import SweepType

extension Layer {
  /// A picture of layers with the size it is shown at and the words that describe it.
  ///
  /// The counterpart of a `CALayer` tree's root, and of SVG's outermost `svg` element.
  public struct Scene: Hashable, Sendable {
    /// The role of a picture for those who cannot see it.
    public enum Role: Hashable, Sendable {
      /// A picture with a title and a description: ARIA's `img`.
      case image
      /// An instrument that shows a reading within a range, with the description as its text: ARIA's
      /// `meter` (WAI-ARIA 1.2). A reading beyond the range counts as its nearest end;
      /// nil for no reading.
      case meter(Double?, in: ClosedRange<Double>)
      /// A control that is moved within a range: ARIA's `slider`, which can have the focus.
      case slider(Double?, in: ClosedRange<Double>)
      /// A group of controls, such as a layer whose role is ``Semantics/Role/slider(_:in:label:)`` beside
      /// buttons: ARIA's `group`.
      case group
      /// A control that is one of the layers whose role is
      /// ``Semantics/Role/radio(label:isChecked:)``: ARIA's `radiogroup`.
      case choice
      /// An ornament that assistive technology skips: `aria-hidden`.
      case decoration
    }

    /// The size in pixels.
    public var size: Size
    /// The part of the plane that fills the size.
    public var viewBox: Rect
    /// The layers, the last one on top.
    public var layers: [Layer]
    /// The picture's name in a few words; empty for none.
    public var title: String
    /// A description in a sentence; empty for none.
    public var description: String
    /// The language of the words as a BCP 47 tag; empty for none.
    public var language: String
    /// The font families of texts that name none, with commas between them.
    public var fontFamily: String
    /// The face in which texts that name neither a face nor a font family are drawn; by default nil,
    /// for none.
    public var drawnFace: DrawnFace?
    /// The font of texts that name neither a face nor a font family, from a file; by default nil, for
    /// none. It counts for more than ``drawnFace``.
    public var font: FontFace?
    /// The role of the picture for those who cannot see it; an image by default.
    public var role: Role
    /// The names of the colours that the embedding page may change; none by default.
    public var variables: [String] = []
    /// Values for programs that play the picture, in the order in which they are written;
    /// nothing by default.
    public var annotations: [Semantics.Annotation] = []
    /// Whether a click on the picture begins all motion again that has begun by itself and ends; false by
    /// default.
    public var isReplayedByClick = false

    /// Makes a scene whose plane is its size in pixels, unless a view box is given.
    public init(
      size: Size, viewBox: Rect? = nil, layers: [Layer] = [], title: String = "",
      description: String = "", language: String = "", fontFamily: String = "sans-serif",
      role: Role = .image
    ) {
      self.size = size
      self.viewBox = viewBox ?? Rect(origin: .zero, size: size)
      self.layers = layers
      self.title = title
      self.description = description
      self.language = language
      self.fontFamily = fontFamily
      self.role = role
    }
  }
}

/// The meaning of a layer for assistive technology and for programs that play the picture.
public struct Semantics: Hashable, Sendable {
  /// The role of a layer (WAI-ARIA 1.2, 5.4).
  public enum Role: Hashable, Sendable {
    /// One of the choices of a picture whose role is ``Layer/Scene/Role/choice``: ARIA's `radio`.
    case radio(label: String, isChecked: Bool)
    /// A control that is pressed, beside the choices of such a picture: ARIA's `button`.
    case button(label: String)
    /// A control that is moved within a range, beside buttons of a picture whose role is
    /// ``Layer/Scene/Role/group``: ARIA's `slider`.
    case slider(Double?, in: ClosedRange<Double>, label: String)
    /// One of several texts that show in turn, such as a counting number: these words are announced
    /// instead of all texts. ARIA's `img`, which hides its content.
    case text(label: String)
  }

  /// The role for assistive technology; none by default.
  public var role: Role?
  /// Values for programs, in the order in which they are written; none by default.
  public var annotations: [Semantics.Annotation]

  /// Makes the semantics of a layer.
  public init(role: Role? = nil, annotations: [Semantics.Annotation] = []) {
    self.role = role
    self.annotations = annotations
  }
}

extension Semantics {
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
}
