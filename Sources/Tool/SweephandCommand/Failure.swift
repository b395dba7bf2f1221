import SweepDiagnostics
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
}
