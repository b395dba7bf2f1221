import SweepDiagnostics
import SweepDials
import SweepTemplates

/// Why the program ends with 2 before its work is done.
struct Failure: Error, CustomStringConvertible {
  /// The message, without the name of the program.
  let description: String

  init(_ description: String) { self.description = description }

  /// A name that no template has.
  static func unknownTemplate(_ name: String) -> Failure {
    let hint = Template.hint(forUnknown: name).map { "\n  help: \($0)" } ?? ""
    return Failure("there is no template \(name.quoted.visible)\(hint)")
  }

  /// A name that no theme has.
  static func unknownTheme(_ name: String) -> Failure {
    let hint = Suggestion.hintOrList(name, among: Theme.library.map(\.name), "the themes are")
    return Failure(
      "there is no theme \(name.quoted.visible)" + (hint.map { "\n  help: \($0)" } ?? ""))
  }
}
