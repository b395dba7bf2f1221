import SweepGeometry
import SweepScene

/// What a face fills and a bezel goes round: a disc about the centre, or a rectangle.
struct FaceOutline {
  let radius: Double
  let frame: Rect?
  let cornerRadius: Double

  /// The outline so far outside; inside for a distance below zero.
  func path(outwards distance: Double = 0) -> Path {
    guard let frame else { return .circle(center: .zero, radius: radius + distance) }
    let size = Size(
      width: max(frame.size.width + 2 * distance, 0),
      height: max(frame.size.height + 2 * distance, 0))
    let rect = Rect(
      origin: Point(frame.center.x - size.width / 2, frame.center.y - size.height / 2), size: size)
    return .roundedRect(rect, cornerRadius: max(cornerRadius + distance, 0))
  }

  /// What lies inside the outline at a distance from it.
  func filled(_ paint: Paint, outwards distance: Double = 0) -> Layer {
    Layer(content: .shape(Shape(path(outwards: distance), fillColor: paint)))
  }

  /// A line along the outline, with its middle at a distance.
  func line(
    _ paint: Paint, width: Double, outwards distance: Double, dashes: [Double] = []
  ) -> Layer {
    var shape = Shape(
      path(outwards: distance), fillColor: .none, strokeColor: paint, lineWidth: width)
    shape.lineDashPattern = dashes
    return Layer(content: .shape(shape))
  }
}

extension Part {
  /// The outline of a face or a bezel. Throws for a radius of zero or less, for a frame without room and
  /// for corners below zero.
  func outline(
    radius: Double, frame: Rect?, cornerRadius: Double
  ) throws(DialError) -> FaceOutline {
    try check("radius", radius, above: 0)
    try check("cornerRadius", cornerRadius, atLeast: 0)
    if let frame {
      try check("frame", min(frame.size.width, frame.size.height), above: 0)
    }
    return FaceOutline(radius: radius, frame: frame, cornerRadius: cornerRadius)
  }
}
