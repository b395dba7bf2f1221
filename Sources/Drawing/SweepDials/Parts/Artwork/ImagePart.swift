public import SweepGeometry
public import SweepScene

/// A photograph or drawing in PNG, JPEG, GIF or WebP that is part of the file.
public struct ImagePart: Part {
  /// The picture; none by default, which shows nothing.
  public var image: Layer.Image?
  /// The rectangle it fills, in dial units; the square about the face by default.
  public var frame = Rect(center: .zero, radius: 100)

  /// Makes a part that shows a picture.
  public init(_ image: Layer.Image? = nil) { self.image = image }

  /// Draws the picture; without one, nothing. Throws for a frame without extent.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard let image else { return Layer() }
    guard frame.size.width > 0, frame.size.height > 0 else {
      throw DialError("frame", "must have a width and a height")
    }
    var layer = Layer("image", content: .image(image))
    layer.bounds = frame
    layer.position = frame.center
    return layer
  }
}

extension ImagePart: KeyedPart {
  package static let summary = "A picture in PNG, JPEG, GIF or WebP that becomes part of the file."

  package static let keys: KeyTable<ImagePart> = KeyTable([
    Key("image", \.image, optional: .picture, "A picture file beside the document."),
    Key("frame", \.frame, .rect, "The rectangle that it fills: left, top, width, height."),
  ])
}
