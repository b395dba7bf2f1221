/// A table of what a document holds once: the first of equal keys has a value, which later ones
/// find.
struct Deduplicator<Key: Hashable, Value> {
  /// The values in the order in which they were added.
  private(set) var values: [Value] = []
  private var places: [Key: Int] = [:]

  subscript(key: Key) -> Value? { places.isEmpty ? nil : places[key].map { values[$0] } }

  func place(of key: Key) -> Int? { places.isEmpty ? nil : places[key] }

  /// Adds a key that is new, and returns the place of its value.
  @discardableResult
  mutating func add(_ key: Key, _ value: Value) -> Int {
    places[key] = values.count
    values.append(value)
    return values.count - 1
  }

  mutating func change(_ place: Int, _ change: (inout Value) -> Void) { change(&values[place]) }
}
