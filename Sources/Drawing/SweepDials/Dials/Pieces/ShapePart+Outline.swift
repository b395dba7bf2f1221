import SweepGeometry

extension ShapePart {
  /// A shape filled in a colour, from path data that is known to be sound.
  static func filled(_ pathData: String, _ color: ThemeColor = .token(.face)) -> ShapePart {
    ShapePart().with { ($0.path, $0.fillColor) = (try? Path(svgPathData: pathData), color) }
  }

  /// The ground of a dial that is not round.
  static func card(
    _ rect: Rect, cornerRadius: Double, _ color: ThemeColor = .token(.face)
  ) -> ShapePart {
    ShapePart().with {
      $0.path = .roundedRect(rect, cornerRadius: cornerRadius)
      $0.fillColor = color
    }
  }
}
