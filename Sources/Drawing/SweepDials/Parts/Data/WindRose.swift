import SweepGeometry
public import SweepScene

/// A wind rose: of observations, a petal for each direction, whose area is its share, divided by
/// speed. The disc in the middle is the share of the calm in the same measure.
///
/// It opens in the time of the reading. It shows the data of its plot, directions on the horizontal
/// scale and speeds on the vertical one, or without any its own.
public struct WindRose: Part {
  /// The directions in degrees, 0 for north and 90 for east, if the plot has no data.
  public var directions: [Double] = []
  /// The speeds, in the same order.
  public var speeds: [Double] = []
  /// The number of petals, 4 … 36; 16 by default.
  public var petals = 16
  /// The speeds at which the classes of a petal begin, rising; the first counts as calm below it.
  public var limits: [Double] = [0.5, 3, 6, 9]
  /// The colours of the classes; from the face to the theme's `accent` by default.
  public var colors: [ThemeColor] = []
  /// The radius of the longest petal and of the outer ring, in dial units; 78 by default.
  public var radius = 78.0
  /// The radius of the calm middle, in dial units; by default its area is its share, as a petal's.
  public var innerRadius: Double?
  /// The four cardinal points, from north clockwise; N, E, S, W by default.
  public var texts = ["N", "E", "S", "W"]
  /// The names of the classes, in two columns below the rose; empty by default.
  public var names: [String] = []
  /// Whether a bar below the rose has the limits of the classes, where there are no names; false by
  /// default.
  public var hasLegend = false
  /// The unit of speeds, before the bar; empty by default.
  public var unit = ""
  /// Whether the most frequent direction is marked, and told above the rose on the right; false by
  /// default.
  public var marksMost = false
  /// The size of the type in dial units; 11 by default.
  public var size = 11.0
  /// Whether the share of the calm is in the middle and that of the rings beside them.
  var hasShares = true

  /// Makes the rose of observations.
  public init(_ directions: [Double] = [], _ speeds: [Double] = []) {
    (self.directions, self.speeds) = (directions, speeds)
  }

  /// Draws the rose. Throws for observations, classes or sizes that make none.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard radius > innerRadius ?? 0 else {
      throw DialError("radius", "must be more than the inner one")
    }
    guard texts.count == 4 else { throw DialError("texts", "must be four cardinal points") }
    let shares = try shares(in: context)
    let rose = WindRosePicture(rose: self, shares: shares, context: context)
    var layers = rose.layers
    if names.isEmpty {
      if hasLegend { layers += rose.legend }
    } else {
      let legend = Legend(names).with {
        ($0.colors, $0.columns) = (rose.colors.map { .color($0) }, 2)
        ($0.size, $0.position) = (size * 0.73, Point(0, radius + size * 3.27))
      }
      layers.append(try legend.layer(in: context))
    }
    return Layer("wind_rose", sublayers: layers)
  }

  /// Adds the direction that is most frequent, and the share of the calm.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    guard let shares = try? shares(in: context) else { return }
    let phrases = Phrases(language: builder.language)
    guard let most = shares.most else {
      if shares.calm == 0 { builder.addNoReading(phrases.noReading) }
      return
    }
    builder.addText(
      phrases.wind(name(of: most.petal), Self.percent(most.share), calm: Self.percent(shares.calm)))
  }

  /// The petals without small print.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      ($0.size, $0.hasShares, $0.marksMost) = (max(size, leastType * 1.01), false, false)
      if CompactForm.leavesOut(size * 0.73, leastType) { ($0.names, $0.hasLegend) = ([], false) }
      $0.petals = petals > 16 ? 16 : petals
    }
  }

  /// A share in whole percent.
  static func percent(_ share: Double) -> String {
    NumberStyle(decimals: 0, unit: "%").string(share * 100)
  }

  /// The point of the compass, or the degrees of a direction between its sixteen.
  func name(of petal: Int) -> String {
    let degrees = 360 * Double(petal) / Double(petals)
    let sixteenth = Int((degrees / 22.5).rounded())
    guard abs(degrees - Double(sixteenth) * 22.5) < 1e-9, texts.count == 4 else {
      return NumberStyle(decimals: 0, unit: "°").string(degrees)
    }
    let near = texts[((sixteenth + 2) / 4) % 4]
    // North-east: the north or the south comes first; before it the nearest of the four.
    let point = sixteenth / 4
    let pair = [point, point + 1].sorted { $0 % 2 < $1 % 2 }.map { texts[$0 % 4] }.joined()
    switch sixteenth % 4 {
    case 0: return near
    case 2: return pair
    default: return near + pair
    }
  }
}

