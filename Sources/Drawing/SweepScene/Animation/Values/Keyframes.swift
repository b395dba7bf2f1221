/// Values, their key times, and the pace between them: the common form of all animations, for the
/// evaluator and for the writers.
package struct Keyframes: Hashable, Sendable {
  /// The values; at least one.
  package var values: [AnimationValue]
  /// The key times, one for each value, 0 … 1, not decreasing.
  package var keyTimes: [Double]
  /// One fewer than values.
  package var timingFunctions: [TimingFunction]
  /// Whether each value holds until the time of the next one.
  package var isDiscrete: Bool
  /// The curve through the values; nil for straight lines.
  package var curve: ValueCurve?
  /// The pace of the whole pass.
  package var pace = TimingFunction.linear

  package init(
    values: [AnimationValue], keyTimes: [Double], timingFunctions: [TimingFunction],
    isDiscrete: Bool
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.isDiscrete = isDiscrete
  }

  /// Evenly spaced times: from 0 to 1, or, for discrete values, each with its share of the pass.
  package static func evenTimes(_ count: Int, isDiscrete: Bool) -> [Double] {
    let parts = isDiscrete ? count : max(count - 1, 1)
    return (0..<count).map { Double($0) / Double(parts) }
  }

  /// Whether no time is 5·10⁻⁶ of the pass away from where even spacing has it.
  package var isEven: Bool {
    let parts = isDiscrete ? keyTimes.count : max(keyTimes.count - 1, 1)
    return keyTimes.indices.allSatisfy { abs(keyTimes[$0] - Double($0) / Double(parts)) < 1e-9 }
  }

  /// Times in proportion to the distance gone, so that the speed is one.
  package static func pacedTimes(_ values: [AnimationValue]) -> [Double] {
    var gone: [Double] = [0]
    for (a, b) in zip(values, values.dropFirst()) {
      gone.append(gone[gone.count - 1] + a.distance(to: b))
    }
    let total = gone[gone.count - 1]
    guard total > 0 else { return evenTimes(values.count, isDiscrete: false) }
    return gone.map { $0 / total }
  }

  /// The keys of a pass followed by the same pass backwards, in twice the time; for plain keys,
  /// without a curve or a pace of the whole.
  package var mirrored: Keyframes {
    // On the way back, a discrete value holds from the next key's time to its own.
    let turns = isDiscrete ? keyTimes.dropFirst() : keyTimes.dropLast()
    let back = turns.reversed().map { 1 - $0 / 2 }
    return Keyframes(
      values: values + values.dropLast().reversed(),
      keyTimes: keyTimes.map { $0 / 2 } + back,
      timingFunctions: timingFunctions + timingFunctions.reversed().map(\.reversed),
      isDiscrete: isDiscrete)
  }
}
