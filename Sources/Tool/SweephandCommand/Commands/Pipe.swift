import ArgumentParser
import SweepDiagnostics
import SweepFiles
import SweepRender

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  private struct Request: Decodable {
    var arguments: [String]
    var set: [String: ParameterText]?
    var input: String?
  }

  /// The value of a parameter as the command line writes it.
  private struct ParameterText: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        text = "null"
      } else if let word = try? value.decode(String.self) {
        text = word
      } else if let flag = try? value.decode(Bool.self) {
        text = "\(flag)"
      } else if let whole = try? value.decode(Int.self) {
        text = "\(whole)"
      } else if let number = try? value.decode(Double.self) {
        text = "\(number)"
      } else {
        let items = try value.decode([ParameterText].self)
        text = items.map(\.text).joined(separator: ", ")
      }
    }
  }

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
    guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)) else {
      return failure(#"a request is a line such as {"arguments": ["clock"]}"#)
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
      render.source.settings += (request.set ?? [:]).map { ($0.key, $0.value.text) }
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
    let request = try render.request(input: input.map { Array($0.utf8) })
    return try Watchdog.limit(seconds: render.source.limits.time) {
      () throws(PictureError) in try request.picture()
    }
  }
}
