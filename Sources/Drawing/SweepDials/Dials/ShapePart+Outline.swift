import SweepGeometry

extension ShapePart {
  /// A figure filled in a colour, from path data that is known to be sound.
  static func filled(_ pathData: String, _ color: ThemeColor = .token(.face)) -> ShapePart {
    ShapePart().with { ($0.path, $0.fillColor) = (try? Path(svgPathData: pathData), color) }
  }
}
