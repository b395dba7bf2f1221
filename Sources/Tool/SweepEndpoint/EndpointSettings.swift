/// What an endpoint allows, and how long others may keep its pictures.
public struct EndpointSettings: Hashable, Sendable {
  /// Bytes of a query; 4096 by default.
  public var maximumQuery = 4096
  /// Bytes of a picture; 1 MiB by default.
  public var maximumBytes = 1 << 20
  /// Keys of a picture's animations, those of swinging paces counted by what they cost; 20,000 by
  /// default, which take a fifth of a second.
  public var maximumKeys = 20_000
  /// Seconds until a picture is given up; 5 by default.
  public var maximumSeconds = 5.0
  /// Pictures that are drawn or wait for it at a time, those given up meanwhile included; 256 by
  /// default, as many as a server has connections.
  public var maximumRenders = 256
  /// Bytes of pictures that are kept to be told again; 32 MiB by default.
  public var cacheBytes = 32 << 20
  /// Seconds for which others may keep a picture; 300 by default. One that shows the time of its
  /// making is never kept.
  public var maximumAge = 300

  /// Makes settings with the defaults named at each.
  public init() {}
}
