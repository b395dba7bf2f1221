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
