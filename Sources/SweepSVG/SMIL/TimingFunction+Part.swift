import SweepScene

extension TimingFunction {
  /// The pace between two times of a cubic one, as a pace of its own.
  func part(from low: Double, to high: Double) -> TimingFunction {
    guard let cubic, !isLinear, low > 0 || high < 1 else { return self }
    let part = cubic.part(from: low, to: high).timing
    if !cubic.isKeySpline { return TimingFunction(.cubic(part)) }
    // A part of a monotone curve leaves the box of its ends by rounding alone, or where it is steep.
    func inside(_ number: Double) -> Double { min(max(number, 0), 1) }
    return TimingFunction(part.x1, inside(part.y1), part.x2, inside(part.y2))
  }
}
