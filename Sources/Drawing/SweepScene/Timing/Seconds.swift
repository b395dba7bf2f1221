/// A span of time, or a moment on the scene's timeline, whose zero is when the document begins.
public struct Seconds: Hashable, Sendable, Comparable, Codable {
  /// The number of seconds.
  public var value: Double

  /// Makes a span from a number of seconds.
  @inlinable
  public init(_ value: Double) { self.value = value }

  /// Makes a span from a duration, to the nearest number of seconds.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// Makes a span from seconds.
  @inlinable
  public static func seconds(_ value: Double) -> Seconds { Seconds(value) }

  /// Makes a span from thousandths of a second.
  @inlinable
  public static func milliseconds(_ value: Double) -> Seconds { Seconds(value / 1000) }

  /// No time.
  public static let zero = Seconds(0)

  /// Whether one span is shorter, or one moment earlier.
  @inlinable
  public static func < (a: Seconds, b: Seconds) -> Bool { a.value < b.value }
}

extension Seconds: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a span from a number of seconds in the source.
  @inlinable
  public init(floatLiteral value: Double) { self.value = value }

  /// Makes a span from a whole number of seconds in the source.
  @inlinable
  public init(integerLiteral value: Int) { self.value = Double(value) }
}

extension Seconds: AdditiveArithmetic {
  /// The spans one after the other, or the moment so much later.
  @inlinable
  public static func + (a: Seconds, b: Seconds) -> Seconds { Seconds(a.value + b.value) }

  /// The span between two moments, or the moment so much earlier.
  @inlinable
  public static func - (a: Seconds, b: Seconds) -> Seconds { Seconds(a.value - b.value) }

  /// The span `factor` times as long. Between two numbers in the source Swift's own operator counts.
  @inlinable @_disfavoredOverload
  public static func * (a: Seconds, factor: Double) -> Seconds { Seconds(a.value * factor) }
}
