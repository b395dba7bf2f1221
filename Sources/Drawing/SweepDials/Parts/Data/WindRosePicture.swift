import SweepGeometry
import SweepScene

/// The layers of a wind rose: rings, petals that open from the middle, and words.
struct WindRosePicture {
  let rose: WindRose
  let shares: WindRose.Shares
  let context: DialContext

  private var theme: Theme { context.theme }

  /// The share of the outer ring, a whole number of steps.
  private var reach: Double {
    let step = step
    return max(((shares.most?.share ?? 0) / step - 1e-9).rounded(.up), 1) * step
  }

  /// The share between two rings.
  private var step: Double {
    Scale.niceStep(atLeast: max(shares.most?.share ?? 0, 0.03) / 4.5)
  }

  private func radius(_ share: Double) -> Double {
    rose.innerRadius + (rose.radius - rose.innerRadius) * share / reach
  }

  var layers: [Layer] { rings + [petals] + points + (rose.hasShares ? figures : []) }

  private var rings: [Layer] {
    var path = Path()
    let count = Int((reach / step).rounded())
    for ring in 0...count {
      path.append(.circle(center: .zero, radius: radius(Double(ring) * step)))
    }
    for spoke in 0..<8 {
      path.move(to: Point(at: .degrees(Double(spoke) * 45), radius: rose.innerRadius).onGrid)
      path.addLine(to: Point(at: .degrees(Double(spoke) * 45), radius: rose.radius).onGrid)
    }
    let shape = Shape(
      path, fillColor: .none, strokeColor: .color(theme.muted.opacity(0.35)), lineWidth: 0.5)
    return [Layer("rings", content: .shape(shape))]
  }

  /// One path for each class, all of which grow from the middle.
  private var petals: Layer {
    let colors = colors
    let half = Angle.degrees(180 / Double(rose.petals) * 0.72)
    var group = Layer("petals")
    for level in rose.limits.indices {
      var path = Path()
      for (index, petal) in shares.petals.enumerated() where petal[level] > 0 {
        let inner = petal[..<level].reduce(0, +)
        let middle = Angle.degrees(360 * Double(index) / Double(rose.petals))
        path.append(
          .sector(
            innerRadius: radius(inner), outerRadius: radius(inner + petal[level]),
            from: middle - half, to: middle + half))
      }
      if path.isEmpty { continue }
      var shape = Shape(path, fillColor: .color(colors[level]))
      (shape.strokeColor, shape.lineWidth) = (.color(theme.face), 0.5)
      group.sublayers.append(Layer(content: .shape(shape)))
    }
    let growing = context.reading.drawing(.scale, from: ScaleFactors(0.2), to: ScaleFactors(1))
    if let growing {
      group.transform = [.scale(1)]
      group.animations = [growing]
    }
    return group
  }

  /// The colours of the classes.
  var colors: [Color] {
    let count = rose.limits.count
    if !rose.colors.isEmpty { return rose.colors.suffix(count).map { theme[$0] } }
    return (0..<count).map { level in
      let part = count == 1 ? 1 : Double(level) / Double(count - 1)
      return theme.face.interpolated(to: theme.accent, 0.35 + 0.65 * part)
    }
  }

  /// The cardinal points round the rose.
  private var points: [Layer] {
    rose.texts.enumerated().map { index, text in
      let place = Point(at: .degrees(Double(index) * 90), radius: rose.radius + rose.size * 0.85)
      let words = Text(
        text, fontSize: rose.size, fontWeight: 600, foregroundColor: .color(theme.ink))
      return Layer(
        content: .text(words),
        position: Point(place.x, place.y + theme.opticalCenter * rose.size).onGrid)
    }
  }

  /// The share of the outer ring, and of the calm in the middle.
  private var figures: [Layer] {
    let size = rose.size * 0.6
    let outer = Point(at: .degrees(67.5), radius: rose.radius - size * 0.2)
    return [(shares.calm, Point.zero), (reach, outer)].map { share, place in
      let words = Text(
        WindRose.percent(share), fontSize: size, foregroundColor: .color(theme.muted))
      return Layer(
        content: .text(words), position: Point(place.x, place.y + theme.opticalCenter * size).onGrid
      )
    }
  }
}
