import SweepDials

extension ImagePart: TemplatePart {
  static let name = "image"
  static let summary = "A picture in PNG, JPEG, GIF or WebP that becomes part of the file."
  static var defaults: ImagePart { ImagePart() }

  static let fields: [Field<ImagePart>] = [
    Field("image", \.image, optional: .picture, "The picture, from a file beside the document."),
    Field(
      "frame", \.frame, .rect, "The rectangle it fills: left, top, width, height, in dial units."),
  ]
}
