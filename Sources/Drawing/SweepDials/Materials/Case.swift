/// The outline of the case round a dial.
public enum Case: String, Hashable, Sendable, CaseIterable {
  /// Cropped to a scale that spans less than 200°: a D for half a turn, a fan for a quarter.
  case fitted
  /// Always a circle.
  case round
}

extension Theme {
  /// The theme with another outline of its cases; as it is for nil.
  func cased(_ outline: Case?) -> Theme {
    guard let outline else { return self }
    var theme = self
    theme.construction.case = outline
    return theme
  }
}
