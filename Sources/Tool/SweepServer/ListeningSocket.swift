import NIOCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A TCP socket at which connections wait until a server accepts them.
///
/// Processes share a port with one socket each (`SO_REUSEPORT`), among which the system distributes
/// the connections; macOS gives most of them to one. A process that inherits a socket accepts the
/// connections waiting there.
public struct ListeningSocket: Sendable {
  /// The descriptor; programs that this one starts do not inherit it.
  public let descriptor: Int32

  /// Makes a socket of a descriptor that another process listens on.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Listens on the first port of the settings that is free.
  ///
  /// - Throws: `ServerError` if all ports are in use, or the address is not one of this machine.
  public init(_ settings: ServerSettings) throws(ServerError) {
    self = try Self.sharing(settings, 1)[0]
  }

  /// So many sockets that listen on the first port of the settings that is free.
  ///
  /// - Throws: `ServerError` if all ports are in use, or the address is not one of this machine.
  public static func sharing(
    _ settings: ServerSettings, _ count: Int
  ) throws(ServerError) -> [ListeningSocket] {
    for port in settings.ports {
      do throws(IOError) {
        // The first one checks that the port is free, and then admits the others.
        var sockets = [try open(settings.host, port, count > 1 ? .first : .alone)]
        while sockets.count < count {
          sockets.append(try open(settings.host, sockets[0].port, .other))
        }
        return sockets
      } catch {
        if error.errnoCode == EADDRINUSE { continue }
        throw .refused(host: settings.host, port: port, String(cString: strerror(error.errnoCode)))
      }
    }
    throw .taken(host: settings.host, ports: settings.ports)
  }

  /// The port, whichever it was given.
  public var port: Int {
    var name = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &name) { bytes in
      guard let start = bytes.baseAddress,
        getsockname(descriptor, start.assumingMemoryBound(to: sockaddr.self), &size) == 0
      else { return 0 }
      // IPv4 and IPv6 have it in the same place.
      return Int(bytes[2]) << 8 | Int(bytes[3])
    }
  }

  /// Gives the socket up; other processes that have it go on.
  public func giveUp() { close(descriptor) }

  /// The position of a socket among those of a port.
  private enum Place { case alone, first, other }

  private static func open(
    _ host: String, _ port: Int, _ place: Place
  ) throws(IOError) -> ListeningSocket {
    guard let address = try? SocketAddress.makeAddressResolvingHost(host, port: port) else {
      throw IOError(errnoCode: EADDRNOTAVAIL, reason: host)
    }
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(address.protocol.rawValue, kind, 0)
    guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "socket") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // A port whose last connections are still being forgotten is free.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
    if place == .other { setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &yes, 4) }
    let isBound = address.withSockAddr { bind(descriptor, $0, socklen_t($1)) == 0 }
    let isOpen =
      isBound && (place != .first || setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &yes, 4) == 0)
    guard isOpen, listen(descriptor, 128) == 0 else {
      let error = IOError(errnoCode: errno, reason: "bind")
      close(descriptor)
      throw error
    }
    return ListeningSocket(descriptor: descriptor)
  }
}
