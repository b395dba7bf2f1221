import HTTPTypes
import NIOCore
import NIOHTTP1
import SweepHTTP

/// A connection, whose requests are answered one after another.
///
/// It is closed if it takes too long to send a whole request: one byte now and then does not keep it
/// open, nor does an answer that is not read. The first byte has a shorter time limit.
final class HTTPConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// An event that lets a connection end after the answer that it waits for.
  struct Ending {}

  private enum State { case reading, answering, closing }

  private let server: Server
  private let register: ConnectionRegister
  private var state = State.reading
  private var isSilent = true
  private var isEnding = false
  /// The head of the request that is read or answered.
  private var head: HTTPRequestHead?
  private var content: [UInt8] = []
  private var start = ContinuousClock.now
  private var deadline: Scheduled<Void>?
  private var stream: Task<Void, Never>?

  init(_ server: Server, _ register: ConnectionRegister) {
    self.server = server
    self.register = register
  }

  func handlerAdded(context: ChannelHandlerContext) {
    close(context, in: server.settings.firstByte)
  }

  func channelActive(context: ChannelHandlerContext) {
    if register.add(context.channel) { return }
    isEnding = true
    // HTTPServerPipelineHandler takes no response before a request.
    let beyond = try? context.pipeline.syncOperations.context(
      handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self)
    write(Response(.serviceUnavailable, text: "", [.retryAfter: "1"]), beyond ?? context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    stream?.cancel()
    register.remove(context.channel)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // The rest of a request that was rejected.
    guard state == .reading else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      content = []
      start = .now
      if let rejection = head.rejection(by: server.settings) {
        respond(rejection, context)
      } else if head.waitsForContinue {
        let head = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
      }
    case .body(let bytes):
      if content.count + bytes.readableBytes > server.settings.maximumContent {
        respond(server.settings.tooLong, context)
      } else {
        content += bytes.readableBytesView
      }
    case .end:
      answer(context)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if isSilent, state == .reading { close(context, in: server.settings.patience) }
    isSilent = false
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is Ending || event as? ChannelEvent == .inputClosed else { return }
    isEnding = true
    stream?.cancel()
    if state == .reading, head == nil || !(event is Ending) { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError else { return context.close(promise: nil) }
    guard state == .reading else { return }
    isEnding = true
    write(Response(.badRequest, text: "the bytes are no request of HTTP/1.1\n"), context)
  }

  private func answer(_ context: ChannelHandlerContext) {
    guard let head, let request = head.request(content: content, client: client(context)) else {
      return respond(Response(.badRequest, text: "the method is no token\n"), context)
    }
    state = .answering
    start = .now
    deadline?.cancel()
    register.note(context.channel, isAnswered: false)
    context.eventLoop.makeFutureWithTask { [handler = server.handler] in
      await handler.respond(to: request)
    }.assumeIsolated().whenSuccess { self.respond($0, context) }
  }

  /// Logs a response, and writes it.
  private func respond(_ response: Response, _ context: ChannelHandlerContext) {
    guard let head else { return }
    server.log?(
      ServerEvent(
        peer: client(context).isEmpty ? "-" : client(context), method: head.method.rawValue,
        target: head.uri, status: response.status.code, bytes: response.bytes.count,
        duration: .now - start))
    write(response, context)
  }

  private func client(_ context: ChannelHandlerContext) -> String {
    context.remoteAddress?.ipAddress ?? ""
  }

  private func write(_ response: Response, _ context: ChannelHandlerContext) {
    // The unread rest of a request is not the next one.
    var isLast = isEnding || state == .reading || !(head?.isKeepAlive ?? false)
    if case .stream = response.content { isLast = true }
    var fields = HTTPHeaders(response.fields.map { ($0.name.rawName, $0.value) })
    fields.add(name: "Date", value: HTTPDate.now)
    let status = HTTPResponseStatus(
      statusCode: response.status.code, reasonPhrase: response.status.reasonPhrase)
    let isOld = head?.version == .http1_0
    if isLast {
      fields.replaceOrAdd(name: "Connection", value: "close")
    } else if isOld {
      fields.add(name: "Connection", value: "keep-alive")
    }
    state = .answering
    let hasContent = head?.method != .HEAD && status.mayHaveResponseBody
    switch response.content {
    case .bytes(let bytes):
      if status.mayHaveResponseBody {
        fields.add(name: "Content-Length", value: String(bytes.count))
      }
      write(status, fields, context)
      if hasContent {
        let buffer = context.channel.allocator.buffer(bytes: bytes)
        context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
      }
      end(isLast: isLast, context)
    case .stream(let pieces):
      if !isOld { fields.add(name: "Transfer-Encoding", value: "chunked") }
      write(status, fields, context)
      if !hasContent { return end(isLast: isLast, context) }
      write(pieces, context)
    }
  }

  private func write(
    _ status: HTTPResponseStatus, _ fields: HTTPHeaders, _ context: ChannelHandlerContext
  ) {
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: fields)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
  }

  /// Writes parts as they come, each once the client has taken the one before.
  private func write(_ parts: AsyncStream<[UInt8]>, _ context: ChannelHandlerContext) {
    context.flush()
    let channel = context.channel
    let isOver = context.eventLoop.makePromise(of: Void.self)
    stream = Task {
      do {
        for await bytes in parts {
          let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes)))
          try await channel.writeAndFlush(part)
        }
      } catch {
        channel.close(promise: nil)
      }
      isOver.succeed()
    }
    isOver.futureResult.assumeIsolated().whenSuccess { self.end(isLast: true, context) }
  }

  /// Ends a response.
  ///
  /// After the last one the client has a second to read it: closing while a part of the request
  /// arrives may lose it.
  private func end(isLast: Bool, _ context: ChannelHandlerContext) {
    head = nil
    stream = nil
    state = isLast ? .closing : .reading
    if !isLast { register.note(context.channel, isAnswered: true) }
    close(context, in: isLast ? 1 : server.settings.patience)
    // The next request may follow at once.
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    if isLast { context.close(mode: .output, promise: nil) }
  }

  private func close(_ context: ChannelHandlerContext, in seconds: Int) {
    deadline?.cancel()
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: .seconds(Int64(seconds))) {
      channel.close(promise: nil)
    }
  }
}
