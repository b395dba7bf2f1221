import SweepDials
import SweepGeometry

/// The size of a picture and the part of the plane that it shows.
struct CanvasSettings: FieldDecodable {
  var width = 400.0
  var height = 400.0
  var viewBox = Rect(center: .zero, radius: 110)

  static var defaults: CanvasSettings { CanvasSettings() }

  static let fields: [Field<CanvasSettings>] = [
    Field("width", \.width, .number(in: 1...10_000), "The width in CSS pixels."),
    Field("height", \.height, .number(in: 1...10_000), "The height in CSS pixels."),
    Field(
      "viewBox", \.viewBox, .rect,
      "The part of the plane that is shown: left, top, width, height, in dial units."),
  ]
}

/// What a picture is called and what it shows, for those who cannot see it.
struct PictureSettings: FieldDecodable {
  var title = ""
  var description = ""

  static var defaults: PictureSettings { PictureSettings() }

  static let fields: [Field<PictureSettings>] = [
    Field("title", \.title, .text, "The picture's name; by default the document's title."),
    Field(
      "description", \.description, .text,
      "What the picture shows, in words; by default the document's description."),
  ]
}
