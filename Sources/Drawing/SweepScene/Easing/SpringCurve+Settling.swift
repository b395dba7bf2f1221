import SweepGeometry

extension SpringCurve {
  /// The time after which the spring stays within a distance of its target, in seconds.
  ///
  /// It is the first time from which on `|x - 1| ≤ epsilon`, exactly: the movement is monotone
  /// after the last turning point that is further away, so there is one crossing to look for. The
  /// turning points' distances shrink by the same factor, which gives the last one without a
  /// search. (SwiftUI documents the same notion and epsilon; Core Animation's is not published.)
  ///
  /// - Parameter epsilon: in whole distances, more than zero; 0.001 by default.
  /// - Returns: infinity where the spring never settles, undamped or with no positive epsilon; 0
  ///   for a spring that is not valid.
  public func settlingDuration(epsilon: Double = 0.001) -> Double {
    guard isValid else { return 0 }
    guard epsilon > 0, damping > 0, decayRate > 0 else { return .infinity }
    func isAway(_ time: Double) -> Bool { abs(position(at: time) - 1) > epsilon }
    let turn = lastTurn(isAway: isAway, epsilon: epsilon)
    if turn == nil, !isAway(0) { return 0 }
    var low = turn?.time ?? 0
    var high = (turn == nil ? firstExtremum : turn?.next) ?? .infinity
    if high == .infinity {
      var step = 1 / decayRate
      repeat { (high, step) = (low + step, step * 2) } while isAway(high) && high < .infinity
    }
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if isAway(middle) { low = middle } else { high = middle }
    }
  }

  /// The last turning point further away than epsilon, and the next one if there is one.
  private func lastTurn(
    isAway: (Double) -> Bool, epsilon: Double
  ) -> (time: Double, next: Double?)? {
    guard let first = firstExtremum, isAway(first) else { return nil }
    guard let half = halfPeriod else { return (first, nil) }
    // |x - 1| at turn n is that at turn 0 by e^(-α n half).
    let decays = logarithm(abs(position(at: first) - 1) / epsilon) / (decayRate * half)
    var count = max(decays.rounded(.down), 0)
    func time(_ count: Double) -> Double { first + count * half }
    // The logarithm may be a last bit off.
    if !isAway(time(count)), count > 0 { count -= 1 }
    if isAway(time(count + 1)) { count += 1 }
    return (time(count), time(count + 1))
  }

  /// The time from one turning point to the next; nil where the spring does not swing.
  package var halfPeriod: Double? {
    let square = squaredFrequency - decayRate * decayRate
    return isValid && square > 0 ? .pi / square.squareRoot() : nil
  }

  /// The first time after 0 at which the spring turns; nil where it never does.
  ///
  /// x′ = 0 where v₀ C = -(ω₀² - α v₀) S: `tan ωt = -v₀ ω / (ω₀² - α v₀)`, and tanh βt likewise.
  package var firstExtremum: Double? {
    guard isValid else { return nil }
    let pull = squaredFrequency - decayRate * initialVelocity
    if let half = halfPeriod {
      let frequency = .pi / half
      let angle = arcTangent(-initialVelocity * frequency, pull)
      let time = angle / frequency
      return time > 1e-12 * half ? time : time + half
    }
    guard initialVelocity != 0 else { return nil }
    let frequency = (decayRate * decayRate - squaredFrequency).squareRoot()
    let ratio = -initialVelocity / pull
    let tangent = ratio * frequency
    guard ratio > 0, tangent < 1 else { return nil }
    // artanh; its series where the logarithm would lose digits.
    if tangent < 1e-4 { return ratio * (1 + tangent * tangent / 3) }
    return logarithm((1 + tangent) / (1 - tangent)) / (2 * frequency)
  }

  /// The times after 0 and before `end` at which the spring turns, at most `limit` of them.
  package func extrema(until end: Double, limit: Int = 10_000) -> [Double] {
    guard let first = firstExtremum, first < end else { return [] }
    guard let half = halfPeriod else { return [first] }
    let count = ((end - first) / half).rounded(.down)
    let last = count < Double(limit) ? Int(count) : limit - 1
    return (0...max(last, 0)).map { first + Double($0) * half }.filter { $0 < end }
  }
}
