import SweepScene

/// One place of a number.
struct Digit {
  /// The value that it counts, in units of the last place.
  let unit: Int
  /// The decimals of the number.
  let decimals: Int

  /// Makes the place before others, decimals among them.
  init(before others: Int, decimals: Int) {
    (unit, self.decimals) = (Self.power(others), decimals)
  }

  /// The number of steps of the place from zero at a number.
  func turns(_ value: Double) -> Int {
    let lasts = (value * Double(Self.power(decimals))).rounded()
    return Int((lasts / Double(unit)).rounded(.down))
  }

  /// The digits that show in turn, and their way.
  func strip(
    on drum: Drum, _ ink: Color, _ steps: ReadingSteps<Double>?,
    from start: Double, to reading: Reading
  ) -> Layer {
    if reading.course != nil {
      return drum.played(turns(reading.value) % 10, ink, unit: unit)
    }
    if let steps { return drum.stepped(steps, at: reading.value, ink, turns) }
    return drum.strip(reading, from: start, ink, turns)
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
