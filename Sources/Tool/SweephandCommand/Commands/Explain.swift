import ArgumentParser
import SweepDiagnostics
import SweepDiff
import SweepEndpoint
import SweepPreview
import SweepReports
import SweepTemplates
import SweepValidation

/// `sweephand explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what the code of a mistake stands for, or list all codes.",
    discussion: """
      EXAMPLES
        sweephand explain SH0202
        sweephand explain SH1401
        sweephand explain
      """)

  @Argument(help: "The code, as it stands in brackets behind 'error'.")
  var code: String?

  func run() throws {
    guard let code else {
      return try Console.output(
        Self.codes.map { "\($0.rawValue)  \($0.explanation)\n" }.joined())
    }
    guard let words = Self.words(code) else {
      throw Failure(
        message: "sweephand: there is no code \(code.quoted.visible)\n"
          + "  help: 'sweephand explain' lists them")
    }
    try Console.output(words)
  }

  /// All codes of the program.
  private static var codes: [DiagnosticCode] {
    [.unreadable] + DiagnosticCode.ofDocuments + DiagnosticCode.ofChecks
      + DiagnosticCode.ofEndpoints + DiagnosticCode.ofPreview + DiagnosticCode.ofValidation
  }

  /// What a code stands for; nil where there is none of that name.
  static func words(_ code: String) -> String? {
    let number = code.uppercased()
    return codes.first { [number, "SH" + number].contains($0.rawValue) }.map { code in
      RuleBook.rule(code)?.definition.page ?? "\(code.rawValue)  \(code.explanation)\n"
    }
  }
}
