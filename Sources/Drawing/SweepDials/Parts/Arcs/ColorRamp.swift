import SweepScene

/// A colour at a reading, or at an even share of the scale.
public struct ColorStop: Hashable, Sendable {
  /// The reading of the colour; nil to space it evenly with the others.
  public var value: Double?
  /// The colour.
  public var color: ThemeColor

  /// Makes a stop.
  public init(_ color: ThemeColor, at value: Double? = nil) {
    self.value = value
    self.color = color
  }
}

/// Colours along the sweep of a scale.
struct ColorRamp {
  /// The colours with their parts of the sweep, rising.
  private let stops: [(part: Double, color: Color)]
  private let isStepped: Bool

  init(_ stops: [ColorStop], _ isStepped: Bool, in context: DialContext) throws(DialError) {
    guard stops.count <= 100 else { throw DialError("gradient", "must be at most 100 colours") }
    let given = stops.compactMap(\.value)
    guard given.isEmpty || given.count == stops.count else {
      throw DialError("gradient", "must have readings for all colours or for none")
    }
    guard zip(given, given.dropFirst()).allSatisfy(<) else {
      throw DialError("gradient", "must have rising readings")
    }
    let gaps = Double(max(isStepped ? stops.count : stops.count - 1, 1))
    self.stops = stops.enumerated().map { index, stop in
      (stop.value.map(context.scale.part(of:)) ?? Double(index) / gaps, context.theme[stop.color])
    }
    self.isStepped = isStepped
  }

  /// The colour at a part of the sweep; beyond the outermost stops their own.
  func color(at part: Double) -> Color {
    guard let upper = stops.firstIndex(where: { $0.part > part }) else {
      return stops.last?.color ?? .black
    }
    guard upper > 0 else { return stops[0].color }
    let (low, high) = (stops[upper - 1], stops[upper])
    if isStepped { return low.color }
    return low.color.interpolated(to: high.color, (part - low.part) / (high.part - low.part))
  }

  /// The edges of pieces between whose ends the colour changes evenly, none longer than a part of the sweep.
  func edges(within most: Double) -> [Double] {
    var edges = [0.0]
    for (low, high) in zip(stops, stops.dropFirst()) {
      let isEven = isStepped || low.color == high.color
      let count = isEven ? 1 : max(((high.part - low.part) / most - 1e-6).rounded(.up), 1)
      for step in 0..<Int(count) {
        edges.append(low.part + (high.part - low.part) * Double(step) / count)
      }
      edges.append(high.part)
    }
    edges.append(1)
    return edges.reduce(into: []) { kept, edge in
      if edge > (kept.last ?? -1) + 1e-6 { kept.append(edge) }
    }
  }
}
