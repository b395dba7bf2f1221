public import SweepScene

/// One piece of a dial: a face, a ring of ticks, a needle.
///
/// A part is a plain value whose fields all have defaults. It draws about the origin, in a dial
/// whose face has the radius 100, and takes shared values from the context.
public protocol Part: Sendable {
  /// Draws the part.
  ///
  /// - Throws: ``DialError`` for a field that makes no picture.
  func layer(in context: DialContext) throws(DialError) -> Layer

  /// The colours of the layer on electronic paper; hatched by default.
  var paperColors: PaperColors { get }

  /// Adds the facts that the part shows to the description of the dial; nothing by default.
  func describe(in context: DialContext, into builder: inout DescriptionBuilder)

  /// The part in the compact layout of a dial, nil to leave it out; the same by default.
  ///
  /// - Parameter leastType: the least size of type that can be read, in dial units.
  func compact(leastType: Double) -> (any Part)?
}

extension Part {
  /// Hatched.
  public var paperColors: PaperColors { .hatched }

  /// Adds nothing.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {}

  /// The same part.
  public func compact(leastType: Double) -> (any Part)? { self }
}

extension Part {
  /// The part with some of its fields changed.
  ///
  /// ```swift
  /// Ticks(.minor).with { $0.length = 5 }
  /// ```
  public func with(_ change: (inout Self) -> Void) -> Self {
    var part = self
    change(&part)
    return part
  }
}

extension Part {
  /// Throws unless a number is finite, above a limit, and below 10⁶.
  ///
  /// - Parameter field: the property that holds the number, which the message names.
  public func check(
    _ field: String, _ value: Double, above limit: Double
  ) throws(DialError) {
    try KeyRange.above(limit).check(field, value)
  }

  /// Throws unless a number is finite, at least a limit, and below 10⁶.
  ///
  /// - Parameter field: the property that holds the number, which the message names.
  public func check(
    _ field: String, _ value: Double, atLeast limit: Double
  ) throws(DialError) {
    try KeyRange.atLeast(limit).check(field, value)
  }
}
