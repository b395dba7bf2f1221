#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reading and writing by descriptor, with retries after interruptions.
package enum Descriptor {
  /// The bytes up to the end.
  package static func readAll(
    _ descriptor: Int32, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else {
        try waitOrThrow(descriptor, POLLIN, path)
        continue
      }
      bytes += block.prefix(count)
      guard bytes.count <= limit else {
        throw FileError(path: path, reason: "is larger than the limit 'size' of \(limit) bytes")
      }
    }
  }

  /// Writes all of the bytes.
  package static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        return write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 { done += count } else { try waitOrThrow(descriptor, POLLOUT, path) }
    }
  }

  /// Sends all of the bytes to the other program; a closed connection is an error, not a signal.
  package static func converse(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        return send(descriptor, rest.baseAddress, rest.count, flags)
      }
      if count >= 0 { done += count } else if errno != EINTR { throw .last(path) }
    }
  }

  /// Waits until one of some descriptors can be read, or a signal comes.
  ///
  /// - Parameter milliseconds: for how long; without an end by default.
  /// - Returns: the descriptors that can be read, or whose other side has ended.
  package static func wait(for descriptors: [Int32], milliseconds: Int32 = -1) -> [Int32] {
    var ready = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&ready, nfds_t(ready.count), milliseconds) > 0 else { return [] }
    return ready.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Waits if the descriptor is not ready yet; a parent may pass a non-blocking pipe.
  private static func waitOrThrow(
    _ descriptor: Int32, _ event: Int32, _ path: String
  ) throws(FileError) {
    switch errno {
    case EINTR: break
    case EAGAIN:
      var ready = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      poll(&ready, 1, -1)
    default: throw .last(path)
    }
  }
}
