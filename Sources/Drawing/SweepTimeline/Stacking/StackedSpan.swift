import SweepGeometry
import SweepScene

/// A span of one of a property's animations, as it lies above others.
struct StackedSpan {
  var span: TimelineSpan
  /// The place of the animation among those of the property: higher ones lie above.
  let order: Int
  /// Whether its values are added to what lies beneath.
  var isSum = false

  var isRun: Bool { !span.isStill }
  /// Whether it has an element of its own: opaque values that stand are put together.
  var isWritten: Bool { isRun || isSum }

  func overlaps(_ other: TimelineSpan) -> Bool { span.start < other.end && other.start < span.end }

  /// Whether a part of the piece must go so that a span above covers it. Where what begins later
  /// wins, that covers it by itself.
  func isCovered(by cover: TimelineSpan, _ rules: TimelineRules) -> Bool {
    let isOnTop = rules.laterBeginWins && !cover.isStill && cover.start >= span.start
    return overlaps(cover) && !isOnTop && isWritten
  }

  /// What is left of the piece beneath a span that covers it.
  func beneath(_ cover: TimelineSpan) throws(Unsupported) -> [StackedSpan] {
    var parts: [StackedSpan] = []
    for (low, high) in [(-.infinity, cover.start), (cover.end, .infinity)] {
      guard let part = try span.clipped(low, high) else { continue }
      parts.append(StackedSpan(span: part, order: order, isSum: isSum))
    }
    return parts
  }
}
