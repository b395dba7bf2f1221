import SweepGeometry
package import SweepScene

/// A part of a pass in which one pace leads from one value to another, or one value holds.
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
    // Shorter parts are left over by sums of decimal fractions.
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
  /// Whether the values are indistinguishable.
  func isNearly(_ other: AnimationValue) -> Bool { self == other || distance(to: other) < 1e-9 }
}

extension Keyframes {
  /// The keys played backwards.
  var reversed: Keyframes {
    if isStill { return self }
    return Keyframes(keySegments.reversed().map(\.reversed), isDiscrete: isDiscrete)
  }

  /// Whether there is but one value.
  package var isStill: Bool { values.count == 1 }

  /// The single value twice.
  var doubled: Keyframes {
    Keyframes(
      values: values + values, keyTimes: [0, 1], timingFunctions: [.linear], isDiscrete: false)
  }

  /// The keys from a part of the pass to its end, and then from its start to that part.
  func rotated(by part: Double) -> Keyframes {
    guard part > 1e-9, part < 1 - 1e-9, !isStill else { return self }
    let all = keySegments
    let first = all.flatMap { $0.parts(from: part, to: 1, movedBy: -part) }
    let rest = all.flatMap { $0.parts(from: 0, to: part, movedBy: 1 - part) }
    return Keyframes(first + rest, isDiscrete: isDiscrete)
  }

  /// The keys of so many passes, the last of which may stop part-way, as keys of one pass.
  ///
  /// - Parameter step: the addition of each pass to the one before it, for cumulative values.
  func repeated(_ passes: Double, adding step: AnimationValue? = nil) -> Keyframes {
    let all = keySegments
    let course = (0..<Int(passes.rounded(.up))).flatMap { pass -> [KeySegment] in
      let rest = min(passes - Double(pass), 1)
      let parts = all.flatMap { $0.parts(from: 0, to: rest, movedBy: Double(pass)) }
      return parts.map { part in
        var part = part
        if let step {
          part.from = part.from.accumulating(step, Double(pass))
          part.to = part.to.accumulating(step, Double(pass))
        }
        return part.stretched(by: 1 / passes)
      }
    }
    return Keyframes(course, isDiscrete: isDiscrete)
  }
}
