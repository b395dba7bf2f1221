import SweepScene

/// Turns a pace into few key splines that stay within a tolerance of it.
///
/// The pace is cut at its breaks and turning points (`EasingFit+Stretches`); each stretch between
/// is taken in pieces from its start, each as long as one spline can be (`SplineFitter`). A piece
/// counts only with its numbers rounded to thousandths, and after a look at 160 times inside it:
/// there the error has to stay below 97 % of the tolerance, which leaves 3 % to what lies between.
struct EasingFit: Hashable {
  /// The largest error, in units of progress: an angle's by the whole angle, such as
  /// 0.05 / 237.4. At least 1e-6.
  var tolerance: Double
  /// The grid on which pieces begin and end, in units of the pace's time; 0, the default, is none.
  ///
  /// Key times are written with five decimals: on a grid of `duration / 100000` the bound holds for
  /// the times as they are written. At a jump or kink the time moves by up to half of it, so no
  /// tolerance below the slope there by half of the step can be held.
  var timeStep: Double
  /// The most pieces; what is left then goes evenly from break to break, with its error in the
  /// pieces. 10000 by default.
  var limit: Int

  init(tolerance: Double, timeStep: Double = 0, limit: Int = 10_000) {
    self.tolerance = tolerance >= 1e-6 ? tolerance : 1e-6
    self.timeStep = timeStep > 0 && timeStep.isFinite ? timeStep : 0
    self.limit = limit
  }

  /// The pieces from 0 to the pace's duration, without gaps.
  ///
  /// Pieces are monotone. What stands still is one piece. A jump is two pieces that meet at one
  /// time with different values; one at the very end is a last piece with no duration. Samples
  /// that are not finite are taken as 0; a duration that is not finite and positive has no pieces.
  func pieces(of pace: EasingCurve) -> [EasingPiece] {
    guard pace.duration > 0, pace.duration.isFinite else { return [] }
    let stretches = stretches(of: pace)
    var pieces: [EasingPiece] = []
    var worker = PieceFinder(fit: self)
    var index = 0
    while index < stretches.count {
      let run = evenRun(from: index, in: stretches)
      if run > index {
        pieces.append(evenPiece(over: stretches[index..<run]))
        index = run
        continue
      }
      worker.append(stretches[index], to: &pieces)
      index += 1
    }
    let last = finite(pace.sample(pace.duration).progress)
    if let piece = pieces.last, piece.to != last {
      pieces.append(EasingPiece(start: piece.end, end: piece.end, from: last, to: last))
    }
    return pieces
  }

  /// The stretches from an index on, more than one, that are so low that one even piece does for
  /// them together: the index after the last, or the first one's where there are none.
  private func evenRun(from first: Int, in stretches: [MonotoneSection]) -> Int {
    var end = first
    var isEven = true
    while isEven, end < stretches.count, stretches[end].height <= 2 * tolerance,
      end == first || stretches[end].from == stretches[end - 1].to
    {
      end += 1
      isEven = evenPiece(over: stretches[first..<end]).error <= margin
      if !isEven { end -= 1 }
    }
    return end > first + 1 ? end : first
  }

  /// One even piece over stretches that follow each other, with its error.
  private func evenPiece(over run: ArraySlice<MonotoneSection>) -> EasingPiece {
    guard let first = run.first, let last = run.last else {
      return EasingPiece(start: 0, end: 0, from: 0, to: 0)
    }
    var piece = EasingPiece(start: first.start, end: last.end, from: first.from, to: last.to)
    piece.error = run.reduce(0) { max($0, $1.error(ofEven: piece)) }
    return piece
  }

  /// The error that a piece may show.
  var margin: Double { tolerance * 0.97 }

  func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}
