extension Scale {
  /// The choices of labels instead of the multiples of a step, ever fewer readings.
  func fewer(than step: Double) throws(DialError) -> [[Double]] {
    var lists: [[Double]] = []
    for longer in longerSteps(than: step) { lists.append(try readings(every: longer)) }
    return lists
  }

  /// The multiples of a step at which labels may stand in its place, rising: those that people count
  /// in; other fours, and quarters, where these have a label at both ends. A step that leaves out an end
  /// gives way to one of up to twice its length that does not.
  func longerSteps(than step: Double) -> [Double] {
    guard step > 0 else { return [] }
    // The hours of a clock are divided as clockmakers do.
    let isClock = isFullCircle && extent / step <= 24 && extent.isWhole(12 * step)
    let isRound = !isClock && Self.round.contains(Self.leadingDigits(of: step))
    let steps = Self.factors.map { ($0, $0 * step) }.filter { factor, longer in
      guard longer <= extent else { return false }
      if mapping.hasWords { return true }
      let digits = Self.leadingDigits(of: isRound ? longer : factor)
      let closes = ends(at: longer) == 2
      if [1, 2, 5].contains(digits) || digits == 4 && [2, 20, 200].contains(factor) {
        return true
      }
      return closes && (!isRound || Self.round.contains(digits))
    }.map(\.1)
    return steps.filter { step in
      !steps.contains { other in
        guard other > step, other <= 2 * step else { return false }
        // A five is rounder than a four.
        let isFour = isRound && Self.leadingDigits(of: step) == 4
        let isBetter = isFour && Self.leadingDigits(of: other) == 5
        return ends(at: other) > ends(at: step) || isBetter && ends(at: other) == ends(at: step)
      }
    }
  }

  private static let round = [1, 2, 2.5, 4, 5]
  private static let factors: [Double] = [
    2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 40, 50, 60, 80, 100, 200, 250, 400, 500, 1000,
  ]

  /// How many ends of the domain have major marks, and how many steps lie between these, where the scale
  /// chooses them by itself.
  var ownSteps: (ends: Int, count: Double)? {
    guard mapping == .linear, ticks.majors == .automatic || ticks.majors == .whole, !isStill else {
      return nil
    }
    let step = ticks.majors == .whole ? max(steps.major, 1) : steps.major
    return (ends(at: step), extent / step)
  }

  /// The number of the domain's ends that are multiples of a step.
  func ends(at step: Double) -> Int {
    [domain.lowerBound, domain.upperBound].count { $0.isWhole(step) }
  }
}
