public import SweepGeometry

/// A pair of readings; without a `y` for a missing one.
public struct DataPoint: Hashable, Sendable {
  /// The reading on the horizontal scale.
  public var x: Double
  /// The reading on the vertical scale; nil for a gap.
  public var y: Double?

  /// Makes a pair.
  public init(_ x: Double, _ y: Double?) {
    self.x = x
    self.y = y
  }
}

extension Dial {
  /// A rectangle of the dial in which two scales lie along the sides: the view of a world of data.
  ///
  ///
  /// The lower end of the horizontal scale is at the left and that of the vertical one at the bottom,
  /// unless they are reversed; the angles of the scales have no meaning here.
  ///
  /// ```swift
  /// let plot = Dial.Plot(points: co2.map { DataPoint($0.week, $0.ppm) })
  /// Dial(context: DialContext(plot: plot)) { GridPart(); AxisPart(.left); AxisPart(.bottom); Line() }
  /// ```
  public struct Plot: Hashable, Sendable {
    /// The rectangle, in dial units; 180 × 100 about the centre by default.
    public var frame: Rect
    /// The horizontal scale.
    public var x: Scale
    /// The vertical scale.
    public var y: Scale
    /// The data, from left to right; none by default.
    public var points: [DataPoint]
    /// The least distance of major marks on each scale, in dial units; 60 and 32 by default.
    public var spacing = Size(width: 60, height: 32)

    /// Makes a plot whose scales fit the data unless they are given.
    public init(
      frame: Rect = Rect(x: -90, y: -50, width: 180, height: 100), points: [DataPoint] = [],
      x: Scale? = nil, y: Scale? = nil
    ) {
      self.frame = frame
      self.points = points.sortedByX
      self.x = x ?? .across(self.points)
      self.y = y ?? .fitting(points.compactMap(\.y))
    }

    /// Whether no point has a reading.
    var isWithoutReadings: Bool { !points.contains { $0.y != nil } }

    /// The place of a pair of readings, also outside of the rectangle; nil where a scale has none.
    public func place(x: Double, y: Double) -> Point? {
      guard let across = Self.part(of: x, on: self.x), let up = Self.part(of: y, on: self.y) else {
        return nil
      }
      return Point(frame.minX + across * frame.size.width, frame.maxY - up * frame.size.height)
    }

    /// The part of a side that lies before a reading, from the left or the bottom.
    static func part(of value: Double, on scale: Scale) -> Double? {
      let part = scale.openPart(of: value)
      guard part.isFinite else { return nil }
      // Points far outside are clipped anyway.
      let near = min(max(part, -20), 21)
      return scale.isReversed ? 1 - near : near
    }

    /// The places of the data; nil for gaps.
    var places: [Point?] { points.map { point in point.y.flatMap { place(x: point.x, y: $0) } } }

    /// The places of the data, without those of gaps if these are connected.
    func places(connectsGaps: Bool) -> [Point?] {
      connectsGaps ? places.filter { $0 != nil } : places
    }
  }
}

extension Dial.Plot {
  /// Throws for an invalid plot.
  public func check() throws(DialError) {
    guard frame.size.width > 0, frame.size.height > 0 else {
      throw DialError("frame", "must have a width and a height")
    }
    guard spacing.width >= 1, spacing.height >= 1 else {
      throw DialError("spacing", "must be two distances of 1 or more")
    }
    try Self.check(x, "x")
    try Self.check(y, "y")
  }

  private static func check(_ scale: Scale, _ name: String) throws(DialError) {
    do throws(DialError) {
      try scale.check()
    } catch {
      // A plot gives the ends of its scales itself.
      let field = error.field == "domain" ? name : "\(name).\(error.field)"
      throw DialError(field, error.message)
    }
  }
}

extension [DataPoint] {
  /// The points from left to right; those at one place stay in their order.
  fileprivate var sortedByX: [DataPoint] {
    if zip(self, dropFirst()).allSatisfy({ $0.x <= $1.x }) { return self }
    let order = indices.sorted { (self[$0].x, $0) < (self[$1].x, $1) }
    return order.map { self[$0] }
  }
}

extension Scale {
  /// The horizontal scale that fits points; with whole marks alone where their readings count them.
  static func across(_ points: [DataPoint]) -> Scale {
    var scale = Scale.fitting(points.map(\.x), isRounded: false)
    if points.areCounted { scale.ticks = TickRule(.whole) }
    return scale
  }
}

extension [DataPoint] {
  /// Whether the horizontal readings are 0, 1, 2 …
  package var areCounted: Bool {
    !isEmpty && indices.allSatisfy { self[$0].x == Double($0) }
  }
}

extension DialContext {
  /// The plot that a part is drawn in.
  func plotForPart() throws(DialError) -> Dial.Plot {
    guard let plot else { throw DialError("plot", "is required by this part") }
    return plot
  }
}
