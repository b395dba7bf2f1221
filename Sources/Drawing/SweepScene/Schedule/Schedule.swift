/// The timings of a scene, with the moments that follow for those that wait for another.
struct Schedule {
  /// One timing, of a layer, a group or an animation.
  struct Entry {
    var timing: MediaTiming
    let layer: (trail: String, name: String)
    let field: String
    /// The place of the timing that holds it.
    let container: Int?
    /// The place of the timing that it waits for.
    var target: Int?
    /// The map from its own time to that of its root, once it is known.
    var timeMap: TimeMap?
    /// The time of the event with which it begins, if any.
    var cause: Double?
  }

  private(set) var entries: [Entry] = []
  private(set) var error: SceneError?
  let events: [EventOccurrence]
  private var names: [String: Int] = [:]
  var layerNames: Set<String> = []

  init(events: [EventOccurrence]) { self.events = events }

  /// Adds a timing after the one that holds it, and returns its place.
  mutating func add(
    _ timing: MediaTiming, layer: (trail: String, name: String), field: String, container: Int?
  ) -> Int {
    let index = entries.count
    entries.append(Entry(timing: timing, layer: layer, field: field, container: container))
    if timing.name.isEmpty { return index }
    if names[timing.name] != nil {
      fail(index, "name", "is '\(timing.name)', like that of another animation")
    }
    names[timing.name] = index
    return index
  }

  /// Finds the moments.
  mutating func solve() {
    for index in entries.indices {
      let awaited = entries[index].timing.trigger?.layers ?? []
      if let layer = awaited.first(where: { !layerNames.contains($0) }) {
        fail(
          index, "trigger", "waits, but no layer is named '\(layer)'",
          SceneError.UnknownName(name: layer, names: layerNames.filter { !$0.isEmpty }.sorted()))
      }
      guard let name = entries[index].timing.trigger?.animation else { continue }
      entries[index].target = names[name]
      if names[name] != nil { continue }
      fail(
        index, "trigger", "waits, but no animation is named '\(name)'",
        SceneError.UnknownName(name: name, names: names.keys.sorted()))
    }
    for index in order() {
      entries[index] = settled(index)
    }
  }

  /// The indices in the order of their dependencies; cyclic ones are left out.
  private mutating func order() -> [Int] {
    var needs = entries.map { ($0.container == nil ? 0 : 1) + ($0.target == nil ? 0 : 1) }
    var dependents: [[Int]] = Array(repeating: [], count: entries.count)
    for (index, entry) in entries.enumerated() {
      for need in [entry.container, entry.target] { need.map { dependents[$0].append(index) } }
    }
    var order = entries.indices.filter { needs[$0] == 0 }
    var next = 0
    while next < order.count {
      for dependent in dependents[order[next]] {
        needs[dependent] -= 1
        if needs[dependent] == 0 { order.append(dependent) }
      }
      next += 1
    }
    if let index = entries.indices.first(where: { needs[$0] > 0 && entries[$0].target != nil }) {
      fail(index, "trigger", "waits for itself, by way of \(circle(from: index))")
    }
    return order
  }

  private func circle(from index: Int) -> String {
    var path: [Int] = []
    var place = entries[index].target
    while let next = place, !path.contains(next), path.count < 8 {
      path.append(next)
      place = entries[next].target
    }
    return path.map { "'\(entries[$0].timing.name)'" }.joined(separator: ", ")
  }

  mutating func fail(
    _ index: Int, _ field: String, _ message: String, _ unknown: SceneError.UnknownName? = nil
  ) {
    if error != nil { return }
    let entry = entries[index]
    error = SceneError(
      layer: entry.layer.trail, field: "\(entry.field).\(field)", message: message)
    error?.unknownName = unknown
  }
}

/// A linear map from the time of an animation, a group or a layer to another time.
package struct TimeMap {
  /// The event from which the other time counts; nil for the scene's begin.
  package var root: Trigger?
  /// The moment of the other time at which the time is zero.
  package var zero = 0.0
  /// The other time that passes in a second; 0 if the time does not run forwards.
  package var rate = 1.0

  package init(root: Trigger? = nil, zero: Double = 0, rate: Double = 1) {
    (self.root, self.zero, self.rate) = (root, zero, rate)
  }

  /// The map from the time inside a timing whose trigger is known.
  package func inside(_ timing: MediaTiming) -> TimeMap {
    let own = timing.speed > 0 ? 1 / timing.speed : 0
    let begin = timing.beginTime.value - timing.timeOffset.value * own
    return TimeMap(
      root: timing.trigger ?? root, zero: (timing.trigger == nil ? zero : 0) + begin * rate,
      rate: own * rate)
  }

  package func time(_ own: Double) -> Double { zero + own * rate }
}
