import CYAML
import SweepTemplates

/// Messages for faults at which libyaml stops, clearer than its own.
extension YAMLReader {
  /// The message for a document that is nested too deep.
  var tooDeep: String {
    "more than \(limits[.depth]) lists and mappings inside each other"
  }

  /// Reports why libyaml stopped.
  mutating func reportFault() {
    let fault = parser.pointee
    // libyaml looks far ahead, and so may come upon its own limit before this one is reached.
    let isTooDeep = fault.problem.map { String(cString: $0).hasPrefix("Maximum nesting") } ?? false
    var message = fault.problem.map { String(cString: $0) } ?? "the document cannot be read"
    var place = (line: fault.problem_mark.line + 1, column: fault.problem_mark.column + 1)
    if fault.error == YAML_READER_ERROR {
      place = source.place(ofByte: fault.problem_offset)
      message = "\(message) at byte \(fault.problem_offset)"
    } else if let context = fault.context {
      message = "\(message) \(String(cString: context))"
    }
    if message.hasPrefix("did not find expected") { message.removeFirst("did not find ".count) }
    let span = SourceSpan(source: source, line: place.line, column: place.column, length: 1)
    if isTooDeep {
      return sink.error(
        .tooDeep, tooDeep, at: span, hint: LoadLimits.Name.depth.hint)
    }
    let line = source.line(place.line).unicodeScalars
    if line.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
      let problem =
        line.dropFirst(place.column - 1).first == "\t" ? "a tab cannot stand here" : message
      sink.error(.syntax, problem, at: span, hint: "indent with spaces, not tabs")
    } else if let (bracket, start) = openBracket {
      if source.line(start.line).contains(" #") {
        return sink.error(
          .syntax, "the '\(bracket)' is not closed on its line", at: start,
          hint: "'#' after a blank begins a comment: write colours in quotes")
      }
      let hint = "the '\(bracket)' at \(start.line):\(start.column) is not closed"
      sink.error(.syntax, message, at: span, hint: hint)
    } else {
      let isSurrogate = message.contains("invalid Unicode character escape")
      sink.error(
        .syntax, message, at: span,
        hint: isSurrogate ? "write the character itself, or \\U with 8 digits" : nil)
    }
  }

  /// The bracket that is open where reading stopped.
  private var openBracket: (Unicode.Scalar, SourceSpan)? {
    guard let start = open.last else { return nil }
    let scalar = source.line(start.line).unicodeScalars.dropFirst(start.column - 1).first
    guard let scalar, scalar == "[" || scalar == "{" else { return nil }
    return (scalar, SourceSpan(source: source, line: start.line, column: start.column, length: 1))
  }
}
