import SweepGeometry
import SweepScene

extension [Timeline] {
  /// The timelines that begin with one event as one that begins with the event itself and waits in
  /// its keys; themselves where that cannot be.
  ///
  /// A second event then begins all of it anew. What begins a while after an event would begin a
  /// while after each of two, and browsers do not agree on the third.
  ///
  /// - Parameter own: the layer's value, which shows where nothing is in effect.
  func joinedAtEvent(over own: AnimationValue) throws(Refusal) -> [Timeline] {
    guard let first, allSatisfy({ $0.trigger == first.trigger && !$0.isAdditive }) else {
      return self
    }
    var spans = try stacked()
    let rest = spans.last.flatMap { $0.end == .infinity && $0.isStill ? $0 : nil }
    if rest != nil { spans.removeLast() }
    guard let end = rest?.start ?? spans.last?.end, 0 < end, end < .infinity else { return self }
    if spans.count == 1, spans[0].start == 0, spans[0].end == end { return self }
    spans = try spans.clipped(0, .infinity).fillingGaps(with: own, to: end)
    let joined = [try spans.joined(length: end)]
    return [Timeline(rest.map { joined + [$0] } ?? joined, like: first)]
  }

  /// The spans of all timelines, each cut where another one lies above it, in their order.
  private func stacked() throws(Refusal) -> [Span] {
    var stack: [Span] = []
    for cover in flatMap(\.spans) where cover.start > -.infinity {
      stack = try stack.clipped(-.infinity, cover.start) + stack.clipped(cover.end, .infinity)
      stack.append(cover)
    }
    // Sums of decimal fractions leave crumbs.
    return stack.filter { $0.length > 1e-9 }.sorted { $0.start < $1.start }
  }
}
