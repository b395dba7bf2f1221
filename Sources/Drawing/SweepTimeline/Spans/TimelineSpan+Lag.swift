import SweepGeometry
import SweepScene

extension TimelineSpan {
  /// The error of an endless sum that begins off the grid, in its own unit: players begin to
  /// accumulate at a pass.
  func lag(_ rules: TimelineRules) -> Double {
    guard isCumulative, !canUnroll, !drifts(rules) else { return 0 }
    return abs(rules.onGrid(start) - start) * greatestRate
  }

  /// The maximum change of the values in a second, in their own unit.
  private var greatestRate: Double {
    let rates = keys.keySegments.map { segment in
      let count = segment.pace.isLinear ? 1 : 64
      let progress = (0...count).map { segment.pace.progress(at: Double($0) / Double(count)) }
      let steepest = zip(progress, progress.dropFirst()).map { abs($1 - $0) }.max() ?? 1
      let time = (segment.end - segment.start) * pass
      return segment.from.gap(to: segment.to) * steepest * Double(count) / time
    }
    return rates.max() ?? 0
  }
}
