import SweepGeometry
import SweepScene

extension Labels {
  /// The rooms of the labels on a scale.
  func boxes(in context: DialContext) -> [LabelBox] {
    var row = LabelRow()
    return (try? row.fit(self, in: context)) == nil ? [] : row.boxes
  }

  /// Whether it can be seen from the widest one that none reaches a room below the centre, as the
  /// scale ends on both sides of it; to lay them all out costs far more.
  ///
  /// It is asked of upright labels inside of their radius.
  func standBeside(_ room: Rect, at place: Point, in context: DialContext) -> Bool {
    guard place.y + room.minY > size, let widest = widest(in: context) else { return false }
    // Smaller ones stand farther out and reach less far.
    let (half, up) = (widest * size / 2, Text.opticalCenter * size)
    let nearest = radius - (half * half + up * up).squareRoot()
    let box = LabelBox(center: .zero, advance: widest, hangs: false, size: size)
    // A hundredth for the grid.
    let apart = box.halfWidth + max(-room.minX, room.maxX) + 0.01
    guard nearest > apart else { return false }
    let side = (nearest * nearest - apart * apart).squareRoot()
    return !context.scale.passes(.degrees(180), within: .radians(arcTangent(apart, side)))
  }

  /// No label is wider than this many parts of its size; nil where that cannot be told from the ends
  /// of the scale, as it can of plain whole numbers, whose digits are all of one width.
  private func widest(in context: DialContext) -> Double? {
    let scale = context.scale
    guard isPlain(on: scale), let source = try? LabelSource(self, on: scale),
      case .multiples(let step) = source, step == step.rounded()
    else { return nil }
    let widths = FontWidths.of(family: context.theme.fontFamily)
    func width(_ end: Double) -> Double {
      widths.advance(
        of: style.string(end.rounded(.awayFromZero)), weight: weight ?? context.theme.labelWeight)
    }
    return max(width(scale.domain.lowerBound), width(scale.domain.upperBound))
  }
}
