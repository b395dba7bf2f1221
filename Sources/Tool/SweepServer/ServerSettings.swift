import HummingbirdCore
import NIOCore

/// The address and the limits of a server.
public struct ServerSettings: Sendable {
  /// The address to listen on; 127.0.0.1 by default, which only this machine reaches.
  public var host = "127.0.0.1"
  /// The ports to try in order; 0 means any free port.
  public var ports = 4080...4080
  /// The maximum number of open connections, 256 by default; further ones wait.
  public var maximumConnections = 256
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

  /// The settings of a connection.
  var channel: HTTP1Channel.Configuration {
    let patience = TimeAmount.seconds(Int64(patience))
    return HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestDeadline(patience)],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: maximumFields, maxHeaderListSize: maximumFields,
        maxHeaderFieldCount: 100))
  }
}
