import SweepGeometry
import SweepScene

extension Reading {
  /// The rotations of a hand that follows the reading; by the shorter way if the scale has no ends.
  func rotations(on scale: Scale) -> [Layer.Animation] {
    // A separate closure, since a method with its scale would be allocated.
    guard scale.isEndless, course == nil else {
      return animations(of: .rotation, on: scale, { scale.angle(of: $0) })
    }
    return animations(of: .rotation, on: scale, { scale.angle(of: $0) }) { $1.nearest(to: $0) }
  }

  /// The animation of a property that follows the reading on a scale; none if nothing moves.
  ///
  /// - Parameter beside: of all values that look like a place, the one to go to from another.
  func animations<Value>(
    of key: AnimationKey<Value>, on scale: Scale, _ place: (Double) -> Value,
    beside: (_ other: Value, _ place: Value) -> Value = { $1 }
  ) -> [Layer.Animation] {
    if let course { return course.animations(of: key, place, beside) }
    let way = way(on: scale)
    guard isList || way.timing.duration > .zero else { return [] }
    guard !isList, let segment = way.only else {
      return way.animations(of: key, from: place(way.start)) { _, segment, last in
        [ReadingPath.Piece(value: beside(last, place(segment.stop)), time: 1, pace: segment.pace)]
      }
    }
    let to = place(segment.stop)
    let from = beside(to, place(way.start))
    guard from != to else { return [] }
    return [
      .basic(
        BasicAnimation(
          key, from: from, to: to, timing: way.timing, timingFunction: segment.pace))
    ]
  }

  /// The animation of a property that jumps with its value at the place of the hand; none if it
  /// never does.
  func jumps<Value>(
    of key: AnimationKey<Value>, on scale: Scale, _ value: (Double) -> Value
  ) -> [Layer.Animation] {
    if let course, case .turn = course { return course.jumps(of: key, value).map { [$0] } ?? [] }
    // A place of a revolving hand represents many readings, so jumps follow the reading; those of a
    // clock need no scale at all.
    let followsReading = scale.outside == .revolve || isClock
    func place(_ reading: Double) -> Double { followsReading ? reading : scale.part(of: reading) }
    func back(_ place: Double) -> Double { followsReading ? place : scale.value(at: place) }
    var steps = steps(
      through: place, from: previous ?? scale.domain.lowerBound, at: value
    ) { value(back($0)) }
    if case .sweep(let domain) = course {
      let (start, end) = (place(domain.lowerBound), place(domain.upperBound))
      steps.partTimes(value) { back(start + (end - start) * $0) }
    }
    return steps.animations(of: key) { $0 }
  }

  /// The animation that shows a layer only during one reading of a list; nil for a single reading.
  ///
  /// - Parameters:
  ///   - start: the moment from which on it is shown, as a fraction of the list; by default that in which
  ///     the hand sets out for it.
  ///   - end: the moment until which it is shown, after the last reading in the next pass; by default that in
  ///     which the hand sets out for the next one.
  func hiding(
    _ index: Int, from start: Double? = nil, until end: Double? = nil
  ) -> Layer.Animation? {
    if let course { return course.hiding(index) }
    guard isList else { return nil }
    if case .along = peakHold { return hiding(values.indices.map { $0 != index }) }
    // There is one for each reading, so none may walk through all of them.
    let count = Double(values.count)
    let start = start ?? Double(index) / count
    var keys = [true, false, true]
    var times = [0, start, end ?? Double(index + 1) / count]
    if index == values.count - 1 { (keys, times) = ([false, true, false], [0, end ?? 0, start]) }
    if times[1] == 0 { (keys, times) = (Array(keys.dropFirst()), [0, times[2]]) }
    var timing = timing(interval * count, repeatCount: .infinity)
    timing.fillMode = .removed
    return .keyframe(
      KeyframeAnimation(
        .isHidden, values: keys, keyTimes: times, calculationMode: .discrete, timing: timing))
  }

  /// The animation that hides a layer during some readings of a list; nil if it is always or never hidden.
  ///
  /// - Parameter hidden: whether it is hidden, for each reading of the list.
  func hiding(_ hidden: [Bool]) -> Layer.Animation? {
    guard hidden.contains(true), hidden.contains(false) else { return nil }
    var way = way(from: value)
    // Before the start the hand is at the last reading, as the layer itself.
    way.timing.fillMode = .removed
    var (keys, times): ([Bool], [Double]) = ([], [])
    for (isHidden, segment) in zip(hidden, way.segments) where isHidden != keys.last {
      keys.append(isHidden)
      times.append(segment.begin)
    }
    return .keyframe(
      KeyframeAnimation(
        .isHidden, values: keys, keyTimes: times, calculationMode: .discrete, timing: way.timing))
  }
}
