import HummingbirdCore
import Logging
import ServiceLifecycle
public import SweepHTTP
import UnixSignals

/// An HTTP/1.1 server for one request handler. It handles connections, time limits and
/// signals.
public struct Server: Sendable {
  /// The handler of every request.
  public var handler: any RequestHandler
  /// The address and the limits.
  public var settings: ServerSettings
  /// Called for every response; nil for none.
  public var log: (@Sendable (ServerEvent) -> Void)?

  /// Makes a server.
  public init(
    _ handler: any RequestHandler, _ settings: ServerSettings = ServerSettings(),
    log: (@Sendable (ServerEvent) -> Void)? = nil
  ) {
    self.handler = handler
    self.settings = settings
    self.log = log
  }

  /// Serves until the process receives SIGTERM or SIGINT. Requests in progress then have ten seconds to
  /// finish.
  ///
  /// - Parameter socket: where connections come from; a socket of the settings' address by default.
  /// - Parameter onReady: called with the port once the server accepts connections.
  /// - Throws: `ServerError` if the server cannot listen on the address.
  public func run(
    on socket: ListeningSocket? = nil, onReady: @escaping @Sendable (Int) async -> Void
  ) async throws {
    let socket = try socket ?? ListeningSocket(settings)
    var logger = Logger(label: "sweephand")
    logger.logLevel = .critical
    let register = ConnectionRegister(
      most: settings.maximumConnections, ofOneAddress: settings.maximumPerAddress)
    let responder = HandlerResponder(handler: handler, settings: settings, log: log)
    let http = HTTP1Channel(
      responder: { (request, writer: consuming ResponseWriter, channel) in
        try await responder.respond(to: request, by: writer, on: channel)
      }, configuration: settings.channel(register))
    let loop = AcceptLoop(socket: socket, http: http, logger: logger) {
      await onReady(socket.port)
    }
    var services = ServiceGroupConfiguration(
      services: [.init(service: loop)], gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger)
    services.maximumGracefulShutdownDuration = .seconds(10)
    try await ServiceGroup(configuration: services).run()
  }
}

/// Why a server could not start.
public enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// All ports are in use.
  case taken(host: String, ports: ClosedRange<Int>)
  /// The system refuses to listen on the address.
  case refused(host: String, port: Int, String)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .taken(let host, let ports) where ports.count == 1:
      "port \(ports.lowerBound) of \(host) is in use"
    case .taken(let host, let ports):
      "the ports \(ports.lowerBound) to \(ports.upperBound) of \(host) are in use"
    case .refused(let host, let port, let reason):
      "cannot listen on \(host), port \(port): \(reason)"
    }
  }
}
