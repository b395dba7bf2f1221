import ArgumentParser
import SweepDiagnostics
import SweepFiles
import SweepRender

/// `sweephand pipe`.
struct Pipe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pipe",
    abstract: "Draw pictures for another program, one for each line of JSON.",
    discussion: """
      Each line of the standard input is a request: an object with 'arguments' as for 'sweephand \
      render', 'set' with parameters by name (text, numbers, true, false, null for no reading, or lists), and 'input' with the text of a document if '-' is \
      among the arguments. The response is one line of the standard output: {"svg": ..., "diagnostics": [...]}, or {"error": ..., \
      "diagnostics": [...]}. Exits with 0 at the end of the input, and with 2 if a picture takes \
      longer than its limit.

      EXAMPLE
        echo '{"arguments": ["speedometer"], "set": {"value": 72}}' | sweephand pipe
      """)

  /// Arguments as they were read. Most requests differ in values alone, and reading arguments takes
  /// ten times as long as drawing.
  private struct Parsed {
    var arguments: [String] = []
    var render: Render?
  }

  func run() throws {
    var parsed = Parsed()
    while let line = readLine() {
      try Console.output(answer(to: line, &parsed).line + "\n")
    }
  }

  private func answer(to line: String, _ parsed: inout Parsed) -> JSON {
    let request: PipeRequest
    do throws(PipeRequest.Fault) {
      request = try PipeRequest(line)
    } catch {
      return failure(error.message, error.findings)
    }
    let arguments = ["render"] + request.arguments
    do {
      if parsed.arguments != arguments {
        parsed.render = try SweephandCommand.parseAsRoot(arguments) as? Render
        parsed.arguments = arguments
      }
      guard var render = parsed.render else {
        throw Failure("a request takes the arguments of 'render'")
      }
      render.source.settings += request.settings.map { ($0.name, $0.text) }
      let picture = try picture(of: render, input: request.input)
      if render.isRefused(picture) {
        return failure("SVG cannot express all of it", picture.findings)
      }
      return .object([
        "svg": .string(String(decoding: picture.bytes, as: UTF8.self)),
        "diagnostics": .array(picture.findings.map(\.json)),
      ])
    } catch let error as PictureError {
      return failure(error.description, error.findings)
    } catch {
      return failure(SweephandCommand.message(of: error, in: arguments))
    }
  }

  private func failure(_ message: String, _ findings: [Diagnostic] = []) -> JSON {
    .object(["error": .string(message), "diagnostics": .array(findings.map(\.json))])
  }

  private func picture(of render: Render, input: String?) throws -> SweepRender.Picture {
    guard render.output == "-", render.frames.rate == nil, !render.checksOutput,
      try render.mediaForm == nil
    else {
      throw Failure("a request takes no --output, --frames or --validate, and no --format but svg")
    }
    guard (render.source.source == "-") == (input != nil) else {
      throw Failure("'input' goes with the source '-', and '-' with 'input'")
    }
    let isMarkup = input.map { SceneOptions.beginsAsXML(Array($0.utf8)) } ?? false
    guard !isMarkup, !MovingPicture.isNamed(render.source.source) else {
      throw Failure(
        "a request draws no SVG files\n  help: use 'sweephand render' or 'sweephand batch'")
    }
    let request = try render.request(input: input.map { Array($0.utf8) })
    return try Watchdog.limit(seconds: render.source.limits.time) {
      () throws(PictureError) in try request.picture()
    }
  }
}
