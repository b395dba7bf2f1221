import SweepGeometry
import SweepScene

/// The layers of a wind rose: the sea with its rings, petals that open from the middle, and words.
struct WindRosePicture {
  let rose: WindRose
  let shares: WindRose.Shares
  let context: DialContext

  private var theme: Theme { context.theme }
  private var size: Double { rose.size * 0.6 }

  /// The share at the rim, a little more than the longest petal has, so that this is clear of it.
  private var reach: Double { max((shares.most?.share ?? 0) * 1.06, step) }

  /// The share between two rings.
  private var step: Double {
    Scale.niceStep(atLeast: max(shares.most?.share ?? 0, 0.03) / 4.5)
  }

  /// The shares of the rings.
  private var steps: [Double] {
    let step = step
    return (1...Int(reach / step)).map { Double($0) * step }
  }

  /// The radius of the calm, of whose area a petal's part is that of its share; at most 60 % of the
  /// radius.
  private var calmRadius: Double {
    let part = (shares.calm / (reach * Double(rose.petals) + shares.calm)).squareRoot()
    return rose.innerRadius ?? rose.radius * min(part, 0.6)
  }

  /// The radius up to which a petal has a share.
  func radius(_ share: Double) -> Double {
    let (inner, outer) = (calmRadius * calmRadius, rose.radius * rose.radius)
    return (inner + (outer - inner) * share / reach).squareRoot()
  }

  var layers: [Layer] {
    [sea, rings, petals] + (rose.marksMost ? most : []) + points + (rose.hasShares ? figures : [])
  }

  /// The line of marks round the rose, and the radius of the words outside of it.
  private var rim: Double { rose.radius + rose.size * 0.5 }

  private var sea: Layer {
    let tint = theme.isOneTone ? theme.face : theme.faceEdge.interpolated(to: theme.accent, 0.03)
    return .disc(rose.radius, .color(tint))
  }

  private var rings: Layer {
    var circles = Path()
    for share in steps { circles.append(.circle(center: .zero, radius: radius(share))) }
    func marks(_ places: [Int], _ length: Double, _ color: Color, _ width: Double) -> Layer {
      Layer(
        content: .shape(
          Layer.Shape(
            marksAt: places.map { .degrees(Double($0) * 5) }, from: rim, to: rim - length,
            .color(color), lineWidth: width)))
    }
    let faint = theme.isOneTone ? theme.muted : theme.muted.opacity(0.3)
    let lines = Layer.Shape(circles, fillColor: .none, strokeColor: .color(faint), lineWidth: 0.5)
    return Layer(
      "rings",
      sublayers: [
        Layer(content: .shape(lines)),
        marks((0..<72).filter { $0 % 9 != 0 }, rose.size * 0.2, theme.muted.opacity(0.6), 0.45),
        marks((0..<8).map { $0 * 9 }, rose.size * 0.45, theme.muted, 1),
      ])
  }

  private var half: Angle { .degrees(180 / Double(rose.petals) * 0.88) }

  private func middle(of petal: Int) -> Angle {
    .degrees(360 * Double(petal) / Double(rose.petals))
  }

  /// One path for each class, all of which grow from the middle.
  private var petals: Layer {
    let colors = colors
    var group = Layer("petals")
    for level in rose.limits.indices {
      var path = Path()
      for (index, petal) in shares.petals.enumerated() where petal[level] > 0 {
        let inner = petal[..<level].reduce(0, +)
        path.append(
          .sector(
            innerRadius: radius(inner), outerRadius: radius(inner + petal[level]),
            from: middle(of: index) - half, to: middle(of: index) + half))
      }
      if path.isEmpty { continue }
      var shape = Layer.Shape(path, fillColor: .color(colors[level]))
      (shape.strokeColor, shape.lineWidth) = (.color(outlineColor), 0.5)
      group.sublayers.append(Layer(content: .shape(shape)))
    }
    let growing = context.reading.drawing(.scale, from: ScaleFactors(0.2), to: ScaleFactors(1))
    if let growing {
      group.transform = [.scale(1)]
      group.animations = [growing]
    }
    return group
  }

  /// The line between classes, which paper of one tone has round each.
  private var outlineColor: Color { theme.isOneTone ? theme.ink : theme.face }

  /// The colours of the classes: from the face through the accent towards the ink.
  var colors: [Color] {
    let count = rose.limits.count
    if !rose.colors.isEmpty { return rose.colors.suffix(count).map { theme[$0] } }
    return (0..<count).map { level in
      if theme.isOneTone {
        return theme.face.interpolated(to: theme.ink, Double(level) / Double(max(count - 1, 1)))
      }
      let part = count == 1 ? 0.8 : 0.4 + Double(level) / Double(count - 1)
      return part <= 1
        ? theme.face.interpolated(to: theme.accent, part)
        : theme.accent.interpolated(to: theme.ink, part - 1)
    }
  }

