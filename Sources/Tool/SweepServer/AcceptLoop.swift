import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOPosix
import ServiceLifecycle

/// Accepts the connections of a socket until it is to end, and then waits for those that are open.
///
/// Hummingbird's own server does the same, but only with a socket that it has made itself.
struct AcceptLoop: Service {
  let socket: ListeningSocket
  let http: HTTP1Channel
  let logger: Logger
  /// Called once connections are accepted.
  let onReady: @Sendable () async -> Void

  func run() async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let quiescing = ServerQuiescingHelper(group: group)
    let server = try await ServerBootstrap(group: group)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(LostConnections())
          try pipeline.addHandler(quiescing.makeServerChannelHandler(channel: channel))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .bind(socket.descriptor) { http.setup(channel: $0, logger: logger) }
    try await withGracefulShutdownHandler {
      await onReady()
      try await withThrowingDiscardingTaskGroup { connections in
        try await server.executeThenClose { accepted in
          for try await connection in accepted {
            connections.addTask { await http.handle(value: connection, logger: logger) }
          }
        }
      }
    } onGracefulShutdown: {
      quiescing.initiateShutdown(promise: nil)
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
