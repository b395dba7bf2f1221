import NIOHTTP1

/// The address and the limits of a server.
public struct ServerSettings: Sendable {
  /// The address to listen on; 127.0.0.1 by default, which only this machine reaches.
  public var host = "127.0.0.1"
  /// The ports to try in order; 0 means any free port.
  public var ports = 4080...4080
  /// The maximum number of open connections, 256 by default. A further one closes the one that has
  /// been idle longest; if none is idle, it gets 503.
  public var maximumConnections = 256
  /// The maximum number of open connections from one address; 64 by default.
  public var maximumPerAddress = 64
  /// The seconds in which a connection must send its first byte; 3 by default.
  public var firstByte = 3
  /// The seconds in which a connection must send a whole request, counted from its start or from the
  /// last answer; 15 by default.
  public var patience = 15
  /// The maximum size of a request's header fields together, in bytes; 16 KiB by default.
  public var maximumFields = 16 << 10
  /// The maximum length of a target with its query, in bytes; 8 KiB by default.
  public var maximumTarget = 8 << 10
  /// The maximum size of a request's content, in bytes; 64 KiB by default.
  public var maximumContent = 64 << 10

  /// Makes settings with the default of each property.
  public init() {}

  /// The limits of the reader of requests.
  var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = maximumFields
    limits.maxHeaderListSize = maximumFields
    limits.maxHeaderFieldCount = 100
    return limits
  }
}
