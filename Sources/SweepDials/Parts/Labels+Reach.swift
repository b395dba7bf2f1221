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

  /// The width of the widest label in parts of its size, where all are plain multiples of a step.
  private func widest(in context: DialContext) -> Double? {
    guard isPlain(on: context.scale), let source = try? LabelSource(self, on: context.scale),
      case .multiples = source,
      let values = try? source.readings(attempt: 0, on: context.scale)
    else { return nil }
    let widths = FontWidths.of(family: context.theme.fontFamily)
    let weight = weight ?? context.theme.labelWeight
    return values.reduce(0) { widest, value in
      let text = NumberStyle.digits(ofWhole: value) ?? style.string(value)
      return max(widest, widths.advance(of: text, weight: weight))
    }
  }
}
