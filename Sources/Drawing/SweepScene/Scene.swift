public import SweepGeometry
public import SweepType

/// A picture of layers with the size it is shown at and the words that describe it.
///
/// The counterpart of a `CALayer` tree's root, and of SVG's outermost `svg` element.
public struct Scene: Hashable, Sendable {
  /// The accessible role of the picture.
  public enum Role: Hashable, Sendable {
    /// A picture with a title and a description: ARIA's `img`.
    case image
    /// An instrument that shows a reading within a range, with the description as its text: ARIA's
    /// `meter` (WAI-ARIA 1.2). A reading beyond the range counts as its nearest end.
    case meter(Double, in: ClosedRange<Double>)
    /// A control that is moved within a range: ARIA's `slider`, which can have the focus.
    case slider(Double, in: ClosedRange<Double>)
    /// A control that is one of the layers whose role is ``Semantics/Role/radio(label:isChecked:)``:
    /// ARIA's `radiogroup`.
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
  /// The accessible description, a sentence; empty for none.
  public var description: String
  /// The language of the words as a BCP 47 tag; empty for none.
  public var language: String
  /// The font families of texts that name none, with commas between them.
  public var fontFamily: String
  /// The face in which texts that name neither a face nor a font family are drawn; by default nil, for
  /// none.
  public var drawnFace: DrawnFace?
  /// The font of texts that name neither a face nor a font family, from a file; by default nil, for
  /// none. It counts for more than ``drawnFace``.
  public var font: FontFace?
  /// The accessible role of the picture; an image by default.
  public var role: Role
  /// The names of the colours that the embedding page may change; none by default.
  public var variables: [String] = []
  /// The annotations of the whole picture for programs that play it, in the order of writing;
  /// nothing by default.
  public var annotations: [Annotation] = []

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
