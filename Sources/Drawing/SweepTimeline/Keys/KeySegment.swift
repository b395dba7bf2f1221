import SweepGeometry
import SweepScene

/// A part of a pass in which one pace leads from one value to another, or one value stands.
struct KeySegment {
  var start: Double
  var end: Double
  var from: AnimationValue
  var to: AnimationValue
  var pace: TimingFunction

  /// The part of the segment between two times, moved; in several segments where its pace leaves
  /// the box of its ends.
  func parts(from low: Double, to high: Double, movedBy distance: Double) -> [KeySegment] {
    let (first, last) = (max(start, low), min(end, high))
    // What is shorter is left over by sums of decimal fractions.
    guard last - first > 1e-12 else { return [] }
    var whole = self
    (whole.start, whole.end) = (first + distance, last + distance)
    if first == start, last == end { return [whole] }
    let length = end - start
    let (low, high) = ((first - start) / length, (last - start) / length)
    let cubic = pace.cubic.flatMap { $0.isLinear ? nil : $0 } ?? CubicTiming(0, 0, 1, 1)
    var parts = EasingCubic(cubic).part(from: low, to: high).pieces.map { piece in
      KeySegment(
        start: start + length * piece.start + distance, end: start + length * piece.end + distance,
        from: from.interpolated(to: to, piece.from), to: from.interpolated(to: to, piece.to),
        pace: pace.isLinear ? pace : TimingFunction(.cubic(piece.timing)))
    }
    // The ends are known better.
    parts[0].start = whole.start
    parts[parts.count - 1].end = whole.end
    if first == start { parts[0].from = from }
    if last == end { parts[parts.count - 1].to = to }
    return parts
  }

  /// The segment with its times multiplied.
  func stretched(by factor: Double) -> KeySegment {
    var segment = self
    segment.start *= factor
    segment.end *= factor
    return segment
  }

  /// The segment as it is played backwards in a pass of length 1.
  var reversed: KeySegment {
    KeySegment(start: 1 - end, end: 1 - start, from: to, to: from, pace: pace.reversed)
  }
}

extension Keyframes {
  /// The segments of the pass, in order, without those that take no time.
  var keySegments: [KeySegment] {
    let isStill = isDiscrete || values.count == 1
    let ends = keyTimes.dropFirst() + (isStill ? [1] : [])
    return ends.enumerated().compactMap { index, end in
      let start = keyTimes[index]
      guard start < end else { return nil }
      return KeySegment(
        start: start, end: end, from: values[index], to: values[isStill ? index : index + 1],
        pace: isStill ? .linear : timingFunctions[index])
    }
  }

  /// Makes keys of segments that follow on each other, from 0 to 1; `isDiscrete` of ones in which
  /// nothing moves.
  init(_ segments: [KeySegment], isDiscrete: Bool) {
    var keys = Keyframes(values: [], keyTimes: [], timingFunctions: [], isDiscrete: isDiscrete)
    for segment in segments {
      if isDiscrete {
        keys.values.append(segment.from)
        keys.keyTimes.append(segment.start)
        continue
      }
      if keys.values.last.map({ !$0.isNearly(segment.from) }) ?? true {
        if !keys.values.isEmpty { keys.timingFunctions.append(.linear) }
        keys.values.append(segment.from)
        keys.keyTimes.append(segment.start)
      }
      keys.values.append(segment.to)
      keys.keyTimes.append(segment.end)
      keys.timingFunctions.append(segment.pace)
    }
    if isDiscrete {
      keys.timingFunctions = Array(repeating: .linear, count: max(keys.values.count - 1, 0))
    } else if !keys.keyTimes.isEmpty {
      keys.keyTimes[keys.keyTimes.count - 1] = 1
    }
    self = keys
  }
}

extension AnimationValue {
  /// Whether no one can tell the value from another.
  func isNearly(_ other: AnimationValue) -> Bool { self == other || distance(to: other) < 1e-9 }
}
