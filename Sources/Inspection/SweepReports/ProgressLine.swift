/// The line on a terminal that shows the progress of a long run and makes room for what comes next.
///
/// It has no clock: all times count from the start of the run.
public struct ProgressLine: Hashable, Sendable {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)
  /// Back to the first column, and erase to the end of the line (ECMA-48, 8.3.41).
  private static let erasure = "\r\u{1b}[K"

  private var last: Duration?

  /// Makes the line of a run that starts.
  public init() {}

  /// Whether a line that is written over can be shown there at all.
  public static func isPossible(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["TERM"] != "dumb"
  }

  /// The text that takes the place of the line; nil in the first 500 ms and less than 100 ms after
  /// the last one.
  public mutating func update(
    done: Int, of total: Int, findings: Int, at time: Duration
  ) -> String? {
    guard time >= last.map({ $0 + Self.pause }) ?? Self.patience else { return nil }
    last = time
    let found = findings == 0 ? "" : ", " + Summary.words(findings, "finding")
    return "\(Self.erasure)\(done) of \(Summary.words(total, "file"))\(found)"
  }

  /// The text that takes the line away, to be written before anything else; empty where there is
  /// none.
  public func clear() -> String { last == nil ? "" : Self.erasure }
}
