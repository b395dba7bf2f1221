import SweepGeometry
import SweepScene

extension Theme {
  /// Whether needles, hands and caps are outlines.
  var hasOutlines: Bool { construction.fill == .outline }

  /// An outline in a colour, about a tint of the face that hides the lines below it.
  func outlined(_ path: Path, _ color: Color) -> Layer {
    var shape = Layer.Shape(
      path, fillColor: .color(face.interpolated(to: color, 0.2)), strokeColor: .color(color),
      lineWidth: 0.7)
    shape.lineJoin = .round
    return Layer(content: .shape(shape))
  }
}
