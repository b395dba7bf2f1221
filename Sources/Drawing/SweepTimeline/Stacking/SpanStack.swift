import SweepGeometry
import SweepScene

/// The animations of one property, laid above each other as the model does: in their order.
struct SpanStack {
  private(set) var pieces: [StackedSpan] = []
  /// The layer's own value, at the bottom.
  let model: AnimationValue
  /// Whether that is the base even where another value stays.
  var keepsModel = false
  private let property: AnimatedProperty
  private let rules: TimelineRules

  init(_ property: AnimatedProperty, model: AnimationValue, _ rules: TimelineRules) {
    (self.property, self.model, self.rules) = (property, model, rules)
  }

  /// Lays a timeline above the others.
  mutating func add(_ timeline: AnimationSpans, order: Int) throws(Unsupported) {
    for span in timeline.spans {
      if timeline.isAdditive {
        pieces += try sums(of: span, order: order)
      } else {
        try cover(with: span)
        pieces.append(StackedSpan(span: span, order: order))
      }
    }
  }

  private mutating func cover(with span: TimelineSpan) throws(Unsupported) {
    // Most pieces lie elsewhere in time, and stay without being looked at twice.
    let covered = pieces.indices.filter { pieces[$0].isCovered(by: span, rules) }
    for index in covered.reversed() {
      pieces.replaceSubrange(index...index, with: try pieces[index].beneath(span))
    }
  }

  /// The parts of a span to be added, cut wherever something beneath it begins or ends.
  ///
  /// A value beneath that stands still is part of the sum already.
  private func sums(of span: TimelineSpan, order: Int) throws(Unsupported) -> [StackedSpan] {
    let overlapped = pieces.indices.filter { pieces[$0].overlaps(span) }
    let beneath = overlapped.map { pieces[$0] }
    let cuts = Set(beneath.flatMap { [$0.span.start, $0.span.end] } + [span.start, span.end])
      .sorted()
    var parts: [StackedSpan] = []
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      guard var part = try span.clipped(low, high) else { continue }
      let covering = beneath.filter { $0.span.start <= low && $0.span.end >= high }
      if part.isCumulative, part.passes < .infinity { part = try part.unrolled() }
      if !part.isCumulative, let still = still(covering) {
        part.keys.values = part.keys.values.map { still.accumulating($0, 1) }
        parts.append(StackedSpan(span: part, order: order))
      } else {
        guard rules.summed.contains(property) else {
          throw Unsupported("is added to a value that moves")
        }
        parts.append(StackedSpan(span: part, order: order, isSum: true))
      }
    }
    return parts
  }

  /// The value of pieces that lie on each other, where none of them moves.
  private func still(_ covering: [StackedSpan]) -> AnimationValue? {
    let bottom = covering.last { !$0.isSum }
    if bottom?.isRun == true { return nil }
    var value = bottom?.span.keys.values[0] ?? model
    for piece in covering where piece.isSum && piece.order > bottom?.order ?? -1 {
      guard !piece.isRun else { return nil }
      value = value.accumulating(piece.span.keys.values[0], 1)
    }
    return value
  }

  /// The final value after all finite pieces: the layer's own beneath endless runs, or the filled
  /// value of an animation.
  var base: AnimationValue {
    if keepsModel { return model }
    let last = pieces.last { $0.span.end == .infinity && !$0.isSum && !$0.isRun }
    return last?.span.keys.values[0] ?? model
  }

  /// The pieces to be written, with constant values where neither they nor the base would show
  /// them, from zero on, in the order of their begins.
  var written: [StackedSpan] {
    var shown = pieces
    shown.removeAll { !$0.isWritten || $0.span.end <= 0 }
    for index in shown.indices where shown[index].span.start == -.infinity {
      shown[index].span.start = 0
    }
    shown += holds
    if shown.count > 1 {
      shown.sort { ($0.span.start, $0.order) < ($1.span.start, $1.order) }
    }
    return shown
  }

  /// The values that the property keeps for a while, which neither a run nor the base shows.
  private var holds: [StackedSpan] {
    // Between moving pieces the value beneath is also the final one.
    if pieces.allSatisfy(\.isWritten) { return [] }
    let base = base
    let moments = Set(pieces.flatMap { [$0.span.start, $0.span.end] } + [0])
      .filter { $0 >= 0 && $0 < .infinity }.sorted()
    let opaque = pieces.filter { !$0.isSum }.sorted { $0.span.start < $1.span.start }
    var holds: [StackedSpan] = []
    var active: [StackedSpan] = []
    var next = 0
    for (index, start) in moments.enumerated() {
      let end = index + 1 < moments.count ? moments[index + 1] : .infinity
      active.removeAll { $0.span.end <= start }
      while next < opaque.count, opaque[next].span.start <= start {
        if opaque[next].span.end > start { active.append(opaque[next]) }
        next += 1
      }
      let top = active.max { $0.order < $1.order }
      if top?.isRun == true { continue }
      let value = top?.span.keys.values[0] ?? model
      if value == base { continue }
      let order = top?.order ?? -1
      if let last = holds.last, last.span.end == start, last.span.keys.values[0] == value,
        last.order == order
      {
        holds[holds.count - 1].span.end = end
      } else {
        holds.append(StackedSpan(span: .still(value, start, end), order: order))
      }
    }
    return holds
  }
}

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

  /// The rest of the piece beneath a span that covers it.
  func beneath(_ cover: TimelineSpan) throws(Unsupported) -> [StackedSpan] {
    var parts: [StackedSpan] = []
    for (low, high) in [(-.infinity, cover.start), (cover.end, .infinity)] {
      guard let part = try span.clipped(low, high) else { continue }
      parts.append(StackedSpan(span: part, order: order, isSum: isSum))
    }
    return parts
  }
}
