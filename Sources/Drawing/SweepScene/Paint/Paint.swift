/// The paint of a fill or stroke: nothing, one colour, or a gradient.
///
/// SVG's `<paint>` (SVG 1.1, 11.2). Core Animation paints a `CAShapeLayer` in one colour only.
public enum Paint: Hashable, Sendable {
  /// No paint.
  case none
  /// One colour all over.
  case color(Color)
  /// Colours along a line or about a centre.
  indirect case gradient(Gradient)

  /// One colour all over, from the six hexadecimal digits of `0xRRGGBB`.
  public static func rgb(_ rgb: UInt32, alpha: Double = 1) -> Paint {
    .color(Color(rgb, alpha: alpha))
  }

  /// Black all over.
  public static var black: Paint { .color(.black) }
  /// White all over.
  public static var white: Paint { .color(.white) }
  /// Fully transparent all over: it shows nothing, but can be clicked.
  public static var clear: Paint { .color(.clear) }

  var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }
}
