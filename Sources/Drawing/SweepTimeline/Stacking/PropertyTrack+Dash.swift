import SweepGeometry
import SweepScene

extension PropertyTrack {
  /// The track of the length between two moving ends of a stroke, as a part of the whole: that of a
  /// dash whose offset follows the first end.
  ///
  /// - Parameter error: the largest error of a sampled length.
  init(
    lengthFrom starts: PropertyTrack, to ends: PropertyTrack, error: Double
  ) throws(Unsupported) {
    let (from, to) = (try starts.partSpans(), try ends.partSpans())
    let moments = Set((from + to).flatMap { [$0.start, $0.end] }).sorted()
    var runs: [Run] = []
    for (low, high) in zip(moments, moments.dropFirst()) {
      let (first, last) = (try from.clipped(low, high).first, try to.clipped(low, high).first)
      if first == nil, last == nil { continue }
      let length = try (last ?? .still(ends.base.clamped(0, 1), low, high)).minus(
        first ?? .still(starts.base.clamped(0, 1), low, high), error: error)
      runs.append(Run(span: length))
    }
    let base = ends.base.clamped(0, 1).minus(starts.base.clamped(0, 1))
    self.init(property: .strokeEnd, base: base, runs: runs)
  }

  /// The spans of a number of 0 … 1 in the scene's own time.
  private func partSpans() throws(Unsupported) -> [TimelineSpan] {
    guard runs.allSatisfy({ $0.trigger == nil && !$0.isAdditive }) else {
      throw Unsupported("waits for an event or adds to what moves, while the other end moves")
    }
    return runs.map { run in
      var span = run.span
      span.keys = span.keys.cut(at: [0, 1])
      span.keys.values = span.keys.values.map { $0.clamped(0, 1) }
      return span
    }
  }
}

extension TimelineSpan {
  /// The difference to the number of another span of the same time.
  fileprivate func minus(_ other: TimelineSpan, error: Double) throws(Unsupported) -> TimelineSpan {
    let (own, other) = try aligned(with: other)
    return TimelineSpan(
      start: start, end: end, keys: own.keys.minus(other.keys, error: error),
      pass: own.isStill ? other.pass : own.pass)
  }

  /// Both spans with passes of one length.
  private func aligned(
    with other: TimelineSpan
  ) throws(Unsupported) -> (TimelineSpan, TimelineSpan) {
    if isStill || other.isStill || abs(pass - other.pass) < 1e-9 * pass { return (self, other) }
    if end < .infinity { return (try unrolled(), try other.unrolled()) }
    let counts = (1...60).lazy.map { (Double($0), Double($0) * self.pass / other.pass) }
    guard let (own, others) = counts.first(where: { abs($1 - $1.rounded()) < 1e-9 * $1 }),
      others < 60.5
    else {
      throw Unsupported("repeats for ever, in another time than the other end")
    }
    return (repeated(own), other.repeated(others.rounded()))
  }

  private func repeated(_ passes: Double) -> TimelineSpan {
    var span = self
    span.keys = keys.repeated(passes)
    span.pass *= passes
    return span
  }
}

extension Keyframes {
  /// The difference to the numbers of other keys.
  fileprivate func minus(_ others: Keyframes, error: Double) -> Keyframes {
    let (own, other) = (keySegments, others.keySegments)
    if isStill, others.isStill {
      return Keyframes(
        values: [values[0].minus(others.values[0])], keyTimes: [0], timingFunctions: [],
        isDiscrete: true)
    }
    var times: [Double] = []
    for time in (own + other).flatMap({ [$0.start, $0.end] }).sorted()
    where time - (times.last ?? -1) > 1e-9 { times.append(time) }
    let segments = zip(times, times.dropFirst()).flatMap { low, high -> [KeySegment] in
      let first = own.flatMap { $0.parts(from: low, to: high, movedBy: 0) }
      let last = other.flatMap { $0.parts(from: low, to: high, movedBy: 0) }
      if first.count == 1, last.count == 1, let segment = first[0].minus(last[0]) {
        return [segment]
      }
      return KeySegment.fitted(from: low, to: high, error: error) { time in
        let (a, b) = (first.sample(at: time), last.sample(at: time))
        return EasingSample(a.progress - b.progress, slope: a.slope - b.slope)
      }
    }
    return Keyframes(
      segments, isDiscrete: (isDiscrete || isStill) && (others.isDiscrete || others.isStill))
  }
}

extension KeySegment {
  /// The difference to another segment of the same time, if one pace leads through it.
  fileprivate func minus(_ other: KeySegment) -> KeySegment? {
    var segment = self
    (segment.from, segment.to) = (from.minus(other.from), to.minus(other.to))
    if other.from == other.to { return segment }
    if from != to, pace != other.pace { return nil }
    segment.pace = other.pace
    return segment
  }

  /// The segments of a number as it is read between two times.
  fileprivate static func fitted(
    from low: Double, to high: Double, error: Double, _ sample: @escaping (Double) -> EasingSample
  ) -> [KeySegment] {
    let curve = EasingCurve(duration: high - low) { sample(low + $0) }
    return EasingFit(tolerance: error).pieces(of: curve).map { piece in
      KeySegment(
        start: low + piece.start, end: low + piece.end, from: .number(piece.from),
        to: .number(piece.to), pace: TimingFunction(.cubic(piece.timing)))
    }
  }
}

extension [KeySegment] {
  /// The number at a time, with its change per unit of time.
  fileprivate func sample(at time: Double) -> EasingSample {
    guard let segment = first(where: { time < $0.end }) ?? last else {
      return EasingSample(0, slope: 0)
    }
    let length = segment.end - segment.start
    let part = Swift.min(Swift.max((time - segment.start) / length, 0), 1)
    let height = segment.to.part - segment.from.part
    return EasingSample(
      segment.from.part + height * segment.pace.progress(at: part),
      slope: height * segment.pace.slope(at: part) / length)
  }
}

extension AnimationValue {
  /// The number that the value is.
  fileprivate var part: Double { if case .number(let number) = self { number } else { 0 } }

  fileprivate func minus(_ other: AnimationValue) -> AnimationValue { .number(part - other.part) }
}
