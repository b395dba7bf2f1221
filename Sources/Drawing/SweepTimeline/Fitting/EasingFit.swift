import SweepGeometry
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
  /// The maximum number of pieces; the rest is then linear from break to break, with its error in
  /// the pieces. 10000 by default.
  var limit: Int

  init(tolerance: Double, timeStep: Double = 0, limit: Int = 10_000) {
    self.tolerance = tolerance >= 1e-6 ? tolerance : 1e-6
    self.timeStep = timeStep > 0 && timeStep.isFinite ? timeStep : 0
    self.limit = limit
  }

  /// The pieces from 0 to the pace's duration, without gaps.
  ///
  /// Pieces are monotone. A constant stretch is one piece. A jump is two pieces that meet at one
  /// time with different values; one at the very end is a last piece with no duration. Samples that
  /// are not finite are taken as 0; a duration that is not finite and positive has no pieces.
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

  /// The stretches from an index on, more than one, that are so low that one linear piece covers
  /// them together: the index after the last, or the first one's if there are none.
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

extension EasingFit {
  /// The pace cut at its breaks and at the turning points between them.
  func stretches(of pace: EasingCurve) -> [MonotoneSection] {
    let known = pace.breaks.filter { $0 > 0 && $0 < pace.duration }.sorted()
    var cuts = [0.0]
    for cut in known + [pace.duration] where cut > cuts[cuts.count - 1] {
      cuts += turns(of: pace, from: cuts[cuts.count - 1], to: cut, count: known.count) + [cut]
    }
    var stretches: [MonotoneSection] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      let inset = (end - start) * 1e-9
      let inside = (start + inset)...max(start + inset, end - inset)
      let ends = (onGrid(start, in: pace), onGrid(end, in: pace))
      guard ends.1 > ends.0 else { continue }
      let values = (
        limit(of: pace, at: start, inside.lowerBound), limit(of: pace, at: end, inside.upperBound)
      )
      stretches.append(
        MonotoneSection(
          pace: pace, start: ends.0, end: ends.1, from: values.0, to: values.1, inside: inside))
    }
    return stretches
  }

  /// The value beside a cut: that at the cut if they differ by less than a quarter of the
  /// tolerance, so that such a jump is ignored.
  private func limit(of pace: EasingCurve, at cut: Double, _ inside: Double) -> Double {
    let own = finite(pace.sample(cut).progress)
    let near = finite(pace.sample(inside).progress)
    return abs(own - near) <= tolerance / 4 ? own : near
  }

  func onGrid(_ time: Double, in pace: EasingCurve) -> Double {
    guard timeStep > 0, time > 0, time < pace.duration else { return time }
    return min((time / timeStep).rounded() * timeStep, pace.duration)
  }

  /// The times between two breaks at which the slope changes its sign, or begins or ceases to be
  /// zero.
  private func turns(
    of pace: EasingCurve, from start: Double, to end: Double, count: Int
  ) -> [Double] {
    let parts = max(24, 256 / (count + 1))
    let width = end - start
    func sign(_ time: Double) -> Int {
      let slope = pace.sample(time).slope
      return slope > 0 ? 1 : slope < 0 ? -1 : 0
    }
    var turns: [Double] = []
    var last = start + width * 1e-6
    var lastSign = sign(last)
    for index in 1...parts {
      let time = index == parts ? end - width * 1e-6 : start + width * Double(index) / Double(parts)
      let timeSign = sign(time)
      // A single zero may be a point of inflection.
      defer { (last, lastSign) = (time, timeSign) }
      guard timeSign != lastSign else { continue }
      let isReal = timeSign * lastSign != 0 || isFlat(around: timeSign == 0 ? time : last, sign)
      guard isReal || lastSign == 0 else { continue }
      var (low, high) = (last, time)
      for _ in 0..<60 where high - low > width * 1e-14 {
        let middle = (low + high) / 2
        if sign(middle) == lastSign { low = middle } else { high = middle }
      }
      turns.append(high)
    }
    return turns

    func isFlat(around time: Double, _ sign: (Double) -> Int) -> Bool {
      sign(time - width * 1e-4) == 0 || sign(time + width * 1e-4) == 0
    }
  }
}

/// Fits that are kept, because parts of a dial and other dials have the same swing over like
/// angles. When they are too many, all are dropped.
final class EasingFitCache: @unchecked Sendable {
  static let shared = EasingFitCache()

  private struct Request: Hashable {
    var pace: TimingFunction
    var fit: EasingFit
  }

  /// The most pieces that are kept, of some 80 bytes each.
  private let most: Int
  private let lock = Lock()
  private var known: [Request: [EasingPiece]] = [:]
  private var size = 0

  init(most: Int = 1 << 13) { self.most = most }

  /// The pieces of a pace of duration 1; see ``EasingFit/pieces(of:)``.
  ///
  /// They may be closer to the pace than necessary: tolerances share four fits per doubling.
  func pieces(of pace: TimingFunction, _ fit: EasingFit) -> [EasingPiece] {
    var fit = fit
    fit.tolerance = Self.step(below: fit.tolerance)
    let request = Request(pace: pace, fit: fit)
    if let pieces = lock.withLock({ known[request] }) { return pieces }
    let pieces = fit.pieces(of: pace.pace)
    lock.withLock { keep(pieces, for: request) }
    return pieces
  }

  /// A number rounded down to a power of 2^¼, without functions that differ between systems.
  private static func step(below number: Double) -> Double {
    let steps = [1.681792830507429, 1.414213562373095, 1.189207115002721]
    let step = steps.first { $0 <= number.significand } ?? 1
    return Double(sign: .plus, exponent: number.exponent, significand: step)
  }

  private func keep(_ pieces: [EasingPiece], for request: Request) {
    // A request counts as well.
    let length = pieces.count + 2
    guard length <= most / 8 else { return }
    if size + length > most { (known, size) = ([:], 0) }
    if known.updateValue(pieces, forKey: request) == nil { size += length }
  }
}
