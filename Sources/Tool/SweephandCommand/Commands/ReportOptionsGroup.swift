public import ArgumentParser
public import SweepReports

/// How findings are told, and when they make the program fail.
struct ReportOptionsGroup: ParsableArguments {
  @Option(help: "How findings are told.")
  var format = ReportFormat.text

  @Option(help: "The least that makes the program end with 1.")
  var failOn = FailOn.error

  @Option(help: "When text is coloured.")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Say neither how far it is nor what it came to.")
  var quiet = false
}

extension ReportFormat: ExpressibleByArgument {}
extension FailOn: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}
