import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes connections that take too long to send a whole request. Neither single bytes now and then
/// nor an answer that is not read keep a connection open.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let patience: TimeAmount
  private var closing: Scheduled<Void>?
  private var isAnswered = false

  init(_ patience: TimeAmount) { self.patience = patience }

  func handlerAdded(context: ChannelHandlerContext) { start(context) }

  func handlerRemoved(context: ChannelHandlerContext) { closing?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: isAnswered = false
    case .body: break
    case .end: if !isAnswered { closing?.cancel() }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      isAnswered = true
      start(context)
    }
    context.write(data, promise: promise)
  }

  private func start(_ context: ChannelHandlerContext) {
    closing?.cancel()
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
  }
}
