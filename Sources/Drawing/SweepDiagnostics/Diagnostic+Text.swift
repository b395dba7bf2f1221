extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in one line: `file:line:col: error[SH0202]: message`.
  public var headline: String { headline(in: .plain) }

  /// The diagnostic with its line, a caret below the part at fault, and the hint.
  public var description: String { text(in: .plain) }

  /// The one line, with or without colours.
  package func headline(in ink: TerminalStyle) -> String {
    var place = file.visible
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    let kind = ink("\(severity.rawValue)[\(code.rawValue)]", .severity(severity))
    return "\(ink(place, .place)): \(kind): \(message.visible)"
  }

  /// All lines, with or without colours.
  package func text(in ink: TerminalStyle) -> String {
    var text = headline(in: ink)
    if let line, let excerpt {
      let gutter = String(repeating: " ", count: "\(line)".count)
      let indent = String(repeating: " ", count: excerpt.caretOffset)
      let carets = String(repeating: "^", count: excerpt.caretLength)
      text += "\n \(ink("\(line) |", .gutter)) \(excerpt.text)"
      text += "\n \(ink("\(gutter) |", .gutter)) \(indent)\(ink(carets, .severity(severity)))"
    }
    if let hint { text += "\n  \(ink("help", .help)): \(hint.visible)" }
    return text
  }
}
