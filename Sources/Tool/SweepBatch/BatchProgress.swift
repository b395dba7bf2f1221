import SweepFiles

/// The progress of a batch, and its line on a terminal.
package struct BatchProgress {
  /// Pictures that were written, that were there already, and rows without one.
  package private(set) var written = 0, kept = 0, failed = 0
  /// The rows among those with a picture that lack a reading.
  package private(set) var lackingReadings = 0
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant
  private let isShown: Bool

  init(isShown: Bool) {
    self.isShown = isShown
    shown = start
  }

  /// All rows so far.
  package var rows: Int { written + kept + failed }

  mutating func count(_ outcome: RowOutcome) {
    if outcome.lacksReadings, !outcome.isFailed { lackingReadings += 1 }
    switch outcome.result {
    case .drawn: written += 1
    case .kept: kept += 1
    case .failed: failed += 1
    }
  }

  /// Shows how far it is, twice a second.
  ///
  /// - Parameter share: the completed share of the data, 0 … 1; nil if it is not known.
  mutating func show(_ share: Double?) {
    let now = ContinuousClock.now
    guard isShown, now - shown > .milliseconds(500) else { return }
    shown = now
    let seconds = (now - start) / .seconds(1)
    var text = "\r\(rows) rows, \(Int(Double(rows) / seconds))/s, \(failed) failed"
    if let share, share > 0 {
      text += ", \(Int(share * 100)) %, \(Int(seconds / share - seconds)) s left"
    }
    Console.error(text + "\u{1b}[K", terminator: "")
  }

  /// Takes the line away.
  func clear() {
    if isShown, shown > start { Console.error("\r\u{1b}[K", terminator: "") }
  }

  /// The progress, in one line.
  package var summary: String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let tenths = Int((seconds * 10).rounded())
    return """
      \(rows) row\(rows == 1 ? "" : "s"): \(written) written, \(kept) kept, \(failed) failed\
      \(lackingReadings > 0 ? ", \(lackingReadings) without a reading" : "")  \
      \(tenths / 10).\(tenths % 10) s, \(Int(Double(rows) / max(seconds, 0.001))) rows/s
      """
  }
}
