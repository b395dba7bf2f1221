extension EasingCubic {
  /// The parameters inside 0…1 at which progress turns, rising.
  package var extrema: [Double] {
    let (a, b) = (progress[1] - progress[0], progress[2] - progress[1])
    let c = progress[3] - progress[2]
    // The slope is a u² + 2 b u t + c t², u = 1 - t; its roots without cancellation.
    let (square, half) = (a - 2 * b + c, b - a)
    let discriminant = half * half - square * a
    guard discriminant > 0 else { return [] }
    let sum = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    let roots = [sum / square, sum == 0 ? .nan : a / sum].filter { $0 > 0 && $0 < 1 }
    return roots.sorted()
  }

  /// The curve as pieces whose control numbers all lie in 0…1, exact but for the last bits.
  ///
  /// It is cut at its turning points, and then halved where a control point still leaves the box
  /// of its ends, as that of a steep monotone curve may.
  package var pieces: [EasingPiece] {
    var pieces: [EasingPiece] = []
    var rest = self
    var gone = 0.0
    for turn in extrema {
      let (before, after) = rest.split(atParameter: (turn - gone) / (1 - gone))
      before.appendMonotone(to: &pieces, depth: 0)
      (rest, gone) = (after, turn)
    }
    rest.appendMonotone(to: &pieces, depth: 0)
    return pieces
  }

  private func appendMonotone(to pieces: inout [EasingPiece], depth: Int) {
    if let piece = piece(slack: depth < 12 ? 1e-13 : .infinity) {
      pieces.append(piece)
      return
    }
    // Numbers that are not finite fit no box however often they are halved.
    guard depth < 12, (times + progress).sum().isFinite else {
      pieces.append(
        EasingPiece(start: times[0], end: times[3], from: progress[0], to: progress[3]))
      return
    }
    let (before, after) = split(atParameter: 0.5)
    before.appendMonotone(to: &pieces, depth: depth + 1)
    after.appendMonotone(to: &pieces, depth: depth + 1)
  }

  /// The curve as one piece; nil where a control point leaves the box of its ends by more than
  /// `slack` of its size. A curve whose ends are level is a hold.
  package func piece(slack: Double = 1e-13) -> EasingPiece? {
    let duration = times[3] - times[0]
    let height = progress[3] - progress[0]
    var piece = EasingPiece(start: times[0], end: times[3], from: progress[0], to: progress[3])
    let size = max(abs(progress[0]), abs(progress[3]))
    let bulge = max(abs(progress[1] - progress[0]), abs(progress[2] - progress[3]))
    if abs(height) <= 1e-15 * size || duration <= 0 {
      return bulge <= max(1e-13 * size, slack) ? piece : nil
    }
    var numbers = [
      (times[1] - times[0]) / duration, (progress[1] - progress[0]) / height,
      (times[2] - times[0]) / duration, (progress[2] - progress[0]) / height,
    ]
    // What the curve loses to rounding is seen against the whole, not against a tiny piece.
    let allowance = max(slack, 1e-15 * size / abs(height))
    for index in numbers.indices {
      let inside = min(max(numbers[index], 0), 1)
      guard abs(inside - numbers[index]) <= allowance else { return nil }
      numbers[index] = inside
    }
    piece.timing = CubicTiming(numbers[0], numbers[1], numbers[2], numbers[3])
    return piece
  }
}
