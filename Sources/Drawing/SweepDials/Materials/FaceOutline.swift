import SweepGeometry
import SweepScene

/// The outline of a face and its bezel.
enum FaceOutline {
  /// A disc about the centre.
  case disc(Double)
  /// A rectangle with round corners.
  case card(Rect, cornerRadius: Double)
  /// A case that is cropped to its scale.
  case fan(Fan)

  /// The outline so far outside; inside for a distance below zero.
  func path(outwards distance: Double = 0) -> Path {
    switch self {
    case .disc(let radius): return .circle(center: .zero, radius: radius + distance)
    case .fan(let fan): return fan.path(outwards: distance)
    case .card(let frame, let cornerRadius):
      let size = Size(
        width: max(frame.size.width + 2 * distance, 0),
        height: max(frame.size.height + 2 * distance, 0))
      let rect = Rect(
        origin: Point(frame.center.x - size.width / 2, frame.center.y - size.height / 2),
        size: size)
      return .roundedRect(rect, cornerRadius: max(cornerRadius + distance, 0))
    }
  }

  /// The part of centred layers inside the outline: all of them, for a disc.
  func cropping(_ layers: [Layer]) -> [Layer] {
    guard case .fan = self, !layers.isEmpty else { return layers }
    var crop = Layer(sublayers: layers)
    crop.mask = filled(.color(.white))
    return [crop]
  }

  /// The area inside the outline, or of the outline moved by a distance.
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

extension DialContext {
  /// The outline of a case that is cropped to the scale; nil for a round one.
  func fan(radius: Double) -> Fan? {
    theme.construction.case == .fitted ? Fan(fitting: scale, radius: radius) : nil
  }
}

extension Part {
  /// The outline of a face or a bezel. Throws for a radius of zero or less, for a frame without
  /// room and for corners below zero.
  func outline(
    radius: Double, frame: Rect? = nil, cornerRadius: Double = 0, in context: DialContext
  ) throws(DialError) -> FaceOutline {
    try check("radius", radius, above: 0)
    try check("cornerRadius", cornerRadius, atLeast: 0)
    if let frame {
      try check("frame", min(frame.size.width, frame.size.height), above: 0)
      return .card(frame, cornerRadius: cornerRadius)
    }
    return context.fan(radius: radius).map { .fan($0) } ?? .disc(radius)
  }
}
