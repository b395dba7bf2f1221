import SweepGeometry
import SweepScene

/// The spans of one animation, in the time of its container.
struct AnimationSpans {
  /// The spans, in order, with nothing of the animation between them.
  private(set) var spans: [TimelineSpan]
  /// Whether the values are added to the value beneath.
  private(set) var isAdditive = false
  /// The event from which the moments count.
  private(set) var trigger: Trigger?
  /// Whether gaps hold a value because they come back for ever.
  private(set) var fillsGaps = false
  /// The index of its animation among those of the property.
  var place = 0

  /// Makes the timeline of spans that begin with the event of another timeline.
  init(_ spans: [TimelineSpan], like other: AnimationSpans) {
    self = other
    self.spans = spans
  }

  /// Makes the timeline of an animation that is no group.
  init(
    _ keys: Keyframes, of animation: Layer.Animation, gap: AnimationValue, _ rules: TimelineRules
  ) throws(Unsupported) {
    let duration = animation.timing.duration.value
    isAdditive = animation.isAdditive
    if duration == .infinity {
      spans = [.still(keys.values[0], -.infinity, .infinity)]
      return
    }
    let adds = animation.isCumulative && animation.property?.adds == true
    let isSingle = keys.isStill && !rules.accumulatesSingleValues
    let keys = adds && isSingle ? keys.doubled : keys
    spans = [TimelineSpan(start: 0, end: duration, keys: keys, pass: duration, peaks: keys.peaks)]
    try run(in: animation.timing, gap: gap, isCumulative: adds)
  }

  /// Maps the timeline into the time around a timing.
  ///
  /// - Parameters:
  ///   - gap: the value where nothing is in effect.
  ///   - isCumulative: whether each pass of the timing goes on from where the one before it ended.
  mutating func run(
    in timing: MediaTiming, gap: AnimationValue, isCumulative: Bool = false
  ) throws(Unsupported) {
    if trigger != nil { return try slowDown(by: timing) }
    trigger = timing.trigger
    if timing.speed == 0 { return try stand(in: timing, gap: gap, isCumulative: isCumulative) }
    try takeCourse(of: timing, gap: gap, isCumulative: isCumulative)
    let (begin, end) = (timing.beginTime.value, timing.endTime.value)
    let first = timing.fillsBackwards ? value(at: Instant(0)) : nil
    let stays = timing.fillsForwards && end < .infinity
    let last = stays ? value(at: .end(timing.ownActiveDuration)) : nil
    if begin != 0 || timing.speed != 1 {
      let factor = 1 / abs(timing.speed)
      spans = spans.map { $0.moved(by: 0, times: factor).moved(by: begin) }
    }
    if let first { spans.insert(.still(first, -.infinity, begin), at: 0) }
    if let last { spans.append(.still(last, end, .infinity)) }
  }

  /// Maps the timeline to the pace of a group, in the group's own time.
  mutating func run(
    at group: AnimationGroup, error: Double, _ rules: TimelineRules
  ) throws(Unsupported) {
    let duration = group.timing.duration.value
    if trigger != nil { throw Unsupported("begins on an event, in a group that has a pace") }
    spans = try spans.clipped(0, duration)
    if spans.isEmpty { return }
    if spans.leaveGaps(to: duration) {
      throw Unsupported("does not last as long as its group, whose pace it takes")
    }
    var whole = try spans.joined(length: duration)
    whole.keys.pace = group.timingFunction
    whole.keys = whole.keys.writable(error: error, rules)
    whole.peaks = whole.keys.peaks
    spans = [whole]
  }

  /// Whether it is one span, with the keys of an animation and at the times of its timing.
  func matches(_ keys: Keyframes, in timing: MediaTiming) -> Bool {
    guard spans.count == 1, let span = spans.first, span.keys == keys else { return false }
    let times = [(span.start, timing.beginTime.value), (span.end, timing.endTime.value)]
    return (times + [(span.pass, timing.duration.value)]).allSatisfy { a, b in
      a == b || abs(a - b) < 1e-9
    }
  }

  /// Whether another timeline is in effect when this one is, or may be.
  func liesOver(_ other: AnimationSpans) -> Bool {
    guard trigger == other.trigger, let start = spans.first?.start else { return true }
    return other.spans.contains { $0.end > start }
  }

  func value(at instant: Instant) -> AnimationValue? {
    let (time, slack) = (instant.time, 1e-9)
    let span =
      instant.isBefore
      ? spans.last { $0.start < time - slack && $0.end > time - slack }
      : spans.first { $0.end > time + slack && $0.start < time + slack }
    return span?.value(at: instant)
  }

