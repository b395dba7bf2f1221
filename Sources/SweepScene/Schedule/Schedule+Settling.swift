extension Trigger {
  /// The name of the animation that it waits for.
  var animation: String? {
    switch self {
    case .begin(let name), .end(let name), .repeat(let name, _): name
    case .event: nil
    }
  }
}

extension Schedule {
  /// The entry at a place with its moment, or with the event from which that counts.
  mutating func settled(_ index: Int) -> Entry {
    var entry = entries[index]
    let outer = outerClock(of: entry)
    entry.cause = entry.container.flatMap { entries[$0].cause }
    switch entry.timing.trigger {
    case nil: break
    case .event(let event, let layer):
      let name = layer ?? entry.layer.name
      if let occurrence = events.last(where: { $0.event == event && $0.layer == name }) {
        entry.wait(for: occurrence.time.value, root: nil, outer)
        entry.cause = occurrence.time.value
      } else {
        entry.timing.trigger = .event(event, on: name.isEmpty ? nil : name)
      }
    case .begin, .end, .repeat:
      guard let target = entry.target.map({ entries[$0] }), target.clock != nil else {
        return entry
      }
      if let problem = problem(of: entry, waitingFor: target, outer) {
        fail(index, "trigger", problem)
        return entry
      }
      let time = moment(of: target, entry.timing.trigger)
      entry.wait(for: time, root: root(of: target), outer)
      entry.cause = target.cause
    }
    entry.clock = outer.inside(entry.timing)
    return entry
  }

  func outerClock(of entry: Entry) -> Clock {
    guard let container = entry.container else { return Clock() }
    return entries[container].clock ?? Clock(rate: 0)
  }

  /// The event from which an entry's begin counts.
  private func root(of entry: Entry) -> Trigger? {
    entry.timing.trigger ?? outerClock(of: entry).root
  }

  private func problem(of entry: Entry, waitingFor target: Entry, _ outer: Clock) -> String? {
    let root = root(of: target)
    if moment(of: target, entry.timing.trigger) == .infinity {
      if case .repeat = entry.timing.trigger {
        return "waits for a pass of '\(target.timing.name)' that never comes"
      }
      return "waits for the end of '\(target.timing.name)', which never ends"
    }
    if outer.rate == 0 { return "waits in a time that does not run forwards" }
    if outerClock(of: target).rate == 0 {
      return "waits for '\(target.timing.name)', whose time does not run forwards"
    }
    if root != outer.root, outer.root != nil {
      return "waits for '\(target.timing.name)', which does not begin with the event that it is in"
    }
    if case .event(_, on: nil) = root, target.layer.trail != entry.layer.trail {
      return "waits for an event on the layer '\(target.layer.trail)', which has no name"
    }
    return nil
  }

  /// The moment of a trigger in the time of its target's root.
  private func moment(of target: Entry, _ trigger: Trigger?) -> Double {
    let outer = outerClock(of: target)
    let timing = target.timing
    let begin = (timing.trigger == nil ? outer.zero : 0) + timing.beginTime.value * outer.rate
    switch trigger {
    case .end: return end(of: target)
    case .repeat(_, let count):
      let pass = begin + Double(count) * timing.cycle / abs(timing.speed) * outer.rate
      return pass < end(of: target) ? pass : .infinity
    default: return begin
    }
  }
}

extension Schedule.Entry {
  /// Gives the entry the moment that it has waited for.
  fileprivate mutating func wait(for time: Double, root: Trigger?, _ outer: Clock) {
    let zero = root == outer.root ? outer.zero : 0
    guard outer.rate > 0 else { return }
    timing.trigger = root == outer.root ? nil : root
    timing.beginTime.value += (time - zero) / outer.rate
  }
}
