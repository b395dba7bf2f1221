import SweepScene

/// Takes a stretch in pieces from its start, each as long as one spline can be.
struct PieceFinder {
  let fit: EasingFit
  private var fitter = SplineFitter()
  /// The length of the piece before: the next one is likely to be as long.
  private var usual = Double.infinity

  init(fit: EasingFit) { self.fit = fit }

  mutating func append(_ stretch: MonotoneSection, to pieces: inout [EasingPiece]) {
    var start = stretch.start
    while start < stretch.end {
      let isFull = pieces.count >= fit.limit
      let piece =
        isFull ? even(stretch, from: start, to: stretch.end) : longest(stretch, from: start)
      pieces.append(piece)
      usual = piece.end - start
      start = piece.end
    }
  }

  /// The longest piece from a time that stays within the tolerance, to 2 % of its length.
  private mutating func longest(_ stretch: MonotoneSection, from start: Double) -> EasingPiece {
    let whole = stretch.end - start
    var best = candidate(stretch, from: start, to: stretch.end)
    if best.error <= fit.margin { return best }
    var low = 0.0
    var high = whole
    var length = max(min(usual, guess(whole, best.error), whole / 2), whole / 1000)
    for _ in 0..<40 {
      let end = fit.onGrid(start + length, in: stretch.pace)
      guard end > start, end < stretch.end else { break }
      let tried = candidate(stretch, from: start, to: end)
      if tried.error <= fit.margin { (best, low) = (tried, length) } else { high = length }
      if high - low <= 0.02 * low || length < whole * 1e-6 {
        if low == 0 { best = tried }
        break
      }
      let aim = guess(length, tried.error)
      let border = (high - low) * 0.15
      length = min(max(aim, low + border), high - border)
    }
    return best.error <= fit.margin ? best : shortest(stretch, from: start, length: high)
  }

  /// An even piece, for the case that no spline is good enough.
  private func shortest(_ stretch: MonotoneSection, from start: Double, length: Double)
    -> EasingPiece
  {
    let end = fit.onGrid(start + max(length, (stretch.end - start) * 1e-3), in: stretch.pace)
    let isLast = !(end > start) || end >= stretch.end
    return even(stretch, from: start, to: isLast ? stretch.end : end)
  }

  /// The length at which the error would be right, if it grew as the length's fourth power.
  private func guess(_ length: Double, _ error: Double) -> Double {
    let ratio = fit.margin / max(error, fit.margin * 1e-3)
    return length * 0.99 * ratio.squareRoot().squareRoot()
  }

  private func even(_ stretch: MonotoneSection, from start: Double, to end: Double) -> EasingPiece {
    var piece = EasingPiece(
      start: start, end: end, from: stretch.progress(start), to: stretch.progress(end))
    piece.error = stretch.error(of: piece)
    return piece
  }

  /// The best piece between two times, with its error.
  private mutating func candidate(
    _ stretch: MonotoneSection, from start: Double, to end: Double
  ) -> EasingPiece {
    var piece = EasingPiece(
      start: start, end: end, from: stretch.progress(start), to: stretch.progress(end))
    let (height, width) = (piece.to - piece.from, end - start)
    var evenError = 0.0
    for (index, time) in SplineFitter.times.enumerated() {
      let progress = stretch.sample(start + width * time).progress - piece.from
      fitter.targets[index] = progress / height
      evenError = max(evenError, abs(progress - height * time))
    }
    if evenError <= fit.margin {
      piece.error = stretch.error(of: piece, bound: fit.margin)
      if piece.error <= fit.margin { return piece }
    }
    guard height != 0 else {
      piece.error = max(evenError, piece.error)
      return piece
    }
    let scale = width / height
    let found = fitter.fit(
      slopes: (stretch.sample(start).slope * scale, stretch.sample(end).slope * scale),
      tolerance: fit.tolerance * 0.92 / abs(height))
    let numbers = found.numbers
    piece.timing = CubicTiming(numbers[0], numbers[1], numbers[2], numbers[3])
    piece.error = found.error * abs(height)
    if piece.error <= fit.margin {
      piece.error = stretch.error(of: piece, bound: fit.margin)
    }
    return piece
  }
}

/// A part of a pace that is smooth and monotone.
struct MonotoneSection {
  let pace: EasingCurve
  /// Its ends as the pieces have them, which may be on a grid.
  let start: Double
  let end: Double
  /// The progress at its ends, from inside.
  let from: Double
  let to: Double
  /// The times inside the true ends between which the pace is read.
  let inside: ClosedRange<Double>

  /// The height of the section.
  var height: Double { abs(to - from) }

  /// The pace at a time; never at a break itself, and never beyond it.
  func sample(_ time: Double) -> EasingSample {
    let sample = pace.sample(min(max(time, inside.lowerBound), inside.upperBound))
    return EasingSample(
      sample.progress.isFinite ? sample.progress : 0, slope: sample.slope)
  }

  func progress(_ time: Double) -> Double {
    time <= start ? from : time >= end ? to : sample(time).progress
  }

  /// The largest difference between a piece and the pace, as seen at 160 times.
  ///
  /// Some are even along the piece's curve, and so close together on its steep parts; the others
  /// are close together at both ends, where the pace itself may be steep.
  ///
  /// - Parameter bound: the error beyond which it does not matter; the look then ends early.
  func error(of piece: EasingPiece, bound: Double = .infinity) -> Double {
    let (width, height) = (piece.end - piece.start, piece.to - piece.from)
    let timing = piece.timing
    var largest = 0.0
    func see(_ time: Double, _ progress: Double) {
      let own = sample(piece.start + width * time).progress
      largest = max(largest, abs(piece.from + height * progress - own))
    }
    for index in 0...96 where largest <= bound {
      let t = Double(index) / 96
      see(
        CubicTiming.bezier(timing.x1, timing.x2, t), CubicTiming.bezier(timing.y1, timing.y2, t))
    }
    var parameter = 0.0
    for time in Self.lookTimes where largest <= bound {
      parameter = timing.parameter(at: time, guess: max(parameter, time), accuracy: 1e-10)
      see(time, CubicTiming.bezier(timing.y1, timing.y2, parameter))
    }
    return largest
  }

  /// 63 times inside 0…1: u³ (10 - 15 u + 6 u²) for even u.
  private static let lookTimes: [Double] = (1...63).map { index in
    let u = Double(index) / 64
    return u * u * u * (10 - 15 * u + 6 * u * u)
  }

  /// The largest difference between an even piece, of which the stretch may be a part, and the
  /// pace.
  func error(ofEven piece: EasingPiece) -> Double {
    let rate = (piece.to - piece.from) / (piece.end - piece.start)
    return ([0] + Self.lookTimes + [1]).reduce(0) { largest, part in
      let time = start + (end - start) * part
      return max(largest, abs(piece.from + rate * (time - piece.start) - sample(time).progress))
    }
  }
}
