import SweepGeometry
import SweepScene

/// The surface of a face: its paint, and its engraved or grown texture.
struct Surface {
  let finish: Face.Finish
  let radius: Double
  let light: Light
  let color: Color
  let edge: Color

  /// The paint of the disc.
  var paint: Paint {
    switch finish {
    case .flat, .grid: .color(color)
    case .sky: color == edge ? .color(color) : .gradient(Light().gradient(sky))
    case .gradient, .paper: color == edge ? .color(color) : .gradient(light.gradient(two))
    case .dome, .sunburst, .turned, .guilloche, .carbon:
      .gradient(light.dome(three, shift: 0.14, radius: 0.66))
    }
  }

  /// The texture of the disc.
  var texture: [Layer] {
    switch finish {
    case .flat, .gradient, .dome, .sky: []
    case .sunburst: fans
    case .turned: circles
    case .guilloche: [rosette]
    case .paper: [fibres]
    case .grid: [lines]
    case .carbon: [weave, .circle(radius * 0.89, .black.opacity(0.8), width: radius * 0.22)]
    }
  }

  /// The ruled lines of a card: the grid of a drawing sheet.
  ///
  /// - Parameter more: how far they go on beyond the card.
  func ruling(on card: Rect, overhang more: Double = 0) -> [Layer] {
    guard finish == .grid else { return [] }
    var path = Path()
    let pitch = max(20, card.size.width / 50, card.size.height / 50)
    for x in stride(from: card.minX + pitch, to: card.maxX, by: pitch) {
      path.move(to: Point(x, card.minY - more))
      path.addLine(to: Point(x, card.maxY + more))
    }
    for y in stride(from: card.minY + pitch, to: card.maxY, by: pitch) {
      path.move(to: Point(card.minX - more, y))
      path.addLine(to: Point(card.maxX + more, y))
    }
    return [hairlines(path)]
  }

  private var two: [Layer.Gradient.Stop] {
    [Layer.Gradient.Stop(0, color), Layer.Gradient.Stop(1, edge)]
  }

  private var sky: [Layer.Gradient.Stop] {
    [(0.0, 0.0), (0.5, 0.14), (0.8, 0.48), (1, 1)].map { place, part in
      Layer.Gradient.Stop(place, color.interpolated(to: edge, part))
    }
  }

  private var three: [Layer.Gradient.Stop] {
    [
      Layer.Gradient.Stop(0, color), Layer.Gradient.Stop(0.55, color.interpolated(to: edge, 0.55)),
      Layer.Gradient.Stop(1, edge),
    ]
  }

  /// A colour lighter than a dark face, and darker than a light one.
  private var engraving: Color { Color.legible(among: [.white, .black], on: [color]) }

  /// Sectors are the dashes of a circle half as wide as its stroke.
  private func sectors(_ color: Color, _ degrees: [Double]) -> Layer {
    .circle(
      radius / 2, color, width: radius, dashes: degrees.map { $0 * .pi * radius / 360 })
  }

  /// Sectors of light about an axis across the light, one in another, over fine rays.
  private var fans: [Layer] {
    let spreads = [60.0, 38, 18]
    let layers = spreads.map { spread in
      var fan = sectors(Color.white.opacity(0.042), [spread, 180 - spread])
      fan.transform = [.rotate(.degrees(-90 - spread / 2) + light.direction)]
      return fan
    }
    return layers + [
      sectors(engraving.opacity(0.03), [0.7, 1.9, 0.5, 1.1, 0.9, 2.4, 0.4, 1.6])
    ]
  }

  private var circles: [Layer] {
    let pitch = radius * 0.022
    return (0..<5).map { index in
      let part = 0.5 - Double(index) * 0.08
      return .circle(radius * part, engraving.opacity(0.05), width: pitch * 0.25)
    }
  }

  private var rosette: Layer {
    let (long, short) = (radius * 0.46, radius * 0.17)
    let shape = Layer.Shape(
      .ellipse(center: .zero, radii: Size(width: long, height: short)), fillColor: .none,
      strokeColor: .color(engraving.opacity(0.13)), lineWidth: 0.4)
    return Layer(
      content: .replicator(Layer.Replicator(count: 12, transform: [.rotate(.degrees(15))])),
      sublayers: [Layer(content: .shape(shape))])
  }

  /// The nearest point of a grid of about a thousandth of the face: nobody sees a finer one.
  private func rough(_ point: Point) -> Point {
    let steps = radius < 50 ? 100.0 : 10
    return Point((point.x * steps).rounded() / steps, (point.y * steps).rounded() / steps)
  }

  /// Short strokes, spread evenly by the golden angle and turned by no rule.
  private var fibres: Layer {
    var path = Path()
    for index in 1...32 {
      let distance = (Double(index) / 33).squareRoot() * radius * 0.94
      let place = Point(at: .degrees(Double(index) * 137.508), radius: distance)
      let way = Vector(heading: .degrees(Double(index * index % 180))) * radius * 0.09
      path.move(to: rough(place))
      path.addLine(to: rough(place + way))
    }
    return Layer(
      content: .shape(
        Layer.Shape(
          path, fillColor: .none, strokeColor: .color(engraving.opacity(0.016)),
          lineWidth: radius * 0.004)))
  }

  /// The rows of a 2/2 twill, each dashed over two threads and shifted by one, up to the ring.
  private var weave: Layer {
    let pitch = radius * 0.042
    var path = Path()
    for row in -19...19 {
      let place = Double(row) * pitch
      let chord = (0.66 * radius * radius - place * place).squareRoot() / pitch
      // Every row begins with a dash, four threads from those of the row above.
      let first = Double(row) - ((Double(row) + chord) / 4).rounded(.down) * 4
      path.move(to: Point(first * pitch, place))
      path.addLine(to: Point(rough(Point(chord * pitch, place)).x, place))
    }
    let stops = [(0.0, 0.15), (0.5, 0.06), (1, 0.09)].map {
      Layer.Gradient.Stop($0, engraving.opacity($1))
    }
    var rows = Layer.Shape(
      path, fillColor: .none, strokeColor: .gradient(light.gradient(stops)), lineWidth: pitch * 0.8)
    rows.lineDashPattern = [2 * pitch, 2 * pitch]
    return Layer(content: .shape(rows))
  }

  private var lines: Layer {
    var path = Path()
    for index in -4...4 {
      let place = Double(index) * radius * 0.2
      let half = (radius * radius - place * place).squareRoot()
      path.move(to: Point(place, -half))
      path.addLine(to: Point(place, half))
      path.move(to: Point(-half, place))
      path.addLine(to: Point(half, place))
    }
    return hairlines(path)
  }

  private func hairlines(_ path: Path) -> Layer {
    Layer(
      content: .shape(
        Layer.Shape(
          path, fillColor: .none, strokeColor: .color(engraving.opacity(0.18)), lineWidth: 0.6)))
  }
}
