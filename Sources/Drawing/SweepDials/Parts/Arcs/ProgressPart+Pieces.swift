import SweepGeometry
import SweepScene

extension ProgressPart {
  /// The whole scale in the colours of a ramp. Translucent colours are made opaque, so that no
  /// seams show, with a common opacity or a mask.
  func coloredArc(_ ramp: ColorRamp, on scale: Scale) -> Layer {
    // The colours of up to half a circle run along its chord.
    let half = 180 / max(abs(scale.span.degrees), 180)
    let edges = ramp.edges(within: half).map { $0 < 1 ? $0 * coloredShare : 1 }
    func color(_ part: Double) -> Color { ramp.color(at: part / coloredShare) }
    var arc = pieces(edges, on: scale) { color($0).opacity(1) }
    let opacities = Set(edges.map { color($0).alpha })
    if opacities.count == 1, let opacity = opacities.first {
      arc.opacity = opacity
      return arc
    }
    arc.mask = pieces(edges, overlap: 0, on: scale) {
      Color.white.opacity(color($0).alpha)
    }
    return Layer(sublayers: [arc])
  }

  /// The whole scale in steps of colour for an arc with round ends, which reach farther than the reading:
  /// a step is hidden until the reading has come to it. Nil for other arcs and for translucent colours.
  func steppedArc(_ ramp: ColorRamp, in context: DialContext) -> Layer? {
    let (scale, start, edges) = (context.scale, start(on: context.scale), ramp.edges(within: 1))
    func color(_ low: Double, _ high: Double) -> Color { ramp.color(at: (low + high) / 2) }
    let steps = Array(zip(edges, edges.dropFirst()))
    guard isStepped, isRound, !goesOn, steps.allSatisfy({ color($0, $1).alpha == 1 }) else {
      return nil
    }
    let cap = cap(0, on: scale)
    // Those farther from the beginning lie above the others.
    let outwards = steps.filter { $1 <= start }.reversed() + steps.filter { $1 > start }
    var pieces = outwards.map { low, high in
      let arc = arc(
        low <= start ? low - cap : low, high >= start ? high + cap : high,
        .color(color(low, high)), width: width + 0.5, on: scale)
      var piece = Layer(content: .shape(arc))
      if low >= start, low > 0 {
        piece.follow(.isHidden, in: context) { scale.part(of: $0) < low }
      }
      if high <= start { piece.follow(.isHidden, in: context) { scale.part(of: $0) > high } }
      return piece
    }
    pieces += roundStart(0, on: scale, color(0, edges[1]))
    return Layer(sublayers: pieces)
  }

  /// The reach of a round end beyond the scale, with an overlap, in parts of the sweep; 0 for a flat one.
  private func cap(_ overlap: Double, on scale: Scale) -> Double {
    isRound ? width / 2 / radius * 180 / .pi / abs(scale.span.degrees) + overlap : 0
  }

  /// The round beginning, which lies over the end of a full circle.
  private func roundStart(_ overlap: Double, on scale: Scale, _ color: Color) -> [Layer] {
    guard scale.isFullCircle, isRound, origin == nil else { return [] }
    let start = arc(
      -cap(overlap, on: scale), overlap, .color(color), width: width + 0.5, on: scale)
    return [Layer(content: .shape(start))]
  }

  /// The part of the sweep along which colours change that are spread evenly: where a lap covers the
  /// end of the arc, in the last of them, it has that before.
  private var coloredShare: Double {
    guard goesOn, isRound, gradient.allSatisfy({ $0.value == nil }) else { return 1 }
    return max(1 - 5 * width / 2 / radius / (2 * .pi), 0.5)
  }

  /// Arcs that each go from one colour to another, and extend a little under the next one so that no gaps
  /// show.
  private func pieces(
    _ edges: [Double], overlap degrees: Double = 0.35, on scale: Scale, _ color: (Double) -> Color
  ) -> Layer {
    let overlap = degrees / abs(scale.span.degrees)
    // Round ends reach beyond the scale.
    let cap = scale.isFullCircle ? 0 : cap(overlap, on: scale)
    let last = edges.count - 2
    var pieces = zip(edges, edges.dropFirst()).enumerated().map { index, piece in
      let from = piece.0 - (index == 0 ? cap : 0)
      let to = piece.1 + (index == last ? cap : overlap)
      let inside = (piece.1 - piece.0) * 1e-6
      let paint = paint(
        color(piece.0 + inside), color(piece.1 - inside), between: piece, on: scale)
      return Layer(content: .shape(arc(from, to, paint, width: width + 0.5, on: scale)))
    }
    pieces += roundStart(overlap, on: scale, color(0))
    return Layer(sublayers: pieces)
  }

  /// The paint of a piece, from a colour to another along its chord; even as far as its ends reach there,
  /// so that pieces meet without a seam.
  private func paint(
    _ first: Color, _ last: Color, between parts: (Double, Double), on scale: Scale
  ) -> Paint {
    if first == last { return .color(first) }
    func place(_ part: Double) -> Point {
      (Point.zero + Vector(heading: scale.angle(at: part)) * radius).onGrid
    }
    let even = min((width / 4 / radius * 100).rounded(.up) / 100, 0.4)
    return .gradient(
      Layer.Gradient(
        .linear(from: place(parts.0), to: place(parts.1)),
        stops: [Layer.Gradient.Stop(even, first), Layer.Gradient.Stop(1 - even, last)],
        units: .userSpaceOnUse))
  }

  /// Segments, dim all along the scale and bright where they are lit.
  func segmented(in context: DialContext) throws(DialError) -> Layer {
    let ramp = try ColorRamp(
      gradient.isEmpty ? [ColorStop(color)] : gradient, isStepped, in: context)
    let share = 1 / Double(segments)
    let turn = abs(context.scale.span.degrees)
    let inset = gap / 2 / radius * 180 / .pi / turn
    guard inset * 2 < share else { throw DialError("gap", "leaves no room for segments") }
    let pieces = (0..<segments).map { index in
      let from = Double(index) * share
      let color = ramp.color(at: from + share / 2)
      return Layer(
        content: .shape(
          arc(from + inset, from + share - inset, .color(color), width: width, on: context.scale)))
    }
    var lit = Layer("progress", sublayers: pieces)
    var mask = self
    mask.width = width + 1
    lit.mask = mask.grown("progress_mask", .color(.white), in: context)
    guard idleOpacity > 0 else { return lit }
    var idle = Layer("segments", sublayers: pieces)
    idle.opacity = idleOpacity
    return Layer(sublayers: [idle, lit])
  }

  private func arc(
    _ from: Double, _ to: Double, _ paint: Paint, width: Double, on scale: Scale
  ) -> Layer.Shape {
    Layer.Shape(
      .arc(center: .zero, radius: radius, from: scale.angle(at: from), to: scale.angle(at: to)),
      fillColor: .none, strokeColor: paint, lineWidth: width)
  }
}
