import SweepDiagnostics
import SweepGeometry

/// Sends changes to all open pages, in the form of server-sent events (HTML, 9.2).
final class EventHub: @unchecked Sendable {
  private let lock = Lock()
  private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  private var next = 0
  private var number = 1

  /// The number of the last change, from 1.
  var version: Int { lock.withLock { number } }

  /// A stream for one more page: the version at once, and each change when it comes.
  func listen() -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(64))
    lock.withLock {
      let key = next
      next += 1
      listeners[key] = continuation
      continuation.onTermination = { [weak self] _ in self?.forget(key) }
      continuation.yield(
        Self.event("hello", id: number, .object(["version": .number(number)]), retry: true))
    }
    return stream
  }

  /// Sends the paths of files that changed.
  ///
  /// - Parameter areDials: whether the list of dials may have changed too.
  func send(_ paths: [String], areDials: Bool) {
    lock.withLock {
      number += 1
      send(
        Self.event(
          "change", id: number,
          .object([
            "version": .number(number), "dials": .boolean(areDials),
            "paths": .array(paths.map(JSON.string)),
          ])))
    }
  }

  /// Sends a comment, by which the ends of connections are noticed.
  func beat() { lock.withLock { send(Array(":\n\n".utf8)) } }

  private func send(_ bytes: [UInt8]) {
    for listener in listeners.values { listener.yield(bytes) }
  }

  private func forget(_ key: Int) { lock.withLock { listeners[key] = nil } }

  private static func event(
    _ name: String, id: Int, _ data: JSON, retry: Bool = false
  ) -> [UInt8] {
    let lines = data.document.split(separator: "\n").map { "data: \($0)\n" }.joined()
    return Array("\(retry ? "retry: 500\n" : "")id: \(id)\nevent: \(name)\n\(lines)\n".utf8)
  }
}
