import HummingbirdCore

/// Where a server listens, and what it bears.
public struct ServerSettings: Sendable {
  /// The address; this machine alone by default.
  public var host = "127.0.0.1"
  /// The ports that are tried in turn; 0 is any free one.
  public var ports = 4080...4080
  /// Connections at a time, 256 by default. For one more, the one that has been without a request
  /// for the longest time is closed; where all are being answered, the new one gets 503.
  public var maximumConnections = 256
  /// The same for the connections of one address; 64 by default.
  public var maximumPerAddress = 64
  /// Seconds until the first byte of a connection; 3 by default.
  public var firstByte = 3
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
  func channel(_ register: ConnectionRegister) -> HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestDeadline(self, register)],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: maximumFields, maxHeaderListSize: maximumFields,
        maxHeaderFieldCount: 100))
  }
}
