import SweepGeometry
import SweepScene

/// Where one band lies: between two directions, and between two radii that may move apart.
struct BandOutline {
  private let radius: Double
  private let width: Double
  private let endWidth: Double?
  private let from: Angle
  private let to: Angle
  /// The turn of the whole scale.
  private let start: Angle
  private let span: Angle
  private let isReversed: Bool

  init(_ bands: Bands, from: Angle, to: Angle, on scale: Scale) {
    (radius, width, endWidth) = (bands.radius, bands.width, bands.endWidth)
    (self.from, self.to) = (from, to)
    (start, span, isReversed) = (scale.start, scale.span, scale.isReversed)
  }

  /// The band in its colour: an arc, or an outline where its width changes.
  func shape(_ color: Color) -> Shape {
    guard endWidth != nil else {
      return Shape(
        .arc(center: .zero, radius: radius, from: from, to: to), fillColor: .none,
        strokeColor: .color(color), lineWidth: width)
    }
    return Shape(tapered, fillColor: .color(color))
  }

  /// The marks of a pattern, in the colour of the face; nil for none.
  func marks(_ pattern: Bands.Pattern, _ face: Color) -> Shape? {
    let count = pattern.count(over: abs((to - from).degrees) * .pi / 180 * radius)
    var path = Path()
    for mark in 0..<count {
      let angle = from + (to - from) * ((Double(mark) + 0.5) / Double(count))
      let (inner, outer) = radii(at: angle)
      if pattern == .dots {
        path.append(
          .circle(
            center: Point(at: angle, radius: (inner + outer) / 2).onGrid,
            radius: (outer - inner) * 0.22))
      } else {
        // Aslant, so that they are no marks of the scale.
        let lean = Angle.degrees((outer - inner) / 2 / radius * 180 / .pi)
        path.move(to: Point(at: angle - lean, radius: inner).onGrid)
        path.addLine(to: Point(at: angle + lean, radius: outer).onGrid)
      }
    }
    return pattern.shape(path, face)
  }

  /// The radii of both edges in a direction.
  private func radii(at angle: Angle) -> (inner: Double, outer: Double) {
    let inner = radius - width / 2
    guard let end = endWidth else { return (inner, inner + width) }
    let turned = (angle.degrees - start.degrees) / span.degrees
    let part = isReversed ? 1 - turned : turned
    return (inner, inner + width + (end - width) * part)
  }

  /// An arc inside and, outside, a spiral of one curve for every 8 degrees.
  private var tapered: Path {
    let inner = radii(at: from).inner
    var path = Path.arc(center: .zero, radius: inner, from: to, to: from)
    func outer(_ part: Double) -> Point {
      let angle = from + (to - from) * part
      return Point(at: angle, radius: radii(at: angle).outer)
    }
    path.addLine(to: outer(0))
    let count = max((abs((to - from).degrees) / 8).rounded(.up), 1)
    for step in 0..<Int(count) {
      let (low, high) = (Double(step) / count, Double(step + 1) / count)
      let (start, end, middle) = (outer(low), outer(high), outer((low + high) / 2))
      let chord = start.interpolated(to: end, 0.5)
      path.addQuadCurve(to: end, control: middle + (middle - chord))
    }
    path.close()
    return path
  }
}
