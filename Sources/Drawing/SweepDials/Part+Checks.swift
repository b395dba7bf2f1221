extension Part {
  /// Throws unless a number is finite, above a limit, and below 10⁶.
  ///
  /// - Parameter field: the property that holds the number, which the message names.
  public func check(
    _ field: String, _ value: Double, above limit: Double
  ) throws(DialError) {
    try KeyRange.above(limit).check(field, value)
  }

  /// Throws unless a number is finite, at least a limit, and below 10⁶.
  ///
  /// - Parameter field: the property that holds the number, which the message names.
  public func check(
    _ field: String, _ value: Double, atLeast limit: Double
  ) throws(DialError) {
    try KeyRange.atLeast(limit).check(field, value)
  }
}
