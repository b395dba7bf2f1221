import SweepDiagnostics

/// The commas between the items of an array that is written item by item.
struct JSONItems: Sendable {
  private var isFirst = true

  /// The item on a line of its own, after a comma unless it is the first.
  mutating func next(_ value: JSON) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + value.line
  }
}
