import SweepDials
import SweepGeometry

/// The size of a picture and the part of the plane that it shows.
struct CanvasSettings: FieldDecodable {
  var width = 400.0
  var height = 400.0
  var viewBox = Rect(center: .zero, radius: 110)

  static let fields: [Field<CanvasSettings>] = [
    Field("width", \.width, .number(in: 1...10_000), "The width in CSS pixels."),
    Field("height", \.height, .number(in: 1...10_000), "The height in CSS pixels."),
    Field(
      "viewBox", \.viewBox, .rect,
      "The visible rectangle: left, top, width, height, in dial units."),
  ]
}
