import ArgumentParser
import SweepChecks
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepMotion
import SweepRender
import SweepReports
import SweepTemplates
import SweepValidation

/// `sweephand explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic code, or list all codes.",
    discussion: """
      EXAMPLES
        sweephand explain SH0202
        sweephand explain SH1401
        sweephand explain
      """)

  @Argument(help: "The code, such as SH0202 in error[SH0202].")
  var code: String?

  func run() throws {
    guard let code else {
      return try Console.output(
        Self.codes.map { "\($0.rawValue)  \($0.explanation)\n" }.joined())
    }
    guard let text = Self.explanation(of: code) else {
      throw Failure(
        "there is no code \(code.quoted.visible)\n  help: 'sweephand explain' lists all codes")
    }
    try Console.output(text)
  }

  /// All codes of the program.
  private static var codes: [DiagnosticCode] {
    [.unreadable] + DiagnosticCode.ofDocuments + DiagnosticCode.ofChecks
      + DiagnosticCode.ofEndpoints + DiagnosticCode.ofPictures + DiagnosticCode.ofValidation
      + DiagnosticCode.ofMotion
  }

  /// The explanation of a code; nil for an unknown code.
  static func explanation(of code: String) -> String? {
    let number = code.uppercased()
    return codes.first { [number, "SH" + number].contains($0.rawValue) }.map { code in
      RuleBook.rule(code)?.definition.page ?? "\(code.rawValue)  \(code.explanation)\n"
    }
  }
}
