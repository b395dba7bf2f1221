import SweepGeometry
import SweepScene

/// The trajectory of a mark that a hand pushes up the scale: it rises, holds and falls back.
///
/// Moments are seconds, places parts of the sweep: the `x` and `y` of points.
struct PeakTrajectory {
  /// The place to which the mark falls.
  let floor: Double
  /// The hold time, in seconds.
  let hold: Double
  /// The fraction of the sweep that it falls in a second.
  let rate: Double

  private var place: Double
  private var now = 0.0
  private var pushedAt = 0.0
  private var points: [Point] = []

  init(floor: Double, from start: Double, hold: Double, rate: Double) {
    (self.floor, self.hold, self.rate) = (floor, hold, rate)
    place = start
  }

  /// The points of the mark's trajectory beside a hand that moves once, until the mark has come to
  /// rest.
  mutating func once(beside hand: [Point]) -> [Point] {
    follow(hand, from: 0)
    if let end = hand.last {
      let rest = now + hold + 1 / rate + 1
      while now < rest, place > max(floor, end.y) { step(to: rest, from: end.y, to: end.y) }
    }
    return shortened()
  }

  /// The points of the mark's trajectory in a pass of a hand that repeats its path for ever.
  mutating func forever(beside hand: [Point]) -> [Point] {
    guard let end = hand.last, end.x > 0 else { return [] }
    let passes = Int(((hold + 1 / rate) / end.x).rounded(.up)) + 2
    for pass in 0..<passes { follow(hand, from: Double(pass) * end.x) }
    let start = Double(passes - 1) * end.x
    points = points.map { Point($0.x - start, $0.y) }
    return shortened()
  }

  private mutating func follow(_ hand: [Point], from start: Double) {
    guard var last = hand.first else { return }
    place = max(place, last.y)
    (now, points) = (start, [Point(start, place)])
    for next in hand.dropFirst() {
      let (end, slope) = (start + next.x, (next.y - last.y) / (next.x - last.x))
      if end > now {
        while now < end {
          step(to: end, from: next.y - slope * (end - now), to: next.y)
        }
      } else if next.y > place {
        push(to: next.y)
      }
      last = next
    }
  }

  /// Goes on until a moment, or until something changes before it.
  ///
  /// - Parameters:
  ///   - from: where the hand is.
  ///   - to: where it goes evenly.
  private mutating func step(to end: Double, from: Double, to: Double) {
    let slope = (to - from) / (end - now)
    let isHeldUp = from >= place - 1e-12
    if isHeldUp, slope >= 0 {
      now = end
      return push(to: to)
    }
    let isWaiting = now < pushedAt + hold
    if isHeldUp, !isWaiting, slope >= -rate, to >= floor {
      (now, place) = (end, to)
      return points.append(Point(now, place))
    }
    let fall = isWaiting || place <= floor ? 0 : rate
    var time = end - now
    if isWaiting { time = min(time, pushedAt + hold - now) }
    if fall > 0 { time = min(time, (place - floor) / fall) }
    if !isHeldUp, slope + fall > 0 { time = min(time, (place - from) / (slope + fall)) }
    // A moment at least, so that rounding does not stop it.
    time = min(max(time, 1e-6), end - now)
    now = time == end - now ? end : now + time
    place = max(place - fall * time, floor, from + slope * time)
    points.append(Point(now, place))
  }

  private mutating func push(to place: Double) {
    (self.place, pushedAt) = (place, now)
    points.append(Point(now, place))
  }

  /// The points without redundant ones.
  private func shortened() -> [Point] {
    var tolerance = 0.0008
    var kept = Thinning.straightened(points, tolerance: tolerance)
    while kept.count > 2000 {
      tolerance *= 2
      kept = Thinning.straightened(points, tolerance: tolerance)
    }
    return kept
  }
}

extension ReadingPath {
  /// The places of a hand on its path within a scale, close enough for linear motion between them.
  func points(_ place: (Double) -> Double) -> [Point] {
    let whole = timing.duration.value
    var points = [Point(0, place(start))]
    func add(_ time: Double, _ place: Double) {
      points.append(Point(time * whole, min(max(place, 0), 1)))
    }
    for (last, segment) in moves {
      let (first, end) = (place(last), place(segment.stop))
      add(segment.begin, first)
      for sample in 1...64 {
        let time = Double(sample) / 64
        add(
          segment.begin + (segment.end - segment.begin) * time,
          sample == 64 ? end : first + (end - first) * segment.pace.progress(at: time))
      }
    }
    add(1, points[points.count - 1].y)
    return points
  }
}
