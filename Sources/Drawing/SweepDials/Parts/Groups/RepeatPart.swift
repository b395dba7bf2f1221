public import SweepGeometry
public import SweepScene

/// Copies of parts, round the centre or along a line.
public struct RepeatPart: Part {
  /// The parts; none by default.
  public var parts: [any Part]
  /// The number of copies, 1 … 1000; 12 by default.
  public var count = 12
  /// The turn between copies; evenly round the centre by default, and none along a line.
  public var angle: Angle?
  /// The offset between copies, in dial units; none by default.
  public var offset = Point.zero

  /// Makes copies of parts.
  public init(_ parts: [any Part] = [], count: Int = 12) {
    self.parts = parts
    self.count = count
  }

  /// Own: its parts are shown one by one.
  public var paperColors: PaperColors { .own }

  /// Draws the copies. Throws for a count outside 1 … 1000, and the errors of the parts.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let turn = angle ?? (offset == .zero ? .turns(1 / Double(count)) : .zero)
    var steps: [TransformOperation] = []
    if offset != .zero { steps.append(.translate(offset - .zero)) }
    if turn != .zero { steps.append(.rotate(turn)) }
    var copies: [Layer] = []
    for part in parts { copies.append(try part.shownLayer(in: context)) }
    let replicator = Layer.Replicator(count: count, transform: steps)
    return Layer("repeat", content: .replicator(replicator), sublayers: copies)
  }

  /// The copies of the parts in their compact form.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.parts = parts.compact(leastType: leastType) }
  }
}

extension RepeatPart: KeyedPart {
  package static let summary = "Copies of parts, round the centre or along a line."

  package static let keys: KeyTable<RepeatPart> = KeyTable([
    Key("parts", \.parts, .parts, "The parts, the last one on top."),
    Key("count", \.count, .integer(in: 1...1000), "How many copies to draw."),
    Key(
      "angle", \.angle, optional: .angle,
      "The turn between copies; by default evenly round, and none along a line."),
    Key("offset", \.offset, .point, "The offset between copies, in dial units."),
  ])
}
