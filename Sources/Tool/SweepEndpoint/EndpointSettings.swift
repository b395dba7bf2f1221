public import SweepFilm

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The limits of an endpoint, and how long its pictures may be cached.
public struct EndpointSettings: Hashable, Sendable {
  /// The maximum length of a query in bytes; 4096 by default.
  public var maximumQuery = 4096
  /// The maximum size of a picture in bytes; 1 MiB by default.
  public var maximumBytes = 1 << 20
  /// The maximum number of keys in a picture's animations, those of springs counted by their cost;
  /// 20,000 by default, which take about 0.2 s.
  public var maximumKeys = 20_000
  /// The limits of pixels: by default 2048 a side, 2²² in a picture, 1000 frames, and 2²⁵ pixels in all
  /// frames together, which take about a second.
  public var media: MediaLimits = {
    var limits = MediaLimits()
    (limits.side, limits.area, limits.frames) = (2048, 1 << 22, 1000)
    (limits.pixels, limits.bytes) = (1 << 25, 16 << 20)
    return limits
  }()
  /// The seconds after which drawing is given up; 5 by default.
  public var maximumSeconds = 5.0
  /// The maximum length of the query of an SVG that is drawn without waiting for pixels, films and
  /// pictures of more data, in bytes; 512 by default.
  public var maximumQuickQuery = 512
  /// The maximum number of pictures of each kind, quick and costly, that are being drawn or wait for
  /// it, including those given up; 256 by default, as many as a server has connections.
  public var maximumRenders = 256
  /// The maximum number of pictures of each kind that are drawn at once, while others wait; the number
  /// of cores by default.
  public var maximumDrawings = ProcessInfo.processInfo.activeProcessorCount
  /// The size of the cache in bytes; 32 MiB by default.
  public var cacheBytes = 32 << 20
  /// The seconds for which clients may cache a picture (`max-age`); 300 by default. A picture that
  /// shows the current time is never cached.
  public var maximumAge = 300

  /// Makes settings with the default of each property.
  public init() {}
}
