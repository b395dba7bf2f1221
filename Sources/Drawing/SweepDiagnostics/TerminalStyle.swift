/// Whether a diagnostic is coloured on a terminal; its words stay the same.
package enum TerminalStyle: Sendable {
  case plain
  case colored

  /// The role of a stretch of text.
  package enum Role: Sendable {
    /// The place of a finding.
    case place
    /// Its severity, and the carets below it.
    case severity(Diagnostic.Severity)
    /// The number and rule beside an excerpt.
    case gutter
    /// The word before a hint.
    case help
  }

  /// The text between the escapes (ECMA-48, 8.3.117) that begin and end its colour.
  package func callAsFunction(_ text: String, _ role: Role) -> String {
    self == .plain ? text : "\u{1b}[\(role.parameters)m\(text)\u{1b}[0m"
  }
}

extension TerminalStyle.Role {
  /// The parameters of "select graphic rendition": the eight colours that every terminal has.
  fileprivate var parameters: String {
    switch self {
    case .place: "1"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note), .help: "1;36"
    case .gutter: "34"
    }
  }
}
