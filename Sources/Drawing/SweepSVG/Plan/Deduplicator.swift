/// A table of what a document holds once: the first of equal keys has a value, which later ones
/// find.
struct Deduplicator<Key: Hashable, Value> {
  /// The values in the order in which they were added.
  private(set) var values: [Value] = []
  private var keys: [Key] = []
  /// The places of keys, once there are more than a few.
  private var places: [Key: Int] = [:]

  subscript(key: Key) -> Value? { place(of: key).map { values[$0] } }

  func place(of key: Key) -> Int? {
    // A few unequal keys are told apart by their first members; a hash takes all of them.
    places.isEmpty ? keys.firstIndex(of: key) : places[key]
  }

  /// Adds a key that is new, and returns the place of its value.
  @discardableResult
  mutating func add(_ key: Key, _ value: Value) -> Int {
    let place = values.count
    if place == 0 {
      values.reserveCapacity(8)
      keys.reserveCapacity(8)
    }
    values.append(value)
    if !places.isEmpty {
      places[key] = place
      return place
    }
    keys.append(key)
    if keys.count > 16 {
      for (place, key) in keys.enumerated() { places[key] = place }
      keys = []
    }
    return place
  }

  mutating func change(_ place: Int, _ change: (inout Value) -> Void) { change(&values[place]) }
}
