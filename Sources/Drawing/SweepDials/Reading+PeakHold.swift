import SweepGeometry
public import SweepScene

/// The source of a peak-hold marker.
indirect enum PeakHold: Hashable, Sendable {
  case none
  case by(Reading, hold: Seconds, fall: Seconds)
  case along(ReadingPath)

  func check(on scale: Scale) throws(DialError) {
    guard case .by(let pusher, let hold, let fall) = self else { return }
    try pusher.check(on: scale)
    guard !pusher.isClock else { throw DialError("pushedBy", "must not be a clock") }
    guard hold == .zero || (0.001...1e5).contains(hold.value) else {
      throw DialError("hold", "must be 0 or lie in 0.001 … 100000 s")
    }
    guard (0.001...1e5).contains(fall.value) else {
      throw DialError("fall", "must lie in 0.001 … 100000 s")
    }
    guard !scale.comesRound else {
      throw DialError("pushedBy", "needs a scale that has two ends")
    }
  }
}

extension Reading {
  /// The same reading as a peak-hold mark: another one pushes it up, and it holds for a while
  /// before it falls back to its own value, or to the other one if that is higher.
  ///
  /// ```swift
  /// let speed = Reading(3.5, duration: 0.8)
  /// Needle(.outboard).on(reading: Reading(5.5).pushed(by: speed))
  /// ```
  ///
  /// A picture at rest shows its final value. If a script moves the other reading, the mark follows
  /// above its own value without holding.
  ///
  /// - Parameters:
  ///   - reading: what pushes it.
  ///   - hold: the time for which it stands at a peak; 1.5 s by default.
  ///   - fall: the time in which it would fall through the whole scale; 4 s by default.
  public func pushed(by reading: Reading, hold: Seconds = 1.5, fall: Seconds = 4) -> Reading {
    var pushed = self
    pushed.peakHold = .by(reading, hold: hold, fall: fall)
    return pushed
  }

  /// The reading that a picture at rest shows, which for a mark that is pushed depends on the scale.
  package func rest(on scale: Scale) -> Double { pushed(on: scale, beside: self).value }

  /// The reading with the way on which another one pushes it.
  ///
  /// - Parameter dial: the dial's reading, which a script may move.
  func pushed(on scale: Scale, beside dial: Reading) -> Reading {
    if isMissing { return standing(on: scale) }
    guard case .by(let pusher, let hold, let fall) = peakHold else { return self }
    if pusher.isMissing { return standing(on: scale) }
    var pushed = self
    (pushed.peakHold, pushed.isPeak) = (.none, true)
    if course != nil { return pushed }
    let floor = scale.part(of: value)
    if let course = dial.course {
      let isPlayed = pusher.isPlayed(as: dial)
      pushed.values = [max(value, isPlayed ? dial.value : pusher.value)]
      if isPlayed, case .sweep(let domain) = course, floor < 1 {
        let segment = ReadingPath.Segment(
          stop: domain.upperBound, begin: floor, end: 1, pace: .linear)
        pushed.peakHold = .along(
          ReadingPath(start: value, segments: [segment], timing: course.timing))
      }
      return pushed
    }
    let hand = pusher.pushed(on: scale, beside: dial)
    let way = hand.way(on: scale)
    var peak = PeakTrajectory(
      floor: floor, from: scale.part(of: max(previous ?? value, value)), hold: hold.value,
      rate: 1 / fall.value)
    let places = way.points(scale.part(of:))
    let isForever = way.timing.repeatCount == .infinity
    pushed.follow(isForever ? peak.forever(beside: places) : peak.once(beside: places), way, scale)
    return pushed
  }

  /// The absence of a reading, at the lower end of a scale.
  private func standing(on scale: Scale) -> Reading {
    var missing = Reading.missing(duration: duration, timingFunction: timingFunction)
    (missing.values, missing.course) = ([scale.domain.lowerBound], course)
    return missing
  }

  /// Whether another reading pushes it.
  var isPushed: Bool { if case .along = peakHold { true } else { false } }

  /// Goes along points of moments and parts of a scale.
  private mutating func follow(_ points: [Point], _ way: ReadingPath, _ scale: Scale) {
    guard let first = points.first, let last = points.last, last.x > 0 else {
      values = [max(value, way.segments.last?.stop ?? value)]
      return
    }
    let (own, floor) = (value, scale.part(of: value))
    let stops = way.segments.map { (scale.part(of: $0.stop), $0.stop) }
    let exact = Dictionary(stops + [(floor, own)], uniquingKeysWith: { $1 })
    func reading(at part: Double) -> Double { exact[part] ?? scale.value(at: part) }
    let segments = zip(points, points.dropFirst()).map { key, next in
      ReadingPath.Segment(
        stop: reading(at: next.y), begin: key.x / last.x, end: next.x / last.x, pace: .linear)
    }
    var timing = way.timing
    timing.duration = Seconds(last.x)
    (timing.fillMode, timing.restsOnModel) = (.backwards, false)
    values = [reading(at: last.y)]
    peakHold = .along(ReadingPath(start: reading(at: first.y), segments: segments, timing: timing))
  }
}
