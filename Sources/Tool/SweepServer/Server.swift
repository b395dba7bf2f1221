import Dispatch
import NIOCore
import NIOHTTP1
import NIOPosix
import SweepFiles
public import SweepHTTP

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
    let end = Self.end
    let register = ConnectionRegister(
      most: settings.maximumConnections, ofOneAddress: settings.maximumPerAddress)
    let group = MultiThreadedEventLoopGroup.singleton
    let accepting = try await ServerBootstrap(group: group)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(LostConnections())
        }
      }
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers(handlers(register))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .withBoundSocket(socket.descriptor).get()
    await onReady(socket.port)
    for await _ in end {}
    try await accepting.close()
    await register.end(on: group.next(), within: 10)
  }

  /// The handlers of a connection, from the bytes to the requests.
  private func handlers(_ register: ConnectionRegister) -> [any ChannelHandler] {
    var encoding = HTTPResponseEncoder.Configuration()
    encoding.automaticallySetFramingHeaders = false
    return [
      HTTPResponseEncoder(configuration: encoding),
      ByteToMessageHandler(
        HTTPRequestDecoder(
          leftOverBytesStrategy: .dropBytes, limitConfiguration: settings.decoderLimits)),
      HTTPServerPipelineHandler(),
      HTTPConnection(self, register),
    ]
  }

  /// A sequence that ends once the process has received SIGTERM or SIGINT. A source of signals would miss
  /// one that comes before it is registered.
  private static var end: AsyncStream<Never> {
    AsyncStream { continuation in
      Interrupt.listen(to: SIGTERM, SIGINT, endsAtOnce: false)
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(
        fileDescriptor: Interrupt.descriptor)
      source.setEventHandler { continuation.finish() }
      source.resume()
      continuation.onTermination = { _ in source.cancel() }
    }
  }
}

/// Keeps a connection that is lost while it is accepted, as on macOS, from ending the server.
private final class LostConnections: ChannelInboundHandler {
  typealias InboundIn = Channel

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !(error is NIOFcntlFailedError) { context.fireErrorCaught(error) }
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
