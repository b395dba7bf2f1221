import Foundation
import SweepEndpoint
import SweepHTTP
import SweepServer

/// Pictures, and beside them `/fixed`: bytes of the size of a picture that cost nothing to make.
///
/// Prints its port to the standard output and ends after the given seconds, 600 by default.
@main struct ServingBenchmark {
  static func main() async throws {
    let seconds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 600
    let site = Both(
      endpoint: try Endpoint(EndpointTemplate.library, version: "benchmark"),
      fixed: Response(type: "image/svg+xml", [UInt8](repeating: 0x20, count: 5 << 10)))
    var settings = ServerSettings()
    settings.ports = 0...0
    let serving = Task { [settings] in
      try await Server(site, settings).run { port in
        // A pipe is read line by line.
        FileHandle.standardOutput.write(Data("\(port)\n".utf8))
      }
    }
    try await Task.sleep(for: .seconds(seconds))
    serving.cancel()
  }
}

private struct Both: RequestHandler {
  let endpoint: Endpoint
  let fixed: Response

  func respond(to request: Request) async -> Response {
    request.path == "/fixed" ? fixed : await endpoint.respond(to: request)
  }
}
