public import SweepScene

/// A part with its own scale, reading or plot instead of the dial's.
public struct Scoped: Part {
  /// The part.
  public var part: any Part
  /// Its scale; the dial's by default.
  public var scale: Scale?
  /// Its reading; the dial's by default.
  public var reading: Reading?
  /// Its plot; the dial's by default.
  public var plot: Dial.Plot?

  /// Makes a part with its own scale, reading or plot.
  public init(
    _ part: any Part, scale: Scale? = nil, reading: Reading? = nil, plot: Dial.Plot? = nil
  ) {
    self.part = part
    self.scale = scale
    self.reading = reading
    self.plot = plot
  }

  /// As of the part.
  public var paperColors: PaperColors { part.paperColors }

  /// Draws the part in the dial's context with its own scale, reading and plot.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    if scale != nil || reading != nil {
      try (reading ?? context.reading).check(on: scale ?? context.scale)
    }
    let own = scope(in: context)
    if scale != nil { try own.scale.check() }
    try plot?.check()
    return try part.layer(in: own)
  }

  /// Adds the facts of the part.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    part.describe(in: scope(in: context), into: &builder)
  }

  /// The part in its compact form, with the same scale, reading and plot.
  public func compact(leastType: Double) -> (any Part)? {
    part.compact(leastType: leastType).map {
      Scoped($0, scale: scale, reading: reading, plot: plot)
    }
  }

  private func scope(in context: DialContext) -> DialContext {
    var own = context
    if let scale { own.scale = scale }
    if let reading {
      own.reading = reading.beside(context.reading).pushed(on: own.scale, beside: context.reading)
    }
    if let plot { own.plot = plot }
    return own
  }
}

extension Part {
  /// The part with its own scale, reading or plot.
  public func on(scale: Scale? = nil, reading: Reading? = nil, plot: Dial.Plot? = nil) -> Scoped {
    Scoped(self, scale: scale, reading: reading, plot: plot)
  }
}
