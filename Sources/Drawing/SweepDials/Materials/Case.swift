/// The outline of the case round a dial.
public enum Case: String, Hashable, Sendable, CaseIterable {
  /// Cropped to the scale where that spans less than 200°: a D for half a turn, a fan for a
  /// quarter.
  case fitted
  /// Always a circle.
  case round
}
