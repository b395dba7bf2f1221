import SweepGeometry
import SweepScene

extension [TimelineSpan] {
  /// The parts of the spans between two moments.
  func clipped(_ low: Double, _ high: Double) throws(Unsupported) -> [TimelineSpan] {
    if allSatisfy({ low <= $0.start && $0.start < $0.end && $0.end <= high }) { return self }
    var parts: [TimelineSpan] = []
    for span in self {
      if let part = try span.clipped(low, high) { parts.append(part) }
    }
    return parts
  }

  /// The spans so much later.
  func moved(by distance: Double) -> [TimelineSpan] { map { $0.moved(by: distance) } }

  /// The spans as they are played backwards, from their end to their start.
  func reversed(from zero: Double) throws(Unsupported) -> [TimelineSpan] {
    var parts: [TimelineSpan] = []
    for span in reversed() { parts.append(try span.reversed(from: zero)) }
    return parts
  }

  /// Whether there is a time between zero and an end in which there is no span.
  func leaveGaps(to end: Double) -> Bool {
    let slack = 1e-9 * end
    var reached = 0.0
    for span in self {
      if span.start > reached + slack { return true }
      reached = span.end
    }
    return reached < end - slack
  }

  /// The spans with a constant value in the gaps between them.
  func fillingGaps(with value: AnimationValue, to end: Double) -> [TimelineSpan] {
    var filled: [TimelineSpan] = []
    var reached = 0.0
    for span in self {
      if span.start > reached { filled.append(.still(value, reached, span.start)) }
      filled.append(span)
      reached = span.end
    }
    return reached < end ? filled + [.still(value, reached, end)] : filled
  }

  /// Spans that follow on each other from zero on, as one pass of one span.
  func joined(length: Double) throws(Unsupported) -> TimelineSpan {
    if count == 1, self[0].isStill || self[0].passes == 1, !self[0].isCumulative {
      return TimelineSpan(
        start: 0, end: length, keys: self[0].keys, pass: length, peaks: self[0].peaks)
    }
    var all: [KeySegment] = []
    var peaks: [Peak] = []
    for span in self {
      let whole = try span.unrolled()
      all += whole.keys.keySegments.map { segment in
        var part = segment
        part.start = (span.start + segment.start * span.length) / length
        part.end = (span.start + segment.end * span.length) / length
        return part
      }
      peaks += whole.peaks.map { $0.at((span.start + $0.time * span.length) / length) }
    }
    guard all.count <= SceneLimits.values else {
      throw Unsupported("would need more than \(SceneLimits.values) keys")
    }
    let keys = Keyframes(all, isDiscrete: allSatisfy { $0.isStill || $0.keys.isDiscrete })
    return TimelineSpan(start: 0, end: length, keys: keys, pass: length, peaks: peaks)
  }
}

/// A value past a jump at the end of a pass: of steps, of a spring that is cut off.
///
/// It shows only if everything ends there, forwards, and fills; if time continues or reverses, it
/// never shows.
struct Peak: Hashable, Sendable {
  /// The part of the span's pass at which it lies, more than 0.
  var time: Double
  var value: AnimationValue

  func at(_ time: Double) -> Peak { Peak(time: time, value: value) }
}

extension [Peak] {
  /// The peaks of so many passes, the last of which may stop part-way, as peaks of one pass.
  ///
  /// - Parameter step: the addition of each pass to the one before it, for cumulative values.
  func repeated(_ passes: Double, adding step: AnimationValue?) -> [Peak] {
    if isEmpty { return [] }
    return (0..<Int(passes.rounded(.up))).flatMap { pass in
      map { peak in
        let sum = step.map { peak.value.accumulating($0, Double(pass)) }
        return Peak(time: (Double(pass) + peak.time) / passes, value: sum ?? peak.value)
      }
    }
  }
}

extension Keyframes {
  /// The value past a jump at the end of the pass, if there is one.
  var peaks: [Peak] {
    guard let last = values.last, values.count > 1, keyTimes[keyTimes.count - 1] >= 1 - 1e-9,
      isDiscrete || keyTimes[keyTimes.count - 2] >= 1 - 1e-9
    else { return [] }
    return [Peak(time: 1, value: last)]
  }
}
