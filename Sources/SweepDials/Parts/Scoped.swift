public import SweepScene

/// A part that is drawn with a scale or a reading of its own instead of the dial's.
public struct Scoped: Part {
  /// The part.
  public var part: any Part
  /// Its scale; the dial's by default.
  public var scale: Scale?
  /// Its reading; the dial's by default.
  public var reading: Reading?

  /// Makes a part with a scale or a reading of its own.
  public init(_ part: any Part, scale: Scale? = nil, reading: Reading? = nil) {
    self.part = part
    self.scale = scale
    self.reading = reading
  }

  /// Draws the part in the dial's context with its own scale and reading.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    var own = context
    if let scale { own.scale = scale }
    if let reading { own.reading = reading }
    try own.scale.check()
    try own.reading.check()
    return try part.layer(in: own)
  }
}

extension Part {
  /// The part with a scale or a reading of its own.
  public func on(scale: Scale? = nil, reading: Reading? = nil) -> Scoped {
    Scoped(self, scale: scale, reading: reading)
  }
}
