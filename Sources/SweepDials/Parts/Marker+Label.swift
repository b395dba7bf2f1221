import SweepGeometry
import SweepScene

extension Marker {
  /// The half of the default view box, less a margin.
  private static let room = 109.0

  /// The words, upright, beyond the marker where it ends up.
  func labelLayer(in context: DialContext) -> Layer {
    let heading = Vector(
      heading: context.scale.angle(of: value ?? context.reading.value))
    let widths = FontWidths.of(family: context.theme.fontFamily)
    let half = widths.advance(of: label, weight: 600) * labelSize / 2
    let text = Text(
      label, fontSize: labelSize, fontWeight: 600,
      foregroundColor: .color(context.theme[color]))
    let drop = Vector(dx: 0, dy: Text.opticalCenter * labelSize)
    return Layer(content: .text(text), position: (middle(half, heading) + drop).onGrid)
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
