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
    var stretches: [Layer] = []
    for (index, color) in zip(0..<count, colors.suffix(count)) {
      let from = side.point(of: limits[index], in: plot) + side.outward * distance
      let to = side.point(of: limits[index + 1], in: plot) + side.outward * distance
      if from == to { continue }  // Outside the scale.
      let shape = Shape(
        .line(from: from, to: to), fillColor: .none, strokeColor: .color(context.theme[color]),
        lineWidth: width)
      stretches.append(Layer(content: .shape(shape)))
    }
    return Layer("ranges", sublayers: stretches)
  }

  /// Tells what the reading means.
  public func tell(_ account: inout Account, in context: DialContext) {
    account.note(
      context, on: context.plot.map(side.scale(of:)),
      meaning: Meaning(limits: limits, names: names, colors: colors))
  }
}
