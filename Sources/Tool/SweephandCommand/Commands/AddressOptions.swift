import ArgumentParser
import SweepServer

/// Options of a server's address.
struct AddressOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address to listen on; 0.0.0.0 lets other machines in.", valueName: "address"))
  var host = ServerSettings().host

  @Option(help: ArgumentHelp("The port; 0 for any free port.", valueName: "number"))
  var port: Int?

  func validate() throws {
    guard let port, !(0...65535).contains(port) else { return }
    throw ValidationError("--port takes a number from 0 to 65535, not \(port)")
  }

  /// The address, with the ports to try where none is given.
  func settings(ports: ClosedRange<Int>) -> ServerSettings {
    var settings = ServerSettings()
    settings.host = host
    settings.ports = port.map { $0...$0 } ?? ports
    return settings
  }

  /// Serves until a signal ends the program.
  ///
  /// - Parameter onReady: receives the URL, without a slash at its end.
  func run(_ server: Server, onReady: @escaping @Sendable (String) async -> Void) async throws {
    try await server.run { port in await onReady(url(port)) }
  }

  /// The URL of a port, without a slash at its end.
  func url(_ port: Int) -> String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }
}
