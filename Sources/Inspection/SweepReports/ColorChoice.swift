/// When reports for people are coloured, by its name on the command line.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// As the environment and the terminal have it.
  case auto
  case always
  case never

  /// Whether to write colours.
  ///
  /// By itself it is decided by the first of these: `NO_COLOR` that is not empty (no-color.org)
  /// forbids, `FORCE_COLOR` or `CLICOLOR_FORCE` neither empty nor `0` demands (force-color.org,
  /// bixense.com/clicolors), `TERM=dumb` forbids, and only a terminal has them.
  public func isOn(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func says(_ name: String) -> Bool { !environment[name, default: ""].isEmpty }
    if says("NO_COLOR") { return false }
    let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains {
      says($0) && environment[$0] != "0"
    }
    return isForced || isTerminal && environment["TERM"] != "dumb"
  }
}
