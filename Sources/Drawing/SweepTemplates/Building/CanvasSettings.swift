import SweepDials
import SweepGeometry

/// The size of a picture and the part of the plane that it shows.
struct CanvasSettings: DefaultKeyed {
  private var width: Double?
  private var height: Double?
  private var viewBox: Rect?
  var background: ThemeColor?
  /// Width and height in one.
  private var size: Double? {
    get { width == height ? width : nil }
    set { if let newValue { (width, height) = (newValue, newValue) } }
  }

  /// Sets a dial's canvas; of its sides, one that is not set is 400 pixels long.
  func apply(to dial: inout Dial) {
    if width != nil || height != nil {
      dial.size = Size(width: width ?? 400, height: height ?? 400)
    }
    if let viewBox { dial.viewBox = viewBox }
    dial.background = background
  }

  static let keys: KeyTable<CanvasSettings> = KeyTable([
    Key(
      "size", \.size, optional: .number(in: 1...10_000),
      "The width and the height in CSS pixels, where they are the same."),
    Key(
      "width", \.width, optional: .number(in: 1...10_000),
      "The width in CSS pixels; 400 by default."),
    Key(
      "height", \.height, optional: .number(in: 1...10_000),
      "The height in CSS pixels; 400 by default."),
    Key(
      "viewBox", \.viewBox, optional: .rect,
      "The visible rectangle: left, top, width, height, in dial units; by default the case, with room for all texts."
    ),
    Key(
      "background", \.background, optional: .themeColor,
      "The colour behind everything; by default the page shows through."),
  ])
}
