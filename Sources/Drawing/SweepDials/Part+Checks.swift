extension Part {
  /// Throws unless a number is finite, above a limit, and below 10⁶.
  ///
  /// - Parameter field: the property that holds the number, which the message names.
  public func check(
    _ field: String, _ value: Double, above limit: Double
  ) throws(DialError) {
    guard value > limit, value < 1e6 else {
      throw DialError(field, "must be more than \(limit == 0 ? "zero" : "\(limit)") and below 1e6")
    }
  }

  /// Throws unless a number is finite, at least a limit, and below 10⁶.
  ///
  /// - Parameter field: the property that holds the number, which the message names.
  public func check(
    _ field: String, _ value: Double, atLeast limit: Double
  ) throws(DialError) {
    guard value >= limit, value < 1e6 else {
      throw DialError(field, "must be \(limit == 0 ? "zero" : "\(limit)") or more and below 1e6")
    }
  }
}
