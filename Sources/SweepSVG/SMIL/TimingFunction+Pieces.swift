import SweepGeometry
import SweepScene

extension TimingFunction {
  /// A part of the curve that only rises or only falls.
  struct Piece {
    /// The pace within the part, whose numbers all lie in 0 … 1.
    let pace: TimingFunction
    /// The time at which the part ends.
    let time: Double
    /// The progress at which it ends.
    let progress: Double
  }

  /// The curve cut where its progress turns round, and on until all lies within each part's box.
  var pieces: [Piece] {
    let curve = outline
    let cuts = [0] + turningPoints + [1]
    return zip(cuts, cuts.dropFirst()).flatMap { curve.pieces(from: $0, to: $1, depth: 0) }
  }

  /// The pace between two times of a cubic one, as a pace of its own.
  func part(from low: Double, to high: Double) -> TimingFunction {
    if isLinear || (low <= 0 && high >= 1) { return self }
    return outline.part(from: parameter(at: low), to: parameter(at: high)).pace
  }

  private var outline: Cubic {
    Cubic(start: Point(0, 0), control1: Point(x1, y1), control2: Point(x2, y2), end: Point(1, 1))
  }

  /// The parameter at which the curve reaches a time, by bisection.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if outline.point(at: middle).x < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The parameters inside 0 … 1 at which the progress turns round, in order.
  private var turningPoints: [Double] {
    // The derivative over 3, as a t² + b t + y1.
    let a = 3 * y1 - 3 * y2 + 1
    let b = 2 * y2 - 4 * y1
    let root = (b * b - 4 * a * y1).squareRoot()
    let found = abs(a) < 1e-12 ? [-y1 / b] : [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    return found.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.sorted()
  }
}

extension Cubic {
  fileprivate func pieces(
    from start: Double, to end: Double, depth: Int
  ) -> [TimingFunction.Piece] {
    let part = part(from: start, to: end)
    let pace = part.pace
    let all = [pace.x1, pace.y1, pace.x2, pace.y2]
    if depth < 6, !all.allSatisfy({ $0 > -1e-9 && $0 < 1 + 1e-9 }) {
      let middle = (start + end) / 2
      return pieces(from: start, to: middle, depth: depth + 1)
        + pieces(from: middle, to: end, depth: depth + 1)
    }
    let inside = all.map { min(max($0, 0), 1) }
    return [
      .init(
        pace: TimingFunction(inside[0], inside[1], inside[2], inside[3]), time: part.end.x,
        progress: part.end.y)
    ]
  }

  /// The curve as a pace within the box of its ends.
  fileprivate var pace: TimingFunction {
    let box = end - start
    func x(_ point: Point) -> Double { box.dx == 0 ? 0 : (point.x - start.x) / box.dx }
    func y(_ point: Point) -> Double { box.dy == 0 ? 0 : (point.y - start.y) / box.dy }
    return TimingFunction(x(control1), y(control1), x(control2), y(control2))
  }

  /// The part of the curve between two parameters (de Casteljau, in its blossom).
  fileprivate func part(from s: Double, to t: Double) -> Cubic {
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
      let first = start.interpolated(to: control1, a)
      let second = control1.interpolated(to: control2, a)
      let third = control2.interpolated(to: end, a)
      let left = first.interpolated(to: second, b)
      return left.interpolated(to: second.interpolated(to: third, b), c)
    }
    return Cubic(
      start: blossom(s, s, s), control1: blossom(s, s, t), control2: blossom(s, t, t),
      end: blossom(t, t, t))
  }
}
