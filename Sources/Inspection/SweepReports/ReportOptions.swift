public import SweepDiagnostics

/// Options of reports besides the findings.
public struct ReportOptions: Hashable, Sendable {
  /// The version of the program, for formats that name it.
  public var version: String
  /// The findings that JUnit's format counts as failures; those of `error` by default.
  public var failOn: FailOn
  /// Whether the formats for people are coloured; they are not by default.
  public var isColored: Bool

  /// Makes the options.
  public init(version: String, failOn: FailOn = .error, isColored: Bool = false) {
    self.version = version
    self.failOn = failOn
    self.isColored = isColored
  }
}

/// The least severity that makes a run fail, by name on the command line.
public enum FailOn: String, CaseIterable, Sendable {
  case error
  /// Warnings and errors.
  case warning
  /// Every finding.
  case note
  case never

  /// Whether a finding of this severity makes a run fail.
  public func includes(_ severity: Diagnostic.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity != .note
    case .note: true
    case .never: false
    }
  }

  /// The exit code: 1 if a finding makes the run fail, otherwise 0.
  ///
  /// Files that could not be read are not findings; programs exit with 2 for them.
  public func exitCode(_ summary: Summary) -> Int32 {
    Diagnostic.Severity.allCases.contains { includes($0) && summary.count($0) > 0 } ? 1 : 0
  }
}

/// When reports for people are coloured, by name on the command line.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// As the environment and the terminal ask for.
  case auto
  case always
  case never

  /// Whether to write colours.
  ///
  /// `auto` goes by the first of these that applies: `NO_COLOR` that is not empty (no-color.org)
  /// forbids, `FORCE_COLOR` or `CLICOLOR_FORCE` neither empty nor `0` demands (force-color.org,
  /// bixense.com/clicolors), `TERM=dumb` forbids, and only a terminal has them.
  public func isOn(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func isSet(_ name: String) -> Bool { !environment[name, default: ""].isEmpty }
    if isSet("NO_COLOR") { return false }
    let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains {
      isSet($0) && environment[$0] != "0"
    }
    return isForced || isTerminal && environment["TERM"] != "dumb"
  }
}

/// The line on a terminal that shows the progress of a long run and makes room for what comes next.
///
/// The line has no clock: all times count from the start of the run.
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
