import SweepScene

extension Readout {
  /// Numbers on the way from reading to reading, at most about 60 between the lowest and the
  /// highest, each of them while the needle passes; the readings themselves are spoken in full.
  func counted(_ style: NumberStyle, in context: DialContext) throws(DialError) -> [Line] {
    let reading = context.reading
    let course = reading.course?.reading
    let start = course?.previous ?? reading.previous ?? context.scale.domain.lowerBound
    let all =
      reading.values + (reading.values.count > 1 ? [] : [start])
      + (course.map { [$0.value] } ?? [])
    let extent = (all.max() ?? 0) - (all.min() ?? 0)
    let finest = (0..<(style.decimals ?? 0)).reduce(1.0) { unit, _ in unit / 10 }
    let step = max(extent > 0 ? Scale.niceStep(atLeast: extent / 60) : 1, finest)
    let exact = Set(all)
    let steps = reading.steps(through: { $0 }, from: start) { value in
      exact.contains(value) ? value : (value / step).rounded() * step
    }
    func text(_ value: Double) -> String {
      context.scale.words(for: value, every: 1) ?? style.string(value)
    }
    let shown = text(reading.value)
    var known: Set<String> = []
    return (steps.levels + [reading.value]).map(text).filter { known.insert($0).inserted }
      .map { line in
        Line(
          text: line, animations: steps.animations(of: .isHidden) { text($0) != line },
          isHidden: line != shown)
      }
  }
}
