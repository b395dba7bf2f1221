import SweepScene

extension TimelineSpan {
  /// The error of its values in players with 24-bit fractions of a pass, such as Chromium and
  /// WebKit. A change within a millisecond counts as a jump.
  var coarseness: Double {
    if keys.isDiscrete || isStill { return 0 }
    return keys.segments.reduce(0) { most, index in
      let (start, end) = (keys.keyTimes[index], keys.keyTimes[index + 1])
      let error = Double(Float(end).ulp) / 2
      // Few gaps take long to measure, but most are far from being so short.
      guard end - start >= 0.001 / pass, end - start < 0.001 else { return most }
      let gap = keys.values[index].gap(to: keys.values[index + 1])
      // At its steepest a curve is up to three times as steep as on the whole.
      let steepness = keys.timingFunctions[index].isLinear ? 1.0 : 3
      return gap < .infinity ? max(most, steepness * gap / (end - start) * error) : most
    }
  }
}
