/// The readings of labels: all requested ones, or fewer if they would touch.
enum LabelSource {
  /// The multiples of a step, or of a multiple of it.
  case multiples(of: Double)
  /// Lists of readings, each shorter than the one before.
  case lists([[Double]])

  /// The readings that a row of labels begins with.
  init(_ labels: borrowing Labels, on scale: borrowing Scale) throws(DialError) {
    if let every = labels.every, labels.nth == 1, labels.hidden == nil {
      self = .multiples(of: every)
      return
    }
    guard let (all, fewer) = try Self.readings(of: labels, on: scale) else {
      self = .multiples(of: scale.steps.major)
      return
    }
    let chosen = labels.nth == 1 ? all : all.every(labels.nth)
    let thinner =
      labels.nth == 1 && !fewer.isEmpty
      ? fewer : [2, 3, 4, 5, 10, 20, 50, 100].map(chosen.every)
    self = .lists(([chosen] + thinner).map { Self.cut($0, labels.hidden, on: scale) })
  }

  /// The readings to label, and fewer for less room; nil for the plain steps of a linear scale.
  private static func readings(
    of labels: Labels, on scale: Scale
  ) throws(DialError) -> (all: [Double], fewer: [[Double]])? {
    if let values = labels.values { return (scale.inside(values), []) }
    if let every = labels.every {
      return (try scale.readings(every: every), try scale.fewer(than: every))
    }
    if case .category(let names) = scale.mapping, scale.ticks.majors == .automatic {
      return (CategoryMapping(names: names).middles, [])
    }
    if let marks = try scale.marks() { return (marks.major, marks.fewer) }
    if labels.nth == 1, labels.hidden == nil { return nil }
    let step = scale.steps.major
    return (try scale.readings(every: step), try scale.fewer(than: step))
  }

  /// The readings without hidden ones at the ends; by default the first is hidden on a full circle.
  private static func cut(
    _ values: [Double], _ hidden: Labels.Hidden?, on scale: Scale
  ) -> [Double] {
    guard let first = values.first, let last = values.last else { return values }
    let meet = scale.isFullCircle && last - first >= scale.extent * (1 - 1e-9)
    switch hidden ?? (meet ? .first : nil) {
    case .first: return Array(values.dropFirst())
    case .last: return Array(values.dropLast())
    case .both: return Array(values.dropFirst().dropLast())
    case nil: return values
    }
  }

  /// The readings, after so many attempts with more of them; nil after the last.
  func readings(attempt: Int, on scale: Scale) throws(DialError) -> [Double]? {
    switch self {
    case .lists(let lists): return attempt < lists.count ? lists[attempt] : nil
    case .multiples(let step):
      var step = step
      if attempt > 0 {
        let longer = scale.longerSteps(than: step)
        guard attempt <= longer.count else { return nil }
        step = longer[attempt - 1]
      }
      return try scale.multiples(of: step).map { Double($0) * step }
    }
  }
}

extension [Double] {
  /// The first and every n-th after it.
  fileprivate func every(_ n: Int) -> [Double] {
    stride(from: 0, to: count, by: n).map { self[$0] }
  }
}