  private func words(
    _ text: String, _ size: Double, at place: Point, _ color: Color, weight: Int = 400,
    _ alignment: Layer.Text.Alignment = .middle
  ) -> Layer {
    let words = Layer.Text(
      text, fontSize: size, fontWeight: weight, foregroundColor: .color(color),
      alignment: alignment)
    return Layer(
      content: .text(words),
      position: Point(place.x, place.y + theme.opticalCenter * size).onGrid)
  }

  /// The cardinal points round the rose.
  private var points: [Layer] {
    rose.texts.enumerated().map { index, text in
      let place = Point(at: .degrees(Double(index) * 90), radius: rim + rose.size * 0.62)
      return words(text, rose.size, at: place, theme.ink, weight: 600)
    }
  }

  /// The most frequent direction: a line along its petal, a mark on the rim and its name with the share.
  private var most: [Layer] {
    guard let most = shares.most else { return [] }
    let (angle, outer) = (middle(of: most.petal), radius(most.share) + 0.6)
    let edge = Layer.Shape(
      .arc(radius: outer, from: angle - half, to: angle + half), fillColor: .none,
      strokeColor: .color(theme.needle), lineWidth: 1.5)
    let (tip, foot) = (-rose.radius + rose.size * 0.1, -rim - rose.size * 0.1)
    var arrow = Path()
    arrow.move(to: Point(0, tip))
    arrow.addLine(to: Point(rose.size * 0.36, foot))
    arrow.addLine(to: Point(-rose.size * 0.36, foot))
    arrow.close()
    let corner = Point(rim + rose.size * 0.55, -rim - rose.size * 0.71)
    return [
      Layer(content: .shape(edge)),
      Layer(
        transform: [.rotate(angle)],
        sublayers: [Layer(content: .shape(Layer.Shape(arrow, fillColor: .color(theme.needle))))]),
      words(
        rose.name(of: most.petal), rose.size * 1.25, at: corner, theme.ink, weight: 600, .end),
      words(
        WindRose.percent(most.share), size * 1.2,
        at: Point(corner.x, corner.y + rose.size * 1.1), theme.muted, .end),
    ]
  }

  /// The shares of the rings towards the quietest direction, and of the calm in the middle.
  private var figures: [Layer] {
    let sums = shares.petals.map { $0.reduce(0, +) }
    let pairs = sums.indices.map { max(sums[$0], sums[($0 + 1) % sums.count]) }
    let quiet = pairs.indices.min { pairs[$0] < pairs[$1] } ?? 0
    let way = Vector(heading: middle(of: quiet) + .degrees(180 / Double(rose.petals)))
    var figures: [Layer] = []
    var last = calmRadius
    // Chips are clear of each other beside or above each other.
    let gap = size * min(2.2 / max(abs(way.dx), 0.01), 1.28 / max(abs(way.dy), 0.01))
    for share in steps where radius(share) - last > gap {
      last = radius(share)
      let place = Point.zero + way * radius(share)
      let chip = Rect(
        x: place.x - size * 1.05, y: place.y - size * 0.62, width: size * 2.1, height: size * 1.24)
      figures += [
        Layer(
          content: .shape(
            Layer.Shape(
              .roundedRect(chip, cornerRadius: size * 0.4), fillColor: .color(theme.faceEdge)))),
        words(WindRose.percent(share), size, at: place, theme.muted),
      ]
    }
    if calmRadius > size * 1.2 {
      figures.append(words(WindRose.percent(shares.calm), size, at: .zero, theme.ink))
    }
    return figures
  }

  /// A bar in the colours of the classes, with their limits at the joints.
  var legend: [Layer] {
    let (type, colors) = (rose.size * 0.68, colors)
    let top = rim + rose.size * 1.9
    let unit = rose.unit.isEmpty ? 0 : theme.widths.advance(of: rose.unit, weight: 400) + 0.8
    let left = -rose.radius + unit * type
    let width = (rose.radius - left) / Double(colors.count)
    var layers: [Layer] = colors.enumerated().map { index, color in
      let part = Rect(
        x: left + width * Double(index), y: top, width: width - 0.8, height: rose.size * 0.5)
      return Layer(
        content: .shape(
          Layer.Shape(
            .roundedRect(part, cornerRadius: rose.size * 0.12), fillColor: .color(color),
            strokeColor: theme.isOneTone ? .color(theme.ink) : .none, lineWidth: 0.5)))
    }
    for (index, limit) in rose.limits.enumerated() {
      let place = Point(left + width * Double(index), top + rose.size * 1.05)
      layers.append(
        words(NumberFormat(precision: 3).string(limit), type, at: place, theme.muted, .start))
    }
    if unit > 0 {
      layers.append(
        words(
          rose.unit, type, at: Point(-rose.radius, top + rose.size * 0.25), theme.muted, .start))
    }
    return layers
  }
}
