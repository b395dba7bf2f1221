extension Schedule {
  /// The moment at which an entry first ends, in the time of its root: by itself, or since the group
  /// or the layer that holds it cuts it off.
  func end(of entry: Entry) -> Double {
    let timing = entry.timing
    let outer = outerClock(of: entry)
    // What begins with an event is cut off by nothing.
    guard timing.trigger == nil, let place = entry.container else {
      let begin = (timing.trigger == nil ? outer.zero : 0) + timing.beginTime.value * outer.rate
      return begin + timing.activeDuration.value * outer.rate
    }
    let holder = entries[place]
    return min(outer.time(timing.end(inPassOf: holder.timing)), end(of: holder))
  }
}

extension MediaTiming {
  /// The moment at which it ends in the first pass of what holds it. On a way back that is where it
  /// has begun.
  fileprivate func end(inPassOf holder: MediaTiming) -> Double {
    let (end, pass) = (endTime.value, holder.duration.value)
    if end <= pass { return end }
    return holder.autoreverses ? holder.cycle - min(beginTime.value, pass) : pass
  }
}
