/// The intervals in which animations are active (SMIL 3.0, 5.4.5).
///
/// Every interval is known as soon as the one before it is over, or at once for the first; its
/// edges are then begin and end times of the animations that wait for them.
struct Intervals: Sendable {
  struct Interval: Hashable, Sendable {
    var begin: Double
    /// Infinite if it never ends.
    var end: Double
  }

  /// The intervals of each animation in their order.
  private(set) var all: [[Interval]]
  /// Whether intervals beyond the horizon or the limit were left out.
  private(set) var isCut = false
  /// Whether so much changes that intervals were left out.
  var isExhausted: Bool { changes >= Self.limit }

  private let elements: [TimedElement]
  private var begins: [InstanceTimes]
  private var ends: [InstanceTimes]
  /// The animations that wait for another, by its number.
  private var waiting: [[Int]]
  private var tasks = TaskQueue()
  /// The end for which the next interval of an animation is a task.
  private var scheduled: [Double?]
  /// The time up to which all is known.
  private var now = -Double.infinity
  private var changes = 0
  /// The changed intervals that others may wait for.
  private var news: [(source: IntervalSource, isNew: Bool)] = []

  /// The most later intervals, changes of intervals and times of other animations in a file.
  private static let limit = 60_000

  /// Finds the intervals that begin within so many seconds.
  init(_ elements: [TimedElement], until horizon: Double) {
    self.elements = elements
    all = elements.map { _ in [] }
    begins = elements.map { InstanceTimes($0.begins) }
    ends = elements.map { InstanceTimes($0.ends) }
    waiting = elements.map { _ in [] }
    scheduled = elements.map { _ in nil }
    for (number, element) in elements.enumerated() {
      for base in Set((element.beginSyncs + element.endSyncs).map(\.base)) {
        waiting[base].append(number)
      }
    }
    for number in elements.indices { addFirst(of: number) }
    notify()
    while let (time, number) = tasks.popFirst(), changes < Self.limit {
      guard time <= horizon else {
        isCut = true
        break
      }
      now = time
      addNext(of: number)
      notify()
    }
    isCut = isCut || isExhausted
  }

  private mutating func addFirst(of number: Int) {
    guard all[number].isEmpty, let first = interval(of: number, from: -.infinity)
    else { return }
    append(first, to: number)
  }

  private mutating func addNext(of number: Int) {
    // The end of the interval may have moved since.
    guard scheduled[number] == now, all[number].last?.end == now else { return }
    scheduled[number] = nil
    guard elements[number].restart != .never,
      let next = interval(of: number, from: now)
    else { return }
    changes += 1
    append(next, to: number)
  }

  private mutating func append(_ interval: Interval, to number: Int) {
    all[number].append(interval)
    schedule(number)
    news.append((IntervalSource(animation: number, interval: all[number].count - 1), true))
  }

  /// Makes the next interval of an animation a task, if it may have one.
  private mutating func schedule(_ number: Int) {
    guard let end = all[number].last?.end, end.isFinite, scheduled[number] != end,
      begins[number].first(from: end) != nil
    else { return }
    scheduled[number] = end
    tasks.add(number, at: end)
  }

  /// The first interval at or after a time (SMIL 3.0, 5.4.5, getFirstInterval and getNextInterval).
  private func interval(of number: Int, from start: Double) -> Interval? {
    let element = elements[number]
    var start = start
    var last = all[number].last
    for _ in 0..<1_000 {
      guard let begin = begins[number].first(from: start) else { return nil }
      // An interval without extent is followed by a later one.
      if let last, last.begin == last.end, begin == last.end {
        start = start.nextUp
        continue
      }
      guard let end = end(of: number, from: begin, after: last) else { return nil }
      if end > 0 || begin == 0 && end == 0 { return Interval(begin: begin, end: end) }
      if element.restart == .never { return nil }
      start = end > begin ? end : begin.nextUp
      last = nil
    }
    return nil
  }

