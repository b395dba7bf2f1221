import SweepGeometry
import SweepScene

/// The plate with round ends behind a change.
enum Pill {
  private static let tint = 0.13

  /// The colour of a change on its plate: its own, or one nearer to the ink that is legible.
  static func ink(_ color: Color, in theme: Theme) -> Color {
    let shades = [color] + [0.15, 0.3, 0.45, 0.6].map { color.interpolated(to: theme.ink, $0) }
    let grounds = [theme.face, theme.faceEdge].map { $0.interpolated(to: color, tint) }
    return .legible(among: shades, on: grounds)
  }

  /// The plate round a line about the middle of its height.
  ///
  ///
  /// - Parameter left: the start of the line.
  /// - Parameter width: how long it is.
  /// - Parameter color: the colour of the change, of which the plate is a tint.
  static func layer(_ left: Double, _ width: Double, _ size: Double, _ color: Color) -> Layer {
    let rect = Rect(
      x: left - size * 0.9, y: -size * 0.95, width: width + size * 1.8, height: size * 1.9)
    return Layer(
      content: .shape(
        Layer.Shape(
          .roundedRect(rect, cornerRadius: size * 0.95), fillColor: .color(color.opacity(tint)))))
  }
}
