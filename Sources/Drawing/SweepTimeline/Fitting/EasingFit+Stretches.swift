import SweepScene

extension EasingFit {
  /// The pace cut at its breaks and at the turning points between them.
  func stretches(of pace: EasingCurve) -> [MonotoneSection] {
    let known = pace.breaks.filter { $0 > 0 && $0 < pace.duration }.sorted()
    var cuts = [0.0]
    for cut in known + [pace.duration] where cut > cuts[cuts.count - 1] {
      cuts += turns(of: pace, from: cuts[cuts.count - 1], to: cut, count: known.count) + [cut]
    }
    var stretches: [MonotoneSection] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      let inset = (end - start) * 1e-9
      let inside = (start + inset)...max(start + inset, end - inset)
      let ends = (onGrid(start, in: pace), onGrid(end, in: pace))
      guard ends.1 > ends.0 else { continue }
      let values = (
        limit(of: pace, at: start, inside.lowerBound), limit(of: pace, at: end, inside.upperBound)
      )
      stretches.append(
        MonotoneSection(
          pace: pace, start: ends.0, end: ends.1, from: values.0, to: values.1, inside: inside))
    }
    return stretches
  }

  /// The value beside a cut: that at the cut where they differ by less than a quarter of the
  /// tolerance, so that such a jump is none.
  private func limit(of pace: EasingCurve, at cut: Double, _ inside: Double) -> Double {
    let own = finite(pace.sample(cut).progress)
    let near = finite(pace.sample(inside).progress)
    return abs(own - near) <= tolerance / 4 ? own : near
  }

  func onGrid(_ time: Double, in pace: EasingCurve) -> Double {
    guard timeStep > 0, time > 0, time < pace.duration else { return time }
    return min((time / timeStep).rounded() * timeStep, pace.duration)
  }

  /// Where the slope changes its sign, or begins or ceases to be zero, between two breaks.
  private func turns(
    of pace: EasingCurve, from start: Double, to end: Double, count: Int
  ) -> [Double] {
    let parts = max(24, 256 / (count + 1))
    let width = end - start
    func sign(_ time: Double) -> Int {
      let slope = pace.sample(time).slope
      return slope > 0 ? 1 : slope < 0 ? -1 : 0
    }
    var turns: [Double] = []
    var last = start + width * 1e-6
    var lastSign = sign(last)
    for index in 1...parts {
      let time = index == parts ? end - width * 1e-6 : start + width * Double(index) / Double(parts)
      let timeSign = sign(time)
      // A single zero may be a point of inflection.
      defer { (last, lastSign) = (time, timeSign) }
      guard timeSign != lastSign else { continue }
      let isReal = timeSign * lastSign != 0 || isFlat(around: timeSign == 0 ? time : last, sign)
      guard isReal || lastSign == 0 else { continue }
      var (low, high) = (last, time)
      for _ in 0..<60 where high - low > width * 1e-14 {
        let middle = (low + high) / 2
        if sign(middle) == lastSign { low = middle } else { high = middle }
      }
      turns.append(high)
    }
    return turns

    func isFlat(around time: Double, _ sign: (Double) -> Int) -> Bool {
      sign(time - width * 1e-4) == 0 || sign(time + width * 1e-4) == 0
    }
  }
}
