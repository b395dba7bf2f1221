extension Segment {
  /// The parameter at a distance from the start of a segment whose length is known.
  ///
  /// If the speed varies, Newton's method searches inside an interval that each step narrows, so
  /// that a cusp, with a speed of 0, cannot make it diverge.
  package func parameter(
    atDistance distance: Double, of length: Double, tolerance: Double
  ) -> Double {
    let guess = distance / length
    if isEven || !(guess > 0) || guess >= 1 { return guess > 0 ? min(guess, 1) : 0 }
    var (low, high) = (0.0, 1.0)
    var (t, base, travelled) = (guess, 0.0, 0.0)
    for _ in 0..<60 {
      // Only the piece since the last estimate is measured.
      let piece = self.length(from: min(base, t), to: max(base, t), tolerance: tolerance / 8)
      travelled += t < base ? -piece : piece
      base = t
      let excess = travelled - distance
      if excess > 0 { high = t } else { low = t }
      let step = excess / derivative(at: t).length
      if abs(excess) <= tolerance / 8 || high - low < 1e-14 { break }
      let next = t - step
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Whether equal parameters are equal distances.
  private var isEven: Bool {
    switch self {
    case .line: true
    case .arc(let arc): arc.isCircular
    case .cubic: false
    }
  }
}
