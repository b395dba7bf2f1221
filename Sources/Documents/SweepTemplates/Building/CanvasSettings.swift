import SweepDials
import SweepGeometry

/// The size of a picture and the part of the plane that it shows.
struct CanvasSettings: FieldDecodable {
  var width = 400.0
  var height = 400.0
  var viewBox = Rect(center: .zero, radius: 110)
  var background: ThemeColor?
  /// Width and height in one.
  private var size: Double? {
    get { nil }
    set { if let newValue { (width, height) = (newValue, newValue) } }
  }

  static let fields: [Field<CanvasSettings>] = [
    Field(
      "size", \.size, optional: .number(in: 1...10_000),
      "The width and the height in CSS pixels, where they are the same."),
    Field("width", \.width, .number(in: 1...10_000), "The width in CSS pixels."),
    Field("height", \.height, .number(in: 1...10_000), "The height in CSS pixels."),
    Field(
      "viewBox", \.viewBox, .rect,
      "The visible rectangle: left, top, width, height, in dial units."),
    Field(
      "background", \.background, optional: .themeColor,
      "The colour behind everything; by default the page shows through."),
  ]
}
