import SweepGeometry
public import SweepScene

/// Dots at points of a plot's data, with their readings in figures if there are only a few.
public struct Points: Part {
  /// The points with dots.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// Every point.
    case all
    /// The last one.
    case last
    /// The first and the last one.
    case ends
    /// The highest and the lowest one.
    case extremes
  }

  /// The points with dots; `last` by default.
  public var choice = Choice.last
  /// The radius in dial units; 3.2 by default.
  public var radius = 3.2
  /// The colour; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The width of the ring that sets a dot off from the line, in dial units; 1.6 by default.
  public var halo = 1.6
  /// The colour of that ring; the theme's `face` by default.
  public var haloColor = ThemeColor.token(.face)
  /// The radius of a tint of the colour about each dot, in dial units; 0, for none, by default. Paper of
  /// one tone has none.
  public var aura = 0.0
  /// Whether readings are beside the dots; false by default, and never beside all.
  public var hasLabels = false
  /// The size of the figures, in dial units; 11 by default.
  public var size = 11.0
  /// The greatest width of the figures in dial units; longer ones shrink. None by default.
  public var maximumWidth: Double?
  /// The weight of the figures, 100 … 900; the theme's for readouts by default.
  public var weight: Int?
  /// The colour of the figures; the theme's `ink` by default.
  public var labelColor = ThemeColor.token(.ink)
  /// The spelling of the figures.
  public var style = NumberStyle()
  /// The size below which figures never go to fit, in dial units.
  var leastSize = 0.0

  /// Makes dots.
  public init(_ choice: Choice = .last) { self.choice = choice }

  /// Draws the dots in the plot. Throws without a plot, for sizes of 0 or less and over 2000 dots.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try style.check()
    let plot = try context.plotForPart()
    let dots = chosen(from: plot).filter { plot.frame.holds($0.place) }
    guard dots.count <= 2000 else { throw DialError("which", "must make at most 2000 dots") }
    var path = Path()
    for dot in dots { path.append(.circle(center: dot.place.onGrid, radius: radius)) }
    guard !dots.isEmpty else { return Layer() }
    var shape = Layer.Shape(path, fillColor: .color(context.theme[color]))
    if halo > 0 {
      shape.strokeColor = .color(context.theme[haloColor])
      shape.lineWidth = halo
    }
    var layers = [Layer(content: .shape(shape))]
    if aura > 0, !context.theme.isOneTone {
      var tint = Path()
      for dot in dots { tint.append(.circle(center: dot.place.onGrid, radius: aura)) }
      let paint = Paint.color(context.theme[color].opacity(0.16))
      layers = [
        Layer(sublayers: [Layer(content: .shape(Layer.Shape(tint, fillColor: paint))), layers[0]])
      ]
    }
    var words = hasLabels && choice != .all ? labels(of: dots, in: plot, context) : []
    let appearing = context.reading.appearing.map { [$0] } ?? []
    if choice == .last, let pen = plot.pen(in: context.reading) {
      // The dot is the point of the pen; its figures appear at its end.
      layers[0].transform = [.translate(.zero)]
      layers[0].animations = [pen]
      for index in words.indices { words[index].animations = appearing }
      return Layer("points", sublayers: layers + words)
    }
    var layer = Layer("points", sublayers: layers + words)
    if choice == .all {
      layer.mask = plot.uncovering(in: context.reading)
    } else {
      layer.animations = appearing
    }
    return layer
  }

  /// Adds the data, in the style of its figures.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    guard let plot = context.plot else { return }
    builder.addData(of: plot) { if hasLabels { $0.style = style } }
  }

  /// Larger figures beside larger dots.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size, leastType)
      $0.leastSize = leastType
      $0.radius *= CompactForm.weight(leastType)
      $0.aura *= CompactForm.weight(leastType)
    }
  }

  private func chosen(from plot: Dial.Plot) -> [(value: Double, place: Point)] {
    let all = plot.points.compactMap { point -> (value: Double, place: Point)? in
      guard let value = point.y, let place = plot.place(x: point.x, y: value) else { return nil }
      return (value, place)
    }
    switch choice {
    case .all: return all
    case .last: return all.suffix(1)
    case .ends: return all.count > 1 ? [all[0], all[all.count - 1]] : all
    case .extremes:
      let found = [
        all.max { $0.value < $1.value }, all.min { $0.value < $1.value },
      ].compactMap { $0 }
      return found.count == 2 && found[0].value == found[1].value ? [found[0]] : found
    }
  }
}

