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

/// A server of HTTP/1.1 for one site: connections, times and signals are its business, answers the
/// site's.
public struct Server: Sendable {
  /// The site.
  public var site: any Site
  /// Where and how it listens.
  public var settings: ServerSettings
  /// Hears of every answer; nil for silence.
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

  /// Serves until the process is told to end by SIGTERM or SIGINT; calls that are being answered
  /// then have ten seconds.
  ///
  /// - Parameter onReady: is told the port, as soon as calls are taken.
  /// - Throws: `ServerError` where the address cannot be had.
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

/// Why a server did not begin.
public enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The ports have other users.
  case taken(host: String, ports: ClosedRange<Int>)
  /// The system does not allow it.
  case refused(host: String, port: Int, String)

  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .taken(let host, let ports) where ports.count == 1:
      "port \(ports.lowerBound) of \(host) is in use"
    case .taken(let host, let ports):
      "the ports \(ports.lowerBound) to \(ports.upperBound) of \(host) are in use"
    case .refused(let host, let port, let reason):
      "\(host), port \(port), cannot be listened to: \(reason)"
    }
  }
}