extension WindRose: KeyedPart {
  package static let summary =
    "The directions of the wind: of observations, petals by direction and speed."

  package static let keys: KeyTable<WindRose> = KeyTable([
    Key(
      "directions", \.directions, .numbers,
      "Directions in degrees, 90 for east, where the plot has no data."),
    Key("speeds", \.speeds, .numbers, "The speeds, in the same order."),
    Key("petals", \.petals, .integer(in: 4...36), "How many petals there are."),
    Key(
      "limits", \.limits, .numbers, "The speeds at which classes begin; calm below the first."),
    Key(
      "colors", \.colors, .list(of: .themeColor),
      "The colours of the classes; by default from the face to 'accent'."),
    Key("radius", \.radius, .number(above: 0), "The radius of the outer ring, in dial units."),
    Key(
      "innerRadius", \.innerRadius, optional: .number(above: 0),
      "The radius of the calm middle; by default its area is its share, as a petal's."),
    Key("texts", \.texts, .list(of: .text), "The four cardinal points, from north clockwise."),
    Key(
      "names", \.names, .list(of: .text), "The names of the classes, in two columns below the rose."
    ),
    Key(
      "legend", \.hasLegend, .boolean,
      "Whether a bar has the limits of the classes, where there are no names."),
    Key("unit", \.unit, .text, "The unit of speeds, before the bar."),
    Key(
      "most", \.marksMost, .boolean,
      "Whether the most frequent direction is marked, and told above on the right."),
    Key("size", \.size, .number(above: 0), "The size of the type."),
  ])
}

extension WindRose {
  /// The frequencies of directions and speeds.
  struct Shares {
    /// Of each petal the share of each class, 0 … 1 of all observations.
    var petals: [[Double]]
    /// The share below the first class.
    var calm: Double

    /// The most frequent direction; nil if it was always calm.
    var most: (petal: Int, share: Double)? {
      let sums = petals.map { $0.reduce(0, +) }
      guard let most = sums.max(), most > 0 else { return nil }
      return sums.firstIndex(of: most).map { ($0, most) }
    }
  }

  /// Counts the observations. Throws for none without a plot, and for invalid ones.
  func shares(in context: DialContext) throws(DialError) -> Shares {
    guard (1...8).contains(limits.count), zip(limits, limits.dropFirst()).allSatisfy(<) else {
      throw DialError("limits", "must be 1 … 8 rising speeds")
    }
    guard colors.isEmpty || colors.count >= limits.count else {
      throw DialError("colors", "must give a colour to each of the \(limits.count) classes")
    }
    guard directions.count == speeds.count else {
      let names = ["directions", "speeds"]
      let short = directions.isEmpty ? 0 : 1
      throw DialError(names[short], "must be as many as \(names[1 - short])")
    }
    let own = zip(directions, speeds).map { ($0, $1) }
    let plotted = (context.plot?.points ?? []).compactMap { point in point.y.map { (point.x, $0) } }
    let all = plotted.isEmpty ? own : plotted
    guard !all.isEmpty || context.plot != nil,
      all.allSatisfy({ abs($0.0) < 1e6 && abs($0.1) < 1e6 })
    else {
      throw DialError("directions", "must be at least one, below 1e6")
    }
    var counts = Array(repeating: Array(repeating: 0.0, count: limits.count), count: petals)
    var calm = 0.0
    for (direction, speed) in all {
      guard let level = limits.lastIndex(where: { $0 <= speed }) else {
        calm += 1
        continue
      }
      let turn = (direction / 360 * Double(petals)).rounded()
      let petal = Int(turn - (turn / Double(petals)).rounded(.down) * Double(petals))
      counts[petal % petals][level] += 1
    }
    let total = max(Double(all.count), 1)
    return Shares(petals: counts.map { $0.map { $0 / total } }, calm: calm / total)
  }
}
