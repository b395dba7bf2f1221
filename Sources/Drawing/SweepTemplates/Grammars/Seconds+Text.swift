public import SweepScene

extension Seconds {
  /// Makes a span from its text as documents write it: `0.5s`, `500ms`, `2min` or plain seconds.
  ///
  /// - Returns: nil for any other text.
  public init?(text: String) {
    guard let seconds = try? Grammar.duration(text) else { return nil }
    self = seconds
  }
}
