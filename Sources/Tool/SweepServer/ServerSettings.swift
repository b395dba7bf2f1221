import HummingbirdCore
import NIOCore

/// Where a server listens, and what it bears.
public struct ServerSettings: Sendable {
  /// The address; this machine alone by default.
  public var host = "127.0.0.1"
  /// The ports that are tried in turn; 0 is any free one.
  public var ports = 4080...4080
  /// Connections at a time, 256 by default; more wait.
  public var maximumConnections = 256
  /// Seconds that a connection may take from its beginning, or from the last answer, to a whole
  /// request; 15 by default.
  public var patience = 15
  /// Bytes of all fields of a request together; 16 KiB by default.
  public var maximumFields = 16 << 10
  /// Bytes of a target, its query included; 8 KiB by default.
  public var maximumTarget = 8 << 10
  /// Bytes of a request's content; 64 KiB by default.
  public var maximumContent = 64 << 10

  /// Makes settings with the defaults named at each.
  public init() {}

  /// The same for a connection.
  var channel: HTTP1Channel.Configuration {
    let patience = TimeAmount.seconds(Int64(patience))
    return HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestDeadline(patience)],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: maximumFields, maxHeaderListSize: maximumFields,
        maxHeaderFieldCount: 100))
  }
}
