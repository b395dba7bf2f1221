import SweepGeometry

extension Attitude {
  static let housing = "M-82 -108H82L108 -82V82L82 108H-82L-108 82V-82Z"
  /// The rim of the ball.
  static let ball = "M-76 0A76 76 0 0 1 76 0A76 76 0 0 1 -76 0Z"
  static let gap = "M-76.4 0A76.4 76.4 0 0 1 76.4 0A76.4 76.4 0 0 1 -76.4 0Z"
  static let gapShadow = "M-77.6 0.8A77.6 77.6 0 0 1 77.6 0.8A77.6 77.6 0 0 1 -77.6 0.8Z"
  /// The marks of the bank scale at 10 and 20°.
  static let tens =
    "M-26.7 -73.3L-29.8 -81.8M-13.5 -76.8L-15.1 -85.7M13.5 -76.8L15.1 -85.7M26.7 -73.3L29.8 -81.8"
  /// The marks of the bank scale at 30 and 60°.
  static let thirties =
    "M-67.5 -39L-81.4 -47M-39 -67.5L-47 -81.4M39 -67.5L47 -81.4M67.5 -39L81.4 -47"
  /// The arrowheads of the bank scale at 0 and 45°.
  static let arrows =
    "M-55.6 -55.6L-59.4 -64.1L-64.1 -59.4ZM55.6 -55.6L64.1 -59.4L59.4 -64.1ZM0 -78.6L5.4 "
    + "-92.5H-5.4Z"
  /// The lines on the ground that meet far behind the horizon.
  static let rays =
    "M-50.6 0L-230 100M-33 0L-150 100M-19.8 0L-90 100M-9.7 0L-44 100M0 0L0 100M9.7 0L44 1"
    + "00M19.8 0L90 100M33 0L150 100M50.6 0L230 100"
  /// The marks of pitches, every 5°, 2.05 units a degree.
  static let ladder =
    "M-9 174.2H9M-17 164H17M-9 153.8H9M-17 143.5H17M-9 133.2H9M-17 123H17M-9 112.7H9M-17 "
    + "102.5H17M-9 92.2H9M-17 82H17M-9 71.8H9M-17 61.5H17M-9 51.2H9M-23 41H23M-9 30.7H9M-17"
    + " 20.5H17M-9 10.2H9M-9 -10.2H9M-17 -20.5H17M-9 -30.7H9M-23 -41H23M-9 -51.2H9M-17 -61."
    + "5H17M-9 -71.8H9M-17 -82H17M-9 -92.2H9M-17 -102.5H17M-9 -112.7H9M-17 -123H17M-9 -133."
    + "2H9M-17 -143.5H17M-9 -153.8H9M-17 -164H17M-9 -174.2H9"
  /// The aircraft and the index.
  static let wings =
    "M-52 -2.3H-22L-10.5 8.6L0 -0.7L10.5 8.6L22 -2.3H52V2.3H24L10.5 14L0 4.7L-10.5 14L-24"
    + " 2.3H-52ZM0 -75L5.8 -63H-5.8Z"
  /// The lit half of the wings.
  static let shine =
    "M-52 0V-2.3H-22L-10.5 8.6L0 -0.7L10.5 8.6L22 -2.3H52V0H23L10.5 11.3L0 2L-10.5 11.3L-23 0Z"
  static let stand =
    "M-14.6 98.6Q-11 66 -2.6 47V8H2.6V47Q11 66 14.6 98.6A99.7 99.7 0 0 1 -14.6 98.6Z"
  static let standShadow = "M-13.6 95Q-10.6 66 -2.6 47V8H2.6V47Q10.6 66 13.6 95Z"

  /// The figures of the ladder on one side, every 10°.
  static func figures(at x: Double) -> Caption {
    let tens = stride(from: 90, through: 10, by: -10).map(String.init)
    return Caption((tens + [" "] + tens.reversed()).joined(separator: "\n")).with {
      ($0.position, $0.size, $0.lineHeight) = (Point(x, -182.14), 6.56, 3.125)
      ($0.maximumLines, $0.weight, $0.color) = (19, 600, .white)
    }
  }

  /// One of the four screws of the housing.
  static let screw = ShapePart.filled(
    "M-7.2 0A7.2 7.2 0 0 1 7.2 0A7.2 7.2 0 0 1 -7.2 0Z", .rgba(0x00000066)
  ).with {
    $0.position = Point(85, 85)
    let head = ShapePart.filled("M-6 0A6 6 0 0 1 6 0A6 6 0 0 1 -6 0Z", .token(.hub)).with {
      ($0.strokeColor, $0.lineWidth) = (.token(.hubEdge), 0.8)
    }
    let cross = ShapePart.lines("M-4.2 0H4.2M0 -4.2V4.2", .token(.hubEdge), width: 1.5)
    $0.layers = [head, cross.with { $0.rotation = .degrees(30) }]
  }

  /// The light on the ball, and the shade at its rim.
  static let sphere = ThemeGradient.radial(
    [0xffffff24, 0xffffff00, 0x00000000, 0x00000080], at: [0, 0.5, 0.5, 1], from: Point(0.5, 0.32),
    to: Point(1.2, 0.32))
}
