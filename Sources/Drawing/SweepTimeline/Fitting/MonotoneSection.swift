import SweepScene

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

  /// The larger part of the way that it goes.
  var height: Double { abs(to - from) }

  /// The pace at a time; never at a break itself, and never beyond it.
  func sample(_ time: Double) -> EasingSample {
    let sample = pace.sample(min(max(time, inside.lowerBound), inside.upperBound))
    return EasingSample(
      sample.progress.isFinite ? sample.progress : 0, slope: sample.slope)
  }

  /// The progress at a time where pieces meet.
  func progress(_ time: Double) -> Double {
    time <= start ? from : time >= end ? to : sample(time).progress
  }

  /// The largest difference between a piece and the pace, as seen at 160 times.
  ///
  /// Some are even along the piece's curve, and so close together where it is steep; the others
  /// are close together at both ends, where the pace itself may be.
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