  /// The end of an interval; nil if the interval cannot be.
  private func end(of number: Int, from begin: Double, after last: Interval?) -> Double? {
    let element = elements[number]
    var end = Double.infinity
    if element.hasEnds {
      if let first = ends[number].first(from: last?.end == begin ? begin.nextUp : begin) {
        end = first
      } else if !element.awaitsEnd {
        return nil
      }
    }
    end = element.activeEnd(from: begin, end: end)
    if element.restart == .always,
      let cut = begins[number].first(from: begin.nextUp), cut < end
    {
      end = cut
    }
    return end
  }
}

// Changes of intervals.
extension Intervals {
  /// Passes the edges of changed intervals on to the animations that wait for them, until nothing
  /// changes any more.
  private mutating func notify() {
    var next = 0
    while next < news.count, changes < Self.limit {
      let (source, isNew) = news[next]
      next += 1
      let interval = all[source.animation][source.interval]
      for number in waiting[source.animation] {
        changes += 1
        let element = elements[number]
        if !isNew {
          begins[number].remove(source)
          ends[number].remove(source)
        }
        for time in times(element.beginSyncs, interval, source) { begins[number].add(time, source) }
        for time in times(element.endSyncs, interval, source) { ends[number].add(time, source) }
        update(number)
      }
    }
    news.removeAll()
  }

  private func times(
    _ syncs: [TimedElement.Sync], _ interval: Interval, _ source: IntervalSource
  ) -> [Double] {
    syncs.compactMap { sync in
      guard sync.base == source.animation else { return nil }
      let time: Double
      switch sync.edge {
      case .begin: time = interval.begin
      case .end: time = interval.end
      case .iteration(let count):
        time = interval.begin + Double(count) * elements[sync.base].simpleDuration
        guard count > 0, time < interval.end else { return nil }
      }
      return time.isFinite ? time + sync.offset : nil
    }
  }

  /// Takes new times of an animation into account: for its next interval, or for the one that is
  /// already known.
  private mutating func update(_ number: Int) {
    guard let last = all[number].last else { return addFirst(of: number) }
    let place = all[number].count - 1
    let previous = place > 0 ? all[number][place - 1] : nil
    var changed = last
    if last.begin > now {
      // An interval that has not begun is found anew.
      all[number].removeLast()
      let start = previous?.end ?? -.infinity
      changed = interval(of: number, from: start) ?? last
      all[number].append(changed)
    } else {
      changed.end = end(of: number, from: last.begin, after: previous) ?? last.end
    }
    if changed != last {
      changes += 1
      all[number][place] = changed
      news.append((IntervalSource(animation: number, interval: place), false))
    }
    schedule(number)
  }
}

extension Intervals {
  /// The interval of an animation that counts at a moment: the last one that has begun.
  func current(of number: Int, at seconds: Double) -> Interval? {
    all[number].last { $0.begin <= seconds }
  }
}

/// An interval of an animation.
private struct IntervalSource: Hashable, Sendable {
  var animation: Int
  var interval: Int
}

/// The times of `begin` or `end` in their order, with the intervals that caused them.
private struct InstanceTimes: Sendable {
  private var list: [(time: Double, source: IntervalSource?)]

  init(_ times: [Double]) { list = times.sorted().map { ($0, nil) } }

  /// The first time that is not before another one.
  func first(from time: Double) -> Double? {
    let place = place(of: time)
    return place < list.count ? list[place].time : nil
  }

  mutating func add(_ time: Double, _ source: IntervalSource) {
    list.insert((time, source), at: place(of: time))
  }

  mutating func remove(_ source: IntervalSource) { list.removeAll { $0.source == source } }

  private func place(of time: Double) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Animations by the times at which their next intervals are due, as a binary heap.
private struct TaskQueue: Sendable {
  private var heap: [(time: Double, number: Int)] = []

  mutating func add(_ number: Int, at time: Double) {
    heap.append((time, number))
    var child = heap.count - 1
    while child > 0, heap[child].time < heap[(child - 1) / 2].time {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> (time: Double, number: Int)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
      guard let child = children.min(by: { heap[$0].time < heap[$1].time }),
        heap[child].time < heap[parent].time
      else { return first }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
