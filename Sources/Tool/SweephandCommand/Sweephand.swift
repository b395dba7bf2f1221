import ArgumentParser
import SweepDiagnostics
import SweepFiles
import SweepTemplates
import SweepXML

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command line; each subcommand is in a separate file.
///
/// Each sets its name: making names from types takes as long as drawing a dial.
@main
struct SweephandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweephand",
    abstract: "Animated SVG dials that need no script.",
    discussion: """
      EXAMPLES
        sweephand render speedometer --set value=72 -o speed.svg
        sweephand new boiler.yaml
        sweephand rig drawing.svg -o dial.yaml
        sweephand render clock --interactive -o clock.svg
        sweephand templates speedometer
        sweephand preview gauges/ --open
        sweephand validate *.svg
        sweephand diff old.svg new.svg
      """,
    version: "sweephand \(version), libxml2 \(XMLLibrary.version)",
    subcommands: [
      Render.self, Forms.self, New.self, RigCommand.self, Templates.self, Themes.self,
      Validate.self, Diff.self,
      Check.self,
      Textconv.self,
      PreviewCommand.self, Serve.self, BatchCommand.self, Pipe.self, Dump.self, WriteRuntime.self,
      WriteSchema.self,
      Explain.self,
    ])

  /// Runs a subcommand; every failure but findings exits with 2.
  static func main() async {
    // A reader that stops, as head does, ends the program silently.
    signal(SIGPIPE, SIG_DFL)
    // A file that grows above a limit of the system ends the program with a message.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try checkArguments()
      let words = CommandLine.arguments.dropFirst()
      try checkSubcommand(words.first == "help" ? words.dropFirst().first : words.first)
      var command = try command(of: arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      // ArgumentParser's exit code for bad usage is 64; ours is diff's.
      switch exitCode(for: error) {
      case .validationFailure,
        .failure where !(error is ExitCode):
        Console.error("sweephand: \(message(of: error, in: arguments))")
      case .success where !(error is ExitCode):
        do throws(FileError) {
          return try Console.output(fullMessage(for: error) + "\n")
        } catch { Console.error("sweephand: \(error)") }
      default: exit(withError: error)
      }
      exit(withError: ExitCode(2))
    }
  }

  /// The subcommand that arguments call. Its own parser is tried first, since the root's makes the
  /// options of a subcommand twice; the root's tells mistakes and help.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    if let kind = configuration.subcommands.first(where: { $0._commandName == arguments.first }),
      let command = try? kind.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == kind
    {
      return command
    }
    return try parseAsRoot(arguments)
  }

  /// Exits with a code, or continues if it is 0.
  static func exit(_ code: Int32) throws(ExitCode) {
    if code != 0 { throw ExitCode(code) }
  }

  /// The message of an error that arguments lead to; ArgumentParser's is spelled as ours are.
  static func message(of error: any Error, in arguments: [String]) -> String {
    if exitCode(for: error) == .failure { return "\(error)" }
    // It quotes arguments unchanged, with any content and length.
    let quoted = arguments.flatMap { [$0, String($0.drop { $0 != "=" }.dropFirst())] }
    let text = quoted.reduce(fullMessage(for: error)) { text, argument in
      text.replacing("'\(argument)'", with: argument.quoted.visible)
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let setting = setting(in: arguments, behind: lines[0]) {
      lines = ["\(lines[0].prefix { $0 != "." })", "  help: write --set \(setting.visible)"]
    }
    let first = lines.removeFirst()
    var message = String(first.hasPrefix("Error: ") ? first.dropFirst("Error: ".count) : first)
    if message.hasSuffix(".") { message.removeLast() }
    return ([message.lowercasedFirst] + lines.map(String.init)).joined(separator: "\n")
  }

  /// The setting that the argument at fault was meant to be, as in `--value 75`, `value=75` and `75`.
  private static func setting(in arguments: [String], behind message: Substring) -> String? {
    let template = arguments.first { Template.names.contains($0) }
    let names = template.flatMap { Template.named($0).value?.parameters.map(\.name) } ?? []
    for (argument, next) in zip(arguments, arguments.dropFirst() + ["…"]) {
      let words = argument.drop { $0 == "-" }.split(separator: "=", maxSplits: 1)
      guard let name = words.first, names.contains(String(name)) else { continue }
      if message.contains("'--\(name)'") {
        return "\(name)=\(words.dropFirst().first ?? next[...])"
      }
      if message.contains("'\(argument)'"), words.count == 2 { return argument }
    }
    if message.lowercased().contains("unexpected argument"), names.contains("value") {
      let number = arguments.first { Double($0) != nil && message.contains("'\($0)'") }
      return number.map { "value=\($0)" }
    }
    return nil
  }

  /// The arguments after the program's name; names of files may have any bytes.
  private static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }.map { bytes in
      FileName.text(
        UnsafeBufferPointer(start: bytes, count: strlen(bytes)).lazy.map(UInt8.init(bitPattern:)))
    }
  }

  /// Fails for an argument that is not UTF-8; only git passes names of any bytes.
  ///
  /// Swift reads the arguments in /proc; without it there would be none, not even the program's name.
  private static func checkArguments() throws(Failure) {
    guard CommandLine.argc > 0 else {
      throw Failure("the arguments cannot be read\n  help: mount /proc")
    }
    if let name = arguments.first, ["diff", "textconv"].contains(name) { return }
    for index in 0..<Int(CommandLine.argc) {
      guard let bytes = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: bytes) == nil else { continue }
      let shown = String(cString: bytes).quoted.visible
      throw Failure("the argument \(shown) is not UTF-8")
    }
  }

  /// Fails for a misspelt subcommand, which ArgumentParser takes for an argument too many.
  private static func checkSubcommand(_ name: String?) throws(Failure) {
    guard let name, !name.hasPrefix("-") else { return }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    if names.contains(name) { return }
    let hint =
      Template.names.contains(name) || DocumentKey.isNamed(name)
      ? "write sweephand render \(name.visible)"
      : Suggestion.hintOrList(name, among: names, "the subcommands are") ?? ""
    throw Failure("unknown subcommand \(name.quoted.visible)\n  help: \(hint)")
  }
}
