import SweepGeometry
public import SweepScene

/// Coloured stretches beside a straight scale that tell good readings from bad ones.
public struct Ranges: Part {
  /// The readings at which stretches begin, and at last the one at which the last ends; rising.
  public var limits: [Double]
  /// The colours of the stretches; where there are fewer stretches, the last colours count. Good,
  /// warning, danger by default.
  public var colors: [ThemeColor] = [.token(.good), .token(.warning), .token(.danger)]
  /// What the stretches mean, as in `too hot`, for those who do not see them; where there are fewer
  /// stretches, the last ones count. By default those in `good`, `warning` and `danger` are the normal,
  /// the warning and the danger range.
  public var names: [String] = []
  /// The patterns of the stretches; where there are fewer stretches, the last ones count. None by
  /// default.
  public var patterns: [Bands.Pattern] = []
  /// The side of the plot; `right` by default.
  public var side = PlotSide.right
  /// The distance of the middle from the plot, in dial units; 4 by default.
  public var distance = 4.0
  /// The width in dial units; 3 by default.
  public var width = 3.0

  /// Makes stretches; without limits, none.
  public init(_ limits: [Double] = []) { self.limits = limits }

  /// Draws the stretches inside the scale. Throws without a plot, and where the limits do not rise
  /// or colours are missing.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("width", width, above: 0)
    guard abs(distance) < 1e6 else { throw DialError("distance", "must lie within 1e6 of zero") }
    let plot = try context.plotForPart()
    guard !limits.isEmpty else { return Layer() }
    guard limits.count > 1, zip(limits, limits.dropFirst()).allSatisfy(<) else {
      throw DialError("limits", "must rise, and be at least two")
    }
    let count = limits.count - 1
    guard count <= colors.count else {
      throw DialError("colors", "must give a colour to each of the \(count) stretches")
    }
    guard patterns.isEmpty || count <= patterns.count else {
      throw DialError("patterns", "must give a pattern to each of the \(count) stretches")
    }
    let patterns = patterns.isEmpty ? [] : Array(patterns.suffix(count))
    var stretches: [Layer] = []
    for (index, color) in zip(0..<count, colors.suffix(count)) {
      let from = side.point(of: limits[index], in: plot) + side.outward * distance
      let to = side.point(of: limits[index + 1], in: plot) + side.outward * distance
      if from == to { continue }  // Outside the scale.
      let shape = Shape(
        .line(from: from, to: to), fillColor: .none, strokeColor: .color(context.theme[color]),
        lineWidth: width)
      stretches.append(Layer(content: .shape(shape)))
      guard !patterns.isEmpty else { continue }
      if let marks = marks(patterns[index], from: from, to: to, context.theme.face) {
        stretches.append(Layer(content: .shape(marks)))
      }
    }
    return Layer("ranges", sublayers: stretches)
  }

  /// The marks of a pattern along a stretch, in the colour of the face; nil for none.
  private func marks(
    _ pattern: Bands.Pattern, from: Point, to: Point, _ face: Color
  ) -> Shape? {
    let way = to - from
    let count = Int(min((way.length / (pattern == .stripes ? 4.4 : 5)).rounded(.down), 2000))
    guard pattern != .solid, count > 0 else { return nil }
    // Aslant, so that they are no marks of the scale.
    let across = Vector(dx: width / 2, dy: width / 2)
    var path = Path()
    for mark in 0..<count {
      let middle = from + way * ((Double(mark) + 0.5) / Double(count))
      if pattern == .dots {
        path.append(.circle(center: middle.onGrid, radius: width * 0.22))
      } else {
        path.append(.line(from: (middle - across).onGrid, to: (middle + across).onGrid))
      }
    }
    let paint = Paint.color(face)
    return pattern == .dots
      ? Shape(path, fillColor: paint)
      : Shape(path, fillColor: .none, strokeColor: paint, lineWidth: 0.9)
  }

  /// Adds the meanings of the scale's stretches.
  public func describe(in context: DialContext, into account: inout Account) {
    account.annotateScale(
      of: context, on: context.plot.map(side.scale(of:)),
      meaning: Meaning(limits: limits, names: names, colors: colors))
  }
}
