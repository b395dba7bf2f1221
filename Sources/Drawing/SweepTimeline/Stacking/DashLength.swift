import SweepGeometry
import SweepScene

/// The length between two moving ends of a stroke, as a part of the whole: the dash whose offset
/// follows the first end.
struct DashLength {
  /// The largest error of a sampled length.
  let error: Double
  /// Whether two paces at once made sampling necessary.
  private(set) var isSampled = false

  init(error: Double) { self.error = error }

  /// The track of the length.
  mutating func track(
    from starts: PropertyTrack, to ends: PropertyTrack
  ) throws(Unsupported) -> PropertyTrack {
    let (from, to) = (try starts.partSpans(), try ends.partSpans())
    let moments = Set((from + to).flatMap { [$0.start, $0.end] }).sorted()
    let still = (from: starts.base.clamped(0, 1), to: ends.base.clamped(0, 1))
    var runs: [PropertyTrack.Run] = []
    for (low, high) in zip(moments, moments.dropFirst()) {
      let (first, last) = (try from.clipped(low, high).first, try to.clipped(low, high).first)
      if first == nil, last == nil { continue }
      let span = try difference(
        of: last ?? .still(still.to, low, high), first ?? .still(still.from, low, high))
      runs.append(PropertyTrack.Run(span: span))
    }
    return PropertyTrack(property: .strokeEnd, base: still.to.minus(still.from), runs: runs)
  }

  /// The difference of two spans of the same time.
  private mutating func difference(
    of last: TimelineSpan, _ first: TimelineSpan
  ) throws(Unsupported) -> TimelineSpan {
    let (last, first) = try last.aligned(with: first)
    return TimelineSpan(
      start: last.start, end: last.end, keys: difference(of: last.keys, first.keys),
      pass: last.isStill ? first.pass : last.pass)
  }

  private mutating func difference(of last: Keyframes, _ first: Keyframes) -> Keyframes {
    let (ends, starts) = (last.keySegments, first.keySegments)
    var times: [Double] = []
    for time in (ends + starts).flatMap({ [$0.start, $0.end] }).sorted()
    where time - (times.last ?? -1) > 1e-9 { times.append(time) }
    var segments: [KeySegment] = []
    for (low, high) in zip(times, times.dropFirst()) {
      segments += difference(
        of: ends.flatMap { $0.parts(from: low, to: high, movedBy: 0) },
        starts.flatMap { $0.parts(from: low, to: high, movedBy: 0) }, from: low, to: high)
    }
    return Keyframes(
      segments, isDiscrete: [last, first].allSatisfy { $0.isDiscrete || $0.isStill })
  }

  private mutating func difference(
    of ends: [KeySegment], _ starts: [KeySegment], from low: Double, to high: Double
  ) -> [KeySegment] {
    if ends.count == 1, starts.count == 1, let segment = ends[0].minus(starts[0]) {
      return [segment]
    }
    isSampled = true
    let curve = EasingCurve(duration: high - low) { time in
      let (last, first) = (ends.sample(at: low + time), starts.sample(at: low + time))
      return EasingSample(last.progress - first.progress, slope: last.slope - first.slope)
    }
    return EasingFit(tolerance: error).pieces(of: curve).map { piece in
      KeySegment(
        start: low + piece.start, end: low + piece.end, from: .number(piece.from),
        to: .number(piece.to), pace: TimingFunction(.cubic(piece.timing)))
    }
  }
}

extension PropertyTrack {
  /// The spans of a number of 0 … 1 in the scene's own time.
  fileprivate func partSpans() throws(Unsupported) -> [TimelineSpan] {
    guard runs.allSatisfy({ $0.trigger == nil && !$0.isAdditive }) else {
      throw Unsupported("moves at an event while the other end of the stroke moves too")
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
  /// Both spans with passes of one length.
  fileprivate func aligned(
    with other: TimelineSpan
  ) throws(Unsupported) -> (TimelineSpan, TimelineSpan) {
    if isStill || other.isStill || abs(pass - other.pass) < 1e-9 * pass { return (self, other) }
    if end < .infinity { return (try unrolled(), try other.unrolled()) }
    for count in 1...60 {
      let others = Double(count) * pass / other.pass
      guard others < 60.5, abs(others - others.rounded()) < 1e-9 * others else { continue }
      return (repeated(Double(count)), other.repeated(others.rounded()))
    }
    throw Unsupported("repeats for ever in another time than the other end of the stroke")
  }

  private func repeated(_ passes: Double) -> TimelineSpan {
    var span = self
    span.keys = keys.repeated(passes)
    span.pass *= passes
    return span
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
