import SweepGeometry

extension Layer.Gradient {
  /// Whether its colours go round a centre.
  package var isConic: Bool {
    if case .conic = geometry { true } else { false }
  }
}

extension Layer {
  /// The sectors that show a conic gradient in the bounds: each one goes on to the end of the turn,
  /// under those after it, so that no seam shows; translucent ones end where the next begins.
  func sectors(
    of gradient: Layer.Gradient, about center: Point, from start: Angle
  ) -> Layer {
    var center = center
    if gradient.units == .objectBoundingBox {
      center = Point(
        bounds.minX + center.x * bounds.size.width, bounds.minY + center.y * bounds.size.height)
    }
    let radius = bounds.corners.map { ($0 - center).length }.max() ?? 0
    let pieces = gradient.pieces
    let isOpaque = pieces.allSatisfy { $0.color.alpha == 1 }
    var layers: [Layer] = []
    for (index, piece) in pieces.enumerated() {
      let next = index + 1 < pieces.count ? pieces[index + 1].turn : 1
      let end = isOpaque ? 1 : next
      let path: Path =
        piece.turn == 0 && end == 1
        ? .rect(bounds)
        : .sector(
          center: center, outerRadius: radius, from: start + .degrees(360 * piece.turn),
          to: start + .degrees(360 * end))
      layers.append(
        Layer(content: .shape(Layer.Shape(path, fillColor: .color(piece.color)))).derived)
    }
    var group = Layer(sublayers: layers)
    group.clip(to: bounds)
    return group
  }
}

extension Layer.Gradient {
  /// The least difference of two colours that makes another sector, in steps of 1/255.
  private static let leastDifference = 2.0

  /// Colours with the parts of a turn at which their sectors begin: so many that neighbours differ
  /// hardly, and at most one for each two degrees.
  fileprivate var pieces: [(turn: Double, color: Color)] {
    guard let first = stops.first, let last = stops.last else { return [] }
    var pieces = first.location > 0 ? [(turn: 0.0, color: first.color)] : []
    for (a, b) in zip(stops, stops.dropFirst()) where b.location > a.location {
      let span = min(b.location, 1) - max(a.location, 0)
      let difference = max(
        abs(a.color.red - b.color.red), abs(a.color.green - b.color.green),
        abs(a.color.blue - b.color.blue), abs(a.color.alpha - b.color.alpha))
      let wanted = (difference * 255 / Self.leastDifference).rounded(.up)
      let most = min(wanted, (span * 180).rounded(.up))
      // Colours that are none are refused where they are written.
      let count = most >= 1 ? Int(min(most, 180)) : 1
      for index in 0..<count {
        let part = Double(index) / Double(count)
        // The colour in the middle of the sector.
        let color = a.color.interpolated(to: b.color, part + 0.5 / Double(count))
        pieces.append((a.location + (b.location - a.location) * part, color))
      }
    }
    if last.location < 1 { pieces.append((max(last.location, 0), last.color)) }
    return pieces
  }
}
