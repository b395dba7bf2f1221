/// The times between which a value that is not one number may be taken as going evenly.
///
/// From each time the next one is as late as the tolerance allows, found by halving, so the samples
/// are few where the value goes nearly straight. For one number `EasingFit` needs far fewer.
///
/// - Parameters:
///   - start: the first time.
///   - end: the last time, after the first.
///   - breaks: times that have to be among the samples, such as those of kinks; others than those
///     between start and end are ignored.
///   - tolerance: the largest error, in the units of `error`, more than zero.
///   - maxCount: the most times. If they are not enough, the tolerance is doubled until they are;
///     start, end and breaks are kept in any case.
///   - error: the deviation from going evenly between two times, the first before the second; one
///     that is not a number counts as too large.
/// - Returns: rising times from start to end; only the start if the end is not after it, and none
/// if one of them is not finite.
package func adaptiveTimes(
  from start: Double, to end: Double, breaks: [Double] = [], tolerance: Double,
  maxCount: Int = 10_000, error: (Double, Double) -> Double
) -> [Double] {
  guard start.isFinite, end.isFinite else { return [] }
  guard end > start else { return [start] }
  var stops = [start]
  for stop in breaks.filter({ $0 > start && $0 < end }).sorted() + [end]
  where stop > stops[stops.count - 1] {
    stops.append(stop)
  }
  var allowed = tolerance > 0 ? tolerance : 1e-9
  for _ in 0..<80 where stops.count < maxCount {
    let times = sampled(stops, maxCount: maxCount) { error($0, $1) <= allowed }
    if let times { return times }
    allowed *= 2
  }
  return stops
}

/// The fewest times between stops within the tolerance; nil if they are more than allowed.
private func sampled(
  _ stops: [Double], maxCount: Int, isGood: (Double, Double) -> Bool
) -> [Double]? {
  var times = [stops[0]]
  var usual = Double.infinity
  for (start, stop) in zip(stops, stops.dropFirst()) {
    var time = start
    while time < stop {
      if times.count == maxCount { return nil }
      let next = farthest(from: time, to: stop, first: usual, isGood: isGood)
      usual = next - time
      time = next
      times.append(time)
    }
  }
  return times
}

/// The latest good time, to a hundredth of the step; a millionth of the way where none is.
private func farthest(
  from time: Double, to stop: Double, first: Double, isGood: (Double, Double) -> Bool
) -> Double {
  if isGood(time, stop) { return stop }
  let way = stop - time
  var low = 0.0
  var high = way
  var step = max(min(first, way / 2), way / 1000)
  while high - low > 0.01 * low, high > way * 1e-6 {
    if isGood(time, time + step) { low = step } else { high = step }
    // The step before is a good guess: look close to it first.
    let isNear = low == 0 || high == way
    step = isNear && low > 0 ? min(low * 1.5, (low + high) / 2) : (low + high) / 2
  }
  let next = time + (low > 0 ? low : high)
  return next > time ? min(next, stop) : stop
}
