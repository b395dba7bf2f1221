extension ReadingSteps {
  /// Moves the jumps of a course away from their readings, each to the side where the reading keeps
  /// its own level, by more than the rounding of key times.
  ///
  /// - Parameters:
  ///   - level: the level at a reading.
  ///   - reading: the reading at a time.
  mutating func partTimes(_ level: (Double) -> Level, at reading: (Double) -> Double) {
    if levels[levels.count - 1] != last {
      levels.append(last)
      times.append(1)
    }
    for index in times.indices.dropFirst() {
      let jump = roundest(
        above: reading(times[index] - 1e-6), upTo: reading(times[index]))
      let shift = level(jump) == levels[index] ? -1e-5 : 1e-5
      times[index] = min(max(times[index] + shift, times[index - 1]), 1)
    }
  }
}

/// Of the numbers between two that lie close together, the one with the fewest decimals.
private func roundest(above low: Double, upTo high: Double) -> Double {
  var unit = 1.0
  while unit < 1e12 {
    let number = (high * unit).rounded(.down) / unit
    if number > low { return number }
    unit *= 10
  }
  return high
}
