import SweepGeometry
import SweepScene

/// A span of one of a property's animations, as it lies above others.
struct StackedSpan {
  var span: TimelineSpan
  /// The index of the animation among those of the property: higher ones are above.
  let order: Int
  /// Whether its values are added to the value beneath.
  var isSum = false

  var isRun: Bool { !span.isStill }
  /// Whether it has a separate element: constant opaque values are combined.
  var isWritten: Bool { isRun || isSum }

  func overlaps(_ other: TimelineSpan) -> Bool { span.start < other.end && other.start < span.end }

  /// Whether a part of the piece must be removed so that a span above covers it. If the later begin
  /// wins, the span covers it anyway.
  func isCovered(by cover: TimelineSpan, _ rules: TimelineRules) -> Bool {
    let isOnTop = rules.laterBeginWins && !cover.isStill && cover.start >= span.start
    return overlaps(cover) && !isOnTop && isWritten
  }

  /// The remaining parts of the piece beneath a span that covers it.
  func beneath(_ cover: TimelineSpan) throws(Refusal) -> [StackedSpan] {
    var parts: [StackedSpan] = []
    for (low, high) in [(-.infinity, cover.start), (cover.end, .infinity)] {
      guard let part = try span.clipped(low, high) else { continue }
      parts.append(StackedSpan(span: part, order: order, isSum: isSum))
    }
    return parts
  }
}
