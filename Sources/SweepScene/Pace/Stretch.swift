/// A part of a pace that is smooth and monotone.
struct Stretch {
  let pace: Pace
  /// Its ends as the pieces have them, which may be on a grid.
  let start: Double
  let end: Double
  /// The progress at its ends, from inside.
  let from: Double
  let to: Double
  /// The times inside the true ends between which the pace is read.
  let inside: ClosedRange<Double>

  /// The larger part of the way that it goes.
  var height: Double { abs(to - from) }

  /// The pace at a time; never at a break itself, and never beyond it.
  func sample(_ time: Double) -> PaceSample {
    let sample = pace.sample(min(max(time, inside.lowerBound), inside.upperBound))
    return PaceSample(
      sample.progress.isFinite ? sample.progress : 0, slope: sample.slope)
  }

  /// The progress at a time where pieces meet.
  func progress(_ time: Double) -> Double {
    time <= start ? from : time >= end ? to : sample(time).progress
  }

  /// The largest difference between a piece and the pace, as seen at 101 times.
  ///
  /// - Parameter bound: the error beyond which it does not matter; the look then ends early.
  func error(
    of piece: PacePiece, from start: Double, to end: Double, bound: Double = .infinity
  ) -> Double {
    let isWhole = piece.start == start && piece.end == end && !piece.timing.isLinear
    let height = piece.to - piece.from
    var largest = 0.0
    var parameter = 0.0
    for index in 0...100 where largest <= bound {
      let part = Double(index) / 100
      let time = start + (end - start) * part
      var progress = 0.0
      if isWhole {
        parameter = piece.timing.parameter(at: part, guess: parameter + 0.01, accuracy: 1e-10)
        progress =
          piece.from
          + height * CubicTiming.bezier(piece.timing.y1, piece.timing.y2, parameter)
      } else {
        progress = piece.progress(at: time)
      }
      largest = max(largest, abs(progress - sample(time).progress))
    }
    return largest
  }
}
