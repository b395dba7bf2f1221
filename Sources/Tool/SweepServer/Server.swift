import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
public import SweepHTTP
import UnixSignals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An HTTP/1.1 server for one site. It handles connections, time limits and signals; the site
/// answers.
public struct Server: Sendable {
  /// The site.
  public var site: any Site
  /// The address and the limits.
  public var settings: ServerSettings
  /// Called for every answer; nil for none.
  public var log: (@Sendable (ServerEvent) -> Void)?

  /// Makes a server.
  public init(
    _ site: any Site, _ settings: ServerSettings = ServerSettings(),
    log: (@Sendable (ServerEvent) -> Void)? = nil
  ) {
    self.site = site
    self.settings = settings
    self.log = log
  }

  /// Serves until the process receives SIGTERM or SIGINT. Calls in progress then have ten seconds to
  /// finish.
  ///
  /// - Parameter onReady: called with the port once the server accepts connections.
  /// - Throws: `ServerError` if the server cannot listen on the address.
  public func run(onReady: @escaping @Sendable (Int) async -> Void) async throws {
    for port in settings.ports {
      do {
        return try await run(port: port, onReady)
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        continue
      } catch let error as IOError {
        throw ServerError.refused(host: settings.host, port: port, "\(error)")
      }
    }
    throw ServerError.taken(host: settings.host, ports: settings.ports)
  }

  private func run(port: Int, _ onReady: @escaping @Sendable (Int) async -> Void) async throws {
    var logger = Logger(label: "sweephand")
    logger.logLevel = .critical
    let register = ConnectionRegister(
      most: settings.maximumConnections, ofOneAddress: settings.maximumPerAddress)
    let application = Application(
      responder: SiteResponder(site: site, settings: settings, log: log),
      server: .http1(configuration: settings.channel(register)),
      configuration: ApplicationConfiguration(address: .hostname(settings.host, port: port)),
      onServerRunning: { channel in await onReady(channel.localAddress?.port ?? port) },
      logger: logger)
    var services = ServiceGroupConfiguration(
      services: [.init(service: application)], gracefulShutdownSignals: [.sigterm, .sigint],
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
