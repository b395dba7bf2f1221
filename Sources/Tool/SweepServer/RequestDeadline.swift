import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes connections that take too long to send a whole request: one byte now and then does not
/// keep them open, nor does an answer that is not read. The first byte has a shorter time limit.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let settings: ServerSettings
  private let register: ConnectionRegister
  private var closing: Scheduled<Void>?
  /// Requests whose beginning has come and whose answer has not ended.
  private var unanswered = 0
  private var isWhole = false
  private var isLast = false

  init(_ settings: ServerSettings, _ register: ConnectionRegister) {
    self.settings = settings
    self.register = register
  }

  func handlerAdded(context: ChannelHandlerContext) {
    start(context, seconds: settings.firstByte)
    let pipeline = context.pipeline.syncOperations
    let firstByte = FirstByte { [unowned self] in start(context, seconds: settings.patience) }
    do {
      try pipeline.addHandler(firstByte, position: .first)
      try pipeline.addVersionBridge()
    } catch {
      context.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    closing?.cancel()
    register.remove(context.channel)
  }

  func channelActive(context: ChannelHandlerContext) {
    if !register.add(context.channel) {
      let fields: HTTPFields = [.connection: "close", .retryAfter: "1", .contentLength: "0"]
      let head = HTTPResponse(status: .serviceUnavailable, headerFields: fields)
      write(context: context, data: wrapOutboundOut(.head(head)), promise: nil)
      write(context: context, data: wrapOutboundOut(.end(nil)), promise: nil)
      context.flush()
    }
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      unanswered += 1
      isWhole = false
      if head.waitsForContinue, !head.isLonger(than: settings.maximumContent) {
        context.writeAndFlush(
          wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
      }
    case .body: break
    case .end:
      isWhole = true
      if unanswered > 0 {
        closing?.cancel()
        register.note(context.channel, isAnswered: false)
      }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    context.write(data, promise: promise)
    switch unwrapOutboundIn(data) {
    case .head(let head): isLast = head.headerFields[.connection] == "close"
    case .body: break
    case .end:
      unanswered -= 1
      if isLast { return finish(context) }
      guard unanswered <= 0 || !isWhole else { return }
      register.note(context.channel, isAnswered: true)
      start(context, seconds: settings.patience)
    }
  }

  /// Ends the responses, and leaves the client a second to read the last one: closing while a part
  /// of the request arrives may lose it.
  private func finish(_ context: ChannelHandlerContext) {
    context.flush()
    context.channel.close(mode: .output, promise: nil)
    start(context, seconds: 1)
  }

  private func start(_ context: ChannelHandlerContext, seconds: Int) {
    closing?.cancel()
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: .seconds(Int64(seconds))) {
      channel.close(promise: nil)
    }
  }
}

/// Tells once that something has come.
private final class FirstByte: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let tell: () -> Void

  init(_ tell: @escaping () -> Void) { self.tell = tell }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    tell()
    context.fireChannelRead(data)
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }
}

extension HTTPRequest {
  /// Whether the caller waits for `100 Continue` before it sends its content (RFC 9110, 10.1.1).
  var waitsForContinue: Bool { headerFields[.expect]?.lowercased() == "100-continue" }

  /// Whether the request declares more content.
  func isLonger(than limit: Int) -> Bool {
    guard let text = headerFields[.contentLength] else { return false }
    return Int(text).map { $0 > limit } ?? true
  }
}
