import Dispatch
import Foundation

/// A web server for one browser on this machine: it hands out a page and takes what the page posts.
///
/// `GET /` gives the page, the body of a `POST /readings` goes to `posts`, and anything else is not
/// found. The owner closes it; a connection ends with its browser, however slow that is: a page that
/// is broken off would never post.
final class LoopbackServer: Sendable {
  /// The address of the page, with a port that was free.
  let address: String
  /// The bodies that were posted; it ends when the server is closed.
  let posts: AsyncStream<Data>
  private let continuation: AsyncStream<Data>.Continuation
  // Cancelling it is all that is done, and that is safe on every thread.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  /// Listens on a free port of the loopback.
  init(page: String) throws {
    let (listener, port) = try Socket.listening()
    let page = Data(page.utf8)
    let queue = DispatchQueue(label: "loopback", attributes: .concurrent)
    let (posts, continuation) = AsyncStream<Data>.makeStream()
    let source = DispatchSource.makeReadSource(fileDescriptor: listener.descriptor, queue: queue)
    source.setEventHandler {
      guard let connection = listener.connection() else { return }
      // On a thread of its own: browsers open connections ahead and say nothing on them.
      queue.async {
        defer { connection.end() }
        guard let request = HTTPRequest(from: connection) else { return }
        switch request.line {
        case "GET / HTTP/1.1": connection.respond("200 OK", page)
        case "POST /readings HTTP/1.1":
          // First of all: after the answer the page closes itself.
          continuation.yield(request.body)
          connection.respond("204 No Content")
        default: connection.respond("404 Not Found")
        }
      }
    }
    source.setCancelHandler { listener.end() }
    source.activate()
    self.address = "http://127.0.0.1:\(port)/"
    self.posts = posts
    self.continuation = continuation
    self.source = source
  }

  /// Stops listening.
  func close() {
    source.cancel()
    continuation.finish()
  }
}

/// A browser's request: one for each connection.
struct HTTPRequest {
  private static let bodyLimit = 256 << 20

  /// The first line, such as `GET / HTTP/1.1`.
  let line: String
  let body: Data

  /// Reads a request, or gives `nil` where it is broken off or too long.
  init?(from socket: Socket) {
    let gap = Data("\r\n\r\n".utf8)
    var received = Data()
    var end = received.range(of: gap)
    while end == nil {
      guard received.count < 64 << 10, let more = socket.receive() else { return nil }
      received += more
      end = received.range(of: gap)
    }
    guard let end else { return nil }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let lengths = lines.compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].trimmingCharacters(in: .whitespaces))
    }
    let length = lengths.first ?? 0
    guard (0...Self.bodyLimit).contains(length) else { return nil }
    var body = Data(received[end.upperBound...])
    while body.count < length {
      guard let more = socket.receive() else { return nil }
      body += more
    }
    self.line = lines[0]
    self.body = body
  }
}