extension Rect {
  /// Whether a point lies inside, or outside by no more than rounding does.
  func holds(_ point: Point) -> Bool {
    let slack = 1e-6
    return point.x >= minX - slack && point.x <= maxX + slack && point.y >= minY - slack
      && point.y <= maxY + slack
  }
}

extension Points: KeyedPart {
  package static let summary = "Dots at points of a plot's data, with their readings in figures."

  package static let keys: KeyTable<Points> = KeyTable(
    [
      Key("which", \.choice, .choice, "Which points have dots."),
      Key("radius", \.radius, .number(above: 0), "The radius in dial units."),
      Key("color", \.color, .themeColor, "The colour."),
      Key("halo", \.halo, .number(atLeast: 0), "The width of the ring around a dot."),
      Key("aura", \.aura, .number(atLeast: 0), "The radius of a tint about each dot; 0 for none."),
      Key("haloColor", \.haloColor, .themeColor, "The colour of that ring."),
      Key("labels", \.hasLabels, .boolean, "Whether dots are labelled; not with 'all'."),
      Key("size", \.size, .number(above: 0), "The size of the figures."),
      Key(
        "maximumWidth", \.maximumWidth, optional: .number(above: 0),
        "The greatest width of the figures; longer ones shrink."),
      Key("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Key("labelColor", \.labelColor, .themeColor, "The colour of the figures."),
      Key("unit", \.style.unit, .text, "The unit after each number."),
    ] + NumberStyle.keys.inside(\.style))
}

extension Points {
  /// The figures beside dots, the greatest and the last first, without overlapping ones.
  func labels(
    of dots: [(value: Double, place: Point)], in plot: Dial.Plot, _ context: DialContext
  ) -> [Layer] {
    let least = choice == .extremes && dots.count > 1 ? dots.map(\.value).min() : nil
    var taken: [LabelBox] = []
    return (choice == .ends ? dots.reversed() : dots).compactMap { dot in
      let isLeast = dot.value == least
      guard let (layer, box) = label(dot.value, isLeast, at: dot.place, in: plot, context),
        taken.allSatisfy(box.isClear)
      else { return nil }
      taken.append(box)
      return layer
    }
  }

  /// The figures beside a dot: outside of the plot at its right side, above elsewhere, and below
  /// the lowest if the plot has space for it. If they would be illegibly small, they are two with a
  /// prefix such as k, or none.
  private func label(
    _ value: Double, _ isLeast: Bool, at place: Point, in plot: Dial.Plot, _ context: DialContext
  ) -> (Layer, LabelBox)? {
    let weight = weight ?? context.theme.readoutWeight
    var short = style
    (short.hasSIPrefix, short.decimals, short.significantDigits) = (true, nil, 2)
    let spellings = [style, short].map { style in
      let figures = plot.y.words(for: value, every: .infinity) ?? style.string(value)
      return (figures, context.fitting(size, figures, weight: weight, in: maximumWidth))
    }
    guard let (figures, size) = spellings.first(where: { $0.1 >= leastSize }) else { return nil }
    context.noteSize(size, of: figures, outOf: leastSize == 0 ? self.size : 0)
    let drop = context.theme.opticalCenter * size
    let reach = radius + halo / 2 + drop
    let isLast = choice == .last || choice == .ends && place.x > plot.frame.center.x
    let isBelow = isLeast && place.y + reach + 2 * drop <= plot.frame.maxY
    let text = Layer.Text(
      figures, fontSize: size, fontWeight: weight,
      foregroundColor: .color(context.theme[labelColor]), alignment: isLast ? .start : .middle)
    let advance = context.theme.widths.advance(
      of: figures, weight: weight)
    let half = isLast ? advance * size / 2 : 0
    let way =
      isLast ? Vector(dx: reach, dy: 0) : Vector(dx: 0, dy: (isBelow ? 1 : -1) * (reach + drop))
    let box = LabelBox(
      center: place + way + Vector(dx: half, dy: 0), advance: advance, hangs: false, size: size)
    let layer = Layer(
      content: .text(text), position: (place + way + Vector(dx: 0, dy: drop)).onGrid)
    return (layer, box)
  }
}
