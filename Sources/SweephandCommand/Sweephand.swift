import ArgumentParser
import SweepXML

/// The command line; each subcommand stands in a file of its own.
@main
struct SweephandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweephand",
    abstract: "Animated SVG dials that need no script.",
    discussion: """
      EXAMPLES
        sweephand render speedometer --set value=72 -o speed.svg
        sweephand render clock --set time=now -o clock.svg
        sweephand templates speedometer
        sweephand validate *.svg
      """,
    version: "sweephand \(version), libxml2 \(XMLLibrary.version)",
    subcommands: [Render.self, Templates.self, Validate.self, Dump.self])

  /// The version of the program.
  static let version = "0.1.0"

  /// Runs a subcommand; every failure but findings ends with 2.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      Console.error(failure.message)
      exit(withError: ExitCode(failure.code))
    } catch {
      let code = exitCode(for: error)
      // ArgumentParser's code for bad usage is 64; ours is diff's.
      guard code == .validationFailure else { exit(withError: error) }
      Console.error(fullMessage(for: error))
      exit(withError: ExitCode(2))
    }
  }
}
