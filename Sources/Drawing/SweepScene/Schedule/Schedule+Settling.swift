extension Trigger {
  /// The name of the animation that it waits for.
  var animation: String? {
    switch self {
    case .begin(let name), .end(let name), .repeat(let name, _): name
    case .event, .events, .manual: nil
    }
  }
}

extension Schedule {
  /// The entry at a place with its moment, or with the event from which that counts.
  mutating func settled(_ index: Int) -> Entry {
    var entry = entries[index]
    let outer = outerMap(of: entry)
    entry.cause = entry.container.flatMap { entries[$0].cause }
    switch entry.timing.trigger {
    case nil, .manual: break
    case .event(let event, let layer):
      let name = layer ?? entry.layer.name
      if let occurrence = events.last(where: { $0.event == event && $0.layer == name }) {
        entry.wait(for: occurrence.time.value, root: nil, outer)
        entry.cause = occurrence.time.value
      } else {
        entry.timing.trigger = .event(event, on: name.isEmpty ? nil : name)
      }
    case .events(let event, let layers):
      let occurrence = events.last { $0.event == event && layers.contains($0.layer) }
      if let occurrence {
        entry.wait(for: occurrence.time.value, root: nil, outer)
        entry.cause = occurrence.time.value
      }
    case .begin, .end, .repeat:
      guard let target = entry.target.map({ entries[$0] }), target.timeMap != nil else {
        return entry
      }
      if let problem = problem(of: entry, waitingFor: target, outer) {
        fail(index, "trigger", problem)
        return entry
      }
      let time = moment(of: target, for: entry) ?? 0
      let isApart = entry.container != target.container
      let holder = isApart ? entry.container.map { entries[$0].timing } : nil
      entry.wait(for: time, root: root(of: target), outer, wrappedBy: holder)
      entry.cause = target.cause
    }
    entry.timeMap = outer.inside(entry.timing)
    return entry
  }

  func outerMap(of entry: Entry) -> TimeMap {
    guard let container = entry.container else { return TimeMap() }
    return entries[container].timeMap ?? TimeMap(rate: 0)
  }

  /// The event from which an entry's begin counts.
  private func root(of entry: Entry) -> Trigger? {
    entry.timing.trigger ?? outerMap(of: entry).root
  }

  private func problem(of entry: Entry, waitingFor target: Entry, _ outer: TimeMap) -> String? {
    let root = root(of: target)
    if outer.rate == 0 { return "waits in a time that does not run forwards" }
    if outerMap(of: target).rate == 0 {
      return "waits for '\(target.timing.name)', whose time does not run forwards"
    }
    guard let moment = moment(of: target, for: entry) else {
      return "waits for '\(target.timing.name)' on the layer '\(target.layer.trail)', "
        + "which never runs, since what holds it is over before"
    }
    if moment == .infinity {
      if case .repeat = entry.timing.trigger {
        return "waits for a pass of '\(target.timing.name)' that never comes"
      }
      return "waits for the end of '\(target.timing.name)', which never ends"
    }
    let own = Set(holders(of: entry)).subtracting(holders(of: target))
    guard own.count(where: { entries[$0].timing.timeOffset != .zero }) < 2 else {
      return "waits within two groups or layers that begin at offsets"
    }
    if root != outer.root, outer.root != nil {
      return "waits for '\(target.timing.name)', which does not begin with the event that it is in"
    }
    if case .event(_, on: nil) = root, target.layer.trail != entry.layer.trail {
      return "waits for an event on the layer '\(target.layer.trail)', which has no name"
    }
    return nil
  }

  /// The moment for which an entry waits in the time of its target's root; nil if the target never
  /// runs, and infinite without such an end or pass.
  private func moment(of target: Entry, for entry: Entry) -> Double? {
    switch entry.timing.trigger {
    case .end: return run(of: target, pass: 0, for: entry)?.end
    case .repeat(_, let count):
      let run = run(of: target, pass: count, for: entry)
      return run.map { $0.moment < $0.end ? $0.moment : .infinity }
    default: return run(of: target, pass: 0, for: entry)?.begin
    }
  }
}

extension Schedule.Entry {
  /// Resolves the begin time of a triggered entry.
  ///
  /// - Parameter holder: what holds the entry and not what it waits for. A course that ends and
  ///   begins at an offset comes to its start when it has come to its end.
  fileprivate mutating func wait(
    for time: Double, root: Trigger?, _ outer: TimeMap, wrappedBy holder: MediaTiming? = nil
  ) {
    let zero = root == outer.root ? outer.zero : 0
    guard outer.rate > 0 else { return }
    timing.trigger = root == outer.root ? nil : root
    var moment = (time - zero) / outer.rate
    if let holder, holder.timeOffset != .zero, holder.ownActiveDuration < .infinity,
      (0..<holder.ownActiveDuration).contains(moment - holder.timeOffset.value)
    {
      moment = moment.wrapped(holder.ownActiveDuration)
    }
    timing.beginTime.value += moment
  }
}

/// The first active interval of an animation, and a moment within it, in the time of its container.
struct ActiveInterval {
  var begin: Double
  var end: Double
  /// The begin of the pass that is waited for; the begin itself without one.
  var moment: Double
}

extension Schedule {
  /// The first active interval of an entry, in the time of its root, or nil if its container is
  /// over before.
  ///
  /// - Parameters:
  ///   - pass: the pass whose begin is asked for.
  ///   - waiter: its waiter. A common container has one time for both, at whatever offset it
  ///     begins.
  func run(of entry: Entry, pass: Int, for waiter: Entry) -> ActiveInterval? {
    let timing = entry.timing
    let begin = timing.beginTime.value
    var run = ActiveInterval(begin: begin, end: timing.endTime.value, moment: begin)
    if pass > 0 { run.moment += Double(pass) * timing.cycle / abs(timing.speed) }
    var inner = entry
    // An animation that begins with an event is not cut off.
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

  /// Ends it with the first pass of its container; returns whether it begins before.
  fileprivate mutating func cut(by holder: MediaTiming) -> Bool {
    let pass = holder.duration.value
    guard begin < min(pass, holder.ownActiveDuration) else { return false }
    // On the way back it ends at its begin.
    if end > pass { end = holder.autoreverses ? holder.cycle - begin : pass }
    end = min(end, holder.ownActiveDuration)
    return true
  }

  fileprivate mutating func leave(_ holder: MediaTiming, isShared: Bool) {
    var offset = holder.timeOffset.value
    if !isShared, offset != 0, holder.duration.value < .infinity, end > 0 {
      offset = offset.wrapped(
        holder.ownActiveDuration < .infinity ? holder.ownActiveDuration : holder.cycle)
      let shift = shift(in: holder, from: offset)
      self = mapped { $0 + shift }
    }
    var shifted = holder
    shifted.timeOffset = Seconds(offset)
    self = mapped(TimeMap().inside(shifted).time)
  }

  /// The delay relative to the first pass if the active duration begins at an offset: an entry that
  /// is over there comes in a later pass, on the way back, or when the time wraps around.
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
