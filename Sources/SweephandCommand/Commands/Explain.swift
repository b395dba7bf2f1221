import ArgumentParser
import SweepDiagnostics
import SweepDiff
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
    var codes =
      [.unreadable] + DiagnosticCode.ofDocuments + DiagnosticCode.ofChecks
      + DiagnosticCode.ofValidation
    if let code {
      let number = code.uppercased()
      codes.removeAll { ![number, "SH" + number].contains($0.rawValue) }
      guard !codes.isEmpty else {
        throw Failure(
          message: "sweephand: there is no code \(code.quoted.visible)\n"
            + "  help: 'sweephand explain' lists them")
      }
    }
    let pages = codes.map { code in
      let rule = self.code == nil ? nil : RuleBook.rule(code)
      return rule?.page ?? "\(code.rawValue)  \(code.explanation)\n"
    }
    try Console.output(pages.joined())
  }
}
