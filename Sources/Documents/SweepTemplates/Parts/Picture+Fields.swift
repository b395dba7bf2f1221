import SweepDials

extension Picture: TemplatePart {
  static let name = "image"
  static let summary = "A picture in PNG, JPEG, GIF or WebP that becomes part of the file."
  static var defaults: Picture { Picture() }

  static let fields: [Field<Picture>] = [
    Field("image", \.image, optional: .picture, "The picture, from a file beside the document."),
    Field(
      "frame", \.frame, .rect, "The rectangle it fills: left, top, width, height, in dial units."),
  ]
}
