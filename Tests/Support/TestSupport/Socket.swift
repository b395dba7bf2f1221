import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A TCP socket on the loopback, for `LoopbackServer`.
struct Socket: Sendable {
  let descriptor: Int32

  /// A socket that listens on a free port, and the port.
  static func listening() throws -> (Socket, port: UInt16) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = Socket(descriptor: socket(AF_INET, stream, 0))
    // Processes that tests start in the meantime must not keep the port open.
    _ = fcntl(listener.descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let succeeded = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener.descriptor, pointer, size) == 0 && listen(listener.descriptor, 16) == 0
          && getsockname(listener.descriptor, pointer, &size) == 0
      }
    }
    guard succeeded else {
      let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      listener.end()
      throw error
    }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// The next connection to a socket that listens.
  func connection() -> Socket? {
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var on: Int32 = 1
      _ = setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return Socket(descriptor: connection)
  }

  /// The bytes that come next; `nil` at the end.
  func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  /// Sends a response after which the connection is closed.
  func respond(_ status: String, _ body: Data = Data()) {
    #if canImport(Darwin)
      let options: Int32 = 0
    #else
      let options = Int32(MSG_NOSIGNAL)
    #endif
    let head = """
      HTTP/1.1 \(status)\r\nContent-Type: text/html; charset=utf-8\r\n\
      Content-Length: \(body.count)\r\nConnection: close\r\n\r\n
      """
    var rest = ArraySlice([UInt8](head.utf8) + body)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, options) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func end() { _ = close(descriptor) }
}
