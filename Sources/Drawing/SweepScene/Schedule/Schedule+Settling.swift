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

  /// The moment for which an entry waits in the time of its target's root; nil where the target
  /// never runs, and infinite where there is no such end or pass.
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
