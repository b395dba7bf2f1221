import SweepGeometry
import SweepScene

/// The plate with round ends behind a change.
enum Pill {
  /// The plate round a line about the middle of its height.
  ///
  /// - Parameter left: where the line begins.
  /// - Parameter width: how long it is.
  static func layer(_ left: Double, _ width: Double, _ size: Double, _ color: Color) -> Layer {
    let rect = Rect(
      x: left - size * 0.9, y: -size * 0.95, width: width + size * 1.8, height: size * 1.9)
    return Layer(
      content: .shape(
        Shape(
          .roundedRect(rect, cornerRadius: size * 0.95), fillColor: .color(color.opacity(0.13)))))
  }
}
