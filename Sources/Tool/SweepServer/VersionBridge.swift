import NIOCore
import NIOHTTP1

/// Adds the fields that the version of a request implies, for handlers that ignore the version:
/// whether the connection stays open (RFC 9112, 9.3), and that HTTP/1.0 needs no `Host`.
final class VersionBridge: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The `Connection` header of the responses to come; nil for the default of the version.
  private var connections: [String?] = []

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    let isOld = head.version == .http1_0
    connections.append(head.isKeepAlive ? isOld ? "keep-alive" : nil : "close")
    if !head.isKeepAlive { head.headers.replaceOrAdd(name: "Connection", value: "close") }
    if isOld, !head.headers.contains(name: "Host") { head.headers.add(name: "Host", value: "") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(var head) = unwrapOutboundIn(data), head.status.code >= 200,
      !connections.isEmpty
    else { return context.write(data, promise: promise) }
    if let connection = connections.removeFirst(), !head.headers.contains(name: "Connection") {
      head.headers.add(name: "Connection", value: connection)
    }
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }
}

extension ChannelPipeline.SynchronousOperations {
  /// Adds the bridge where requests are read and still have their version.
  func addVersionBridge() throws {
    let reader = try handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
    try addHandler(VersionBridge(), position: .after(reader))
  }
}
