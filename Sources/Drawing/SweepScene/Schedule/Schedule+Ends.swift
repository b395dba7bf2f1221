/// The stretch in which an animation first runs, and a moment within it, in the time of what holds
/// it.
struct ActiveInterval {
  var begin: Double
  var end: Double
  /// The begin of the pass that something waits for; the begin itself where it waits for none.
  var moment: Double
}

extension Schedule {
  /// The stretch in which an entry first runs, in the time of its root, or nil where it never does:
  /// what holds it is over before.
  ///
  /// - Parameters:
  ///   - pass: the pass whose begin is asked for.
  ///   - waiter: what waits for it. What holds both has one time for them, at whatever offset it
  ///     begins.
  func run(of entry: Entry, pass: Int, for waiter: Entry) -> ActiveInterval? {
    let timing = entry.timing
    let begin = timing.beginTime.value
    var run = ActiveInterval(begin: begin, end: timing.endTime.value, moment: begin)
    if pass > 0 { run.moment += Double(pass) * timing.cycle / abs(timing.speed) }
    var inner = entry
    // What begins with an event is cut off by nothing.
    while inner.timing.trigger == nil, let place = inner.container {
      let holder = entries[place]
      guard run.cut(by: holder.timing) else { return nil }
      run.leave(holder.timing, isShared: holders(of: waiter).contains(place))
      inner = holder
    }
    let outer = outerMap(of: inner)
    return run.mapped { (inner.timing.trigger == nil ? outer.zero : 0) + $0 * outer.rate }
  }

  /// The places of all that holds an entry.
  func holders(of entry: Entry) -> [Int] {
    var places: [Int] = []
    var next = entry.container
    while let place = next {
      places.append(place)
      next = entries[place].container
    }
    return places
  }
}

extension ActiveInterval {
  func mapped(_ map: (Double) -> Double) -> ActiveInterval {
    ActiveInterval(begin: map(begin), end: map(end), moment: map(moment))
  }

  /// Ends with the first pass of what holds it, and says whether it begins before.
  fileprivate mutating func cut(by holder: MediaTiming) -> Bool {
    let pass = holder.duration.value
    guard begin < min(pass, holder.ownActiveDuration) else { return false }
    // On a way back it ends where it has begun.
    if end > pass { end = holder.autoreverses ? holder.cycle - begin : pass }
    end = min(end, holder.ownActiveDuration)
    return true
  }

  /// Goes on to the time around what holds it.
  fileprivate mutating func leave(_ holder: MediaTiming, isShared: Bool) {
    var offset = holder.timeOffset.value
    if !isShared, offset != 0, holder.duration.value < .infinity, end > 0 {
      offset = offset.wrapped(
        holder.ownActiveDuration < .infinity ? holder.ownActiveDuration : holder.cycle)
      let shift = shift(in: holder, from: offset)
      self = mapped { $0 + shift }
    }
    self = mapped { holder.beginTime.value + ($0 - offset) / holder.speed }
  }

  /// How much later than in the first pass it runs where the course begins at an offset: what is
  /// over there comes in a later pass, on the way back, or when the course goes on from its start.
  private func shift(in holder: MediaTiming, from offset: Double) -> Double {
    let back = holder.autoreverses && end <= holder.duration.value ? holder.cycle - begin - end : 0
    let first = (offset / holder.cycle).rounded(.down)
    for pass in [first, first + 1] {
      for shift in [pass * holder.cycle, pass * holder.cycle + back]
      where end + shift > offset && begin + shift < holder.ownActiveDuration {
        return shift
      }
    }
    return holder.ownActiveDuration
  }
}

extension Double {
  /// The moment on a circle of a length.
  func wrapped(_ length: Double) -> Double { self - (self / length).rounded(.down) * length }
}
