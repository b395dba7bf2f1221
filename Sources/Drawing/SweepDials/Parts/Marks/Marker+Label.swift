import SweepGeometry
import SweepScene

extension Marker {
  /// The half of the default view box, less a margin.
  private static let room = 109.0
  /// The radius of the face, up to the bezel across which no words lie.
  private static let rim = 99.6
  /// The radius of the inner ends of marks of the default radius, within which words are clear of them.
  private static let marks = 78.0

  /// The words, upright, beyond the marker where it ends up.
  ///
  /// Where a marker on the face has no room before the bezel, or labels of the default radius and
  /// size are in the way, they stand nearer to the centre.
  func labelLayer(in context: DialContext) -> Layer {
    let heading = Vector(
      heading: context.scale.angle(of: value ?? context.reading.value))
    let widths = context.theme.widths
    let advance = widths.advance(of: label, weight: 600)
    var box = LabelBox(
      center: middle(advance * labelSize / 2, heading), advance: advance, hangs: label.hangs,
      size: labelSize)
    if side == .inside || radius + size < Self.rim && box.reach > Self.rim {
      box = clear(box, heading, in: context)
    }
    let text = Text(
      label, fontSize: labelSize, fontWeight: 600,
      foregroundColor: .color(context.theme[color]))
    let drop = Vector(dx: 0, dy: context.theme.opticalCenter * labelSize)
    return Layer(content: .text(text), position: (box.center + drop).onGrid)
  }

  /// The room nearest below the marker that is clear of the scale's labels.
  private func clear(_ box: LabelBox, _ heading: Vector, in context: DialContext) -> LabelBox {
    var box = box
    let start = (box.center - .zero).dot(heading)
    let labels = Labels().boxes(in: context)
    for distance in stride(from: min(start, radius - labelSize), to: 20, by: -2) {
      box.center = .zero + heading * distance
      if box.reach < Self.marks, labels.allSatisfy(box.isClear) { break }
    }
    return box
  }

  private func middle(_ half: Double, _ heading: Vector) -> Point {
    let (across, up) = (half * heading.dx, 0.5 * labelSize * heading.dy)
    let gap = 0.35 * labelSize
    let extent = (across * across + up * up).squareRoot()
    guard side == .outside else { return .zero + heading * (radius - size - gap - extent) }
    let beyond = Point.zero + heading * (radius + size + gap + extent)
    let (inner, outer) = (radius + size + gap, Self.room - half)
    guard abs(beyond.x) > outer, half < Self.room / 2 else { return beyond }
    // Along the edge of the picture there is room in its corners, if one is near.
    let near = outer - half
    let height = max(inner * inner - near * near, 0).squareRoot() + 0.5 * labelSize
    if abs(height - abs(beyond.y)) <= 2.5 * labelSize {
      return Point(heading.dx < 0 ? -outer : outer, heading.dy < 0 ? -height : height)
    }
    // Elsewhere it stands above or below the marker.
    let (aside, place) = (0.52 * size + gap + 0.5 * labelSize, heading.dy * (radius + size / 2))
    return Point(heading.dx < 0 ? -outer : outer, place + (heading.dy > 0 ? aside : -aside))
  }
}

extension LabelBox {
  /// The distance of its farthest corner from the centre of the dial.
  fileprivate var reach: Double {
    let (x, y) = (abs(center.x) + halfWidth, abs(center.y) + halfHeight)
    return (x * x + y * y).squareRoot()
  }
}