  /// Whether passes that never end go on from each other.
  var addsForever: Bool { spans.contains { $0.isCumulative && $0.end == .infinity } }

  /// Writes out cumulative passes; endless ones stay as they are.
  mutating func unrollSums() throws(Unsupported) {
    for index in spans.indices where spans[index].isCumulative && spans[index].end < .infinity {
      spans[index] = try spans[index].unrolled()
    }
  }

  /// An animation that begins with an event is affected only by the speed of the time around it.
  private mutating func slowDown(by timing: MediaTiming) throws(Unsupported) {
    guard timing.speed > 0, timing.trigger == nil else {
      throw Unsupported("begins on an event, in a time that does not run forwards")
    }
    spans = spans.map { $0.moved(by: 0, times: 1 / timing.speed) }
  }

  /// Leaves the one value that shows at speed 0.
  private mutating func stand(
    in timing: MediaTiming, gap: AnimationValue, isCumulative: Bool
  ) throws(Unsupported) {
    var moment = Instant(timing.timeOffset.value)
    if timing.duration.value < .infinity {
      var running = timing
      (running.speed, running.timeOffset) = (1, .zero)
      if timing.ownActiveDuration < .infinity {
        let isOver = moment.time >= timing.ownActiveDuration
        moment = isOver ? .end(timing.ownActiveDuration) : Instant(max(moment.time, 0))
      } else if !isCumulative {
        // All passes are alike, with the same gaps.
        moment = moment.wrapped(timing.cycle).instant
        (running.repeatCount, running.repeatDuration) = (1, nil)
      }
      try takeCourse(of: running, gap: gap, isCumulative: isCumulative)
    }
    spans = value(at: moment).map { [.still($0, -.infinity, .infinity)] } ?? []
  }

  /// Takes the whole course of a timing, in the order in which it is run through.
  private mutating func takeCourse(
    of timing: MediaTiming, gap: AnimationValue, isCumulative: Bool
  ) throws(Unsupported) {
    let (duration, course) = (timing.duration.value, timing.ownActiveDuration)
    if duration == .infinity {
      let offset = timing.timeOffset.value
      spans =
        timing.speed > 0
        ? try spans.clipped(offset, .infinity).moved(by: -offset)
        : try spans.clipped(-.infinity, offset).reversed(from: offset)
      return
    }
    spans = try spans.clipped(0, duration)
    if timing.autoreverses { spans += try spans.reversed(from: 2 * duration) }
    if timing.passes != 1 || timing.autoreverses {
      try repeatSpans(every: timing.cycle, times: timing.passes, gap: gap)
      if isCumulative { for index in spans.indices { spans[index].isCumulative = true } }
    }
    let isBack = timing.speed < 0
    if course == .infinity {
      let part = Instant(timing.timeOffset.value).wrapped(timing.cycle).instant.time / timing.cycle
      for index in spans.indices {
        if isCumulative, timing.timeOffset != .zero || isBack {
          throw Unsupported("adds up for ever, but not from its first pass on")
        }
        spans[index] = isBack ? spans[index].backwards(from: part) : spans[index].rotated(by: part)
      }
      return
    }
    let offset = Instant(timing.timeOffset.value).wrapped(course).instant.time
    if offset > 0 {
      spans =
        try spans.clipped(offset, course).moved(by: -offset)
        + spans.clipped(0, offset).moved(by: course - offset)
      if !spans.leaveGaps(to: course) {
        spans = [try spans.joined(length: course)]
      }
    }
    if isBack { spans = try spans.reversed(from: course) }
  }

  /// Repeats the spans: as passes of one span, if there are no gaps between them.
  private mutating func repeatSpans(
    every cycle: Double, times: Double, gap: AnimationValue
  ) throws(Unsupported) {
    if spans.isEmpty { return }
    if times == .infinity, spans.leaveGaps(to: cycle) {
      fillsGaps = true
      spans = spans.fillingGaps(with: gap, to: cycle)
    }
    if !spans.leaveGaps(to: cycle) {
      var whole = try spans.joined(length: cycle)
      whole.end = cycle * times
      spans = [whole]
      return
    }
    guard times * Double(spans.count) <= Double(SceneLimits.values) else {
      throw Unsupported("would need more than \(SceneLimits.values) elements")
    }
    let one = spans
    spans = []
    for pass in 0..<Int(times.rounded(.up)) {
      spans += try one.moved(by: Double(pass) * cycle).clipped(0, cycle * times)
    }
  }
}
