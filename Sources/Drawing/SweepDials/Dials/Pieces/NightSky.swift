import SweepGeometry
import SweepScene

/// The sky round a moon: a deep well with stars, and the moon's light in it.
enum NightSky {
  /// The parts behind the moon.
  static var ground: [any Part] {
    [
      ShapePart.filled(
        disc, .outwards([color(0x2c52ae), color(0x15296c), color(0x070d2a)], at: [0, 0.45, 1])),
      stars(faint, color(0xffffff, 140), width: 0.6),
      stars(bright, color(0xfff6de, 230), width: 1),
      ShapePart.filled(shining, color(0xffe9b4)),
      ShapePart.filled(
        "M-62 0A62 62 0 1 1 62 0A62 62 0 1 1 -62 0Z",
        .outwards(
          [color(0xb9ccff, 107), color(0x9db6ff, 41), color(0x8fa8ff, 0)], at: [0.6, 0.72, 1])),
    ]
  }

  /// The shadow of the rim on all of it.
  static var shadow: ShapePart {
    var gradient = ThemeGradient.outwards(
      [.black(0), .black(89), .black(204)], at: [0.84, 0.93, 1])
    (gradient.startPoint, gradient.endPoint) = (Point(0.5, 0.53), Point(1, 0.53))
    return ShapePart.filled(disc, gradient)
  }

  private static let disc = "M-65.4 0A65.4 65.4 0 1 1 65.4 0A65.4 65.4 0 1 1 -65.4 0Z"

  private static func color(_ hex: UInt32, _ alpha: Double = 255) -> ThemeColor {
    .color(Color(hex, alpha: alpha / 255))
  }

  /// Points are lines without length that have round ends.
  private static func stars(_ pathData: String, _ color: ThemeColor, width: Double) -> ShapePart {
    ShapePart.lines(pathData, color, width: width).with { $0.lineCap = .round }
  }

  private static let faint =
    "M15.8 51.2h0M-23.6 -45.8h0M-2.7 54.1h0M48.2 -21h0M-42.6 40.1h0M26.6 -39.6h0"
    + "M31.7 -49.5h0M-38.2 14.2h0M-6.9 -61.4h0M-45.1 31.1h0M33.4 -21.9h0M-7.3 40.6h0"
    + "M42.9 -16.9h0M9.7 -50.6h0M21.7 55.4h0M-6.6 54.9h0M0.1 55.8h0M12.5 45.4h0M-0.9 -62.4"
    + "h0M-47.9 -30.5h0M42 18.3h0M40.3 10.1h0M-49.7 -5.1h0M-40.8 -28.3h0M-15.5 -57.5h0"
    + "M0.2 -45.3h0M-27.6 -43.6h0M-6.1 -49.6h0M24.4 -49.4h0"
  private static let bright =
    "M-46.1 -8.3h0M25.2 -41.3h0M-12.9 -56.3h0M31.2 -34.1h0M24.5 -33.2h0M-42.6 -13h0"
    + "M-18.6 47.6h0M53.3 -20.8h0M40.6 -37.7h0M33.7 -37.6h0M45.6 -10.8h0M-10.7 -57.7h0"
    + "M56.8 20.1h0M48.4 -12.2h0M-43.9 -33.8h0M36.7 -50.3h0M45.3 -10.7h0"
  private static let shining =
    "M-44 -29.4L-43.3 -25.7L-39.6 -25L-43.3 -24.3L-44 -20.6L-44.7 -24.3L-48.4 -25"
    + "L-44.7 -25.7ZM-24 -48.6L-23.6 -46.4L-21.4 -46L-23.6 -45.6L-24 -43.4L-24.4 -45.6"
    + "L-26.6 -46L-24.4 -46.4ZM41 -34.2L41.5 -31.5L44.2 -31L41.5 -30.5L41 -27.8L40.5 -30.5"
    + "L37.8 -31L40.5 -31.5ZM47 14.6L47.4 16.6L49.4 17L47.4 17.4L47 19.4L46.6 17.4L44.6 17"
    + "L46.6 16.6ZM-46 17.2L-45.6 19.6L-43.2 20L-45.6 20.4L-46 22.8L-46.4 20.4L-48.8 20"
    + "L-46.4 19.6ZM-22 45.4L-21.4 48.4L-18.4 49L-21.4 49.6L-22 52.6L-22.6 49.6L-25.6 49"
    + "L-22.6 48.4Z"
}
