/// Values by small numbers, without hashing.
struct NumberTable<Value> {
  /// For each number the place of its value, or -1.
  private var places: [Int32]
  private var values: [Value] = []

  init(_ byNumber: [Int: Value]) {
    places = [Int32](repeating: -1, count: (byNumber.keys.max() ?? -1) + 1)
    for (number, value) in byNumber.sorted(by: { $0.key < $1.key }) {
      places[number] = Int32(values.count)
      values.append(value)
    }
  }

  subscript(number: Int) -> Value? {
    guard number < places.count, places[number] >= 0 else { return nil }
    return values[Int(places[number])]
  }
}
