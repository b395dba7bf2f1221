import SweepDials

extension ImagePart: TemplatePart {
  static let summary = "A picture in PNG, JPEG, GIF or WebP that becomes part of the file."

  static let fields: [Field<ImagePart>] = [
    Field("image", \.image, optional: .picture, "A picture file beside the document."),
    Field("frame", \.frame, .rect, "The rectangle that it fills: left, top, width, height."),
  ]
}
