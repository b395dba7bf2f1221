import SweepDiagnostics
import SweepDials
import SweepFiles
import SweepTemplates

/// Why the program ends with 2 before its work is done.
struct Failure: Error, CustomStringConvertible {
  /// The message, without the name of the program.
  let description: String

  init(_ description: String) { self.description = description }

  /// Throws for the name of a document that does not end as YAML does.
  static func checkIsYAML(_ file: String) throws(Failure) {
    guard [".yaml", ".yml"].contains(where: file.hasSuffix) else {
      let name = "\(Paths.stem(of: file)).yaml".quoted.visible
      throw Failure("the document is in YAML\n  help: name it \(name)")
    }
  }

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
