import SweepGeometry
import SweepScene

/// A copy of an outline in a soft edge: its part of the whole opacity, and how much wider it is.
typealias SoftStep = (part: Double, spread: Double)

extension Theme {
  /// The copies of an outline in a soft shadow: the opacities of fill and stroke as parts of the
  /// theme's, and how wide the stroke is. They are four steps in two outlines.
  private static let shadowCopies: [(fill: Double, stroke: Double, spread: Double)] = [
    (0.5, 0.32, 1.1), (0.3, 0.2, 2.8),
  ]

  /// The steps of a disc's shadow: their fractions of the theme's opacity, and their growth beyond
  /// the disc.
  private static let shadowSteps: [SoftStep] = [(0.5, 0), (0.38, 1.3), (0.25, 2.8)]

  /// The steps of the light around glowing parts.
  static let glowSteps: [SoftStep] = [(0.24, 7.5), (0.4, 4.5), (0.65, 2.2)]

  /// A layer over its glow or shadow; unchanged if the theme has neither.
  ///
  /// The shadow turns with the layer, and falls the same way wherever that points. It is soft without
  /// a filter: copies of one outline, each with a wider stroke than the one before.
  ///
  ///
  /// - Parameter height: the height of the layer over the face, in dial units.
  /// - Parameter color: the colour of the light that it spreads.
  /// - Parameter turning: turns the outline as the layer itself is turned.
  func casting(
    _ outline: Path, under layer: Layer, height: Double, color: Color, turning: (Layer) -> Layer
  ) -> Layer {
    if construction.glow > 0 {
      let glow = turning(Layer("glow", sublayers: glow(of: outline, color)))
      return Layer(sublayers: [glow, layer])
    }
    guard shadow > 0 else { return layer }
    let light = construction.light
    let turned = turning(Layer("shadow", sublayers: steps(of: outline)))
    return Layer(sublayers: [
      Layer(position: .zero + light.fall(height), sublayers: [turned]), layer,
    ])
  }

  /// The shadow of a disc at rest about the centre.
  func shadow(ofDisc radius: Double, height: Double) -> [Layer] {
    guard shadow > 0 else { return [] }
    let light = construction.light
    let steps = light.softness > 0 ? Self.shadowSteps : [(0.6, 0)]
    let reach = light.softness * max(1, height / 2.2) / 2
    return steps.enumerated().map { index, step in
      let lift = height * Double(index + 2) / 3
      let color = construction.shade.opacity(part(step.part))
      return .disc(
        radius + step.spread * reach, .color(color), at: .zero + light.fall(lift))
    }
  }

  /// The shadow of a card on the paper: four steps in two outlines, each further out and fainter.
  func shadow(under outline: FaceOutline) -> [Layer] {
    guard shadow > 0 else { return [] }
    let light = construction.light
    // The inner edges of the strokes are below the card.
    let copies: [(fill: Double, stroke: Double, reach: Double, width: Double, height: Double)] = [
      (0.4, 0.22, 0.3, 1.8, 0.6), (0.3, 0.15, 0.6, 4.4, 1.6),
    ]
    return copies.map { copy in
      let shape = Layer.Shape(
        outline.path(outwards: copy.reach),
        fillColor: .color(construction.shade.opacity(part(copy.fill))),
        strokeColor: .color(construction.shade.opacity(part(copy.stroke))), lineWidth: copy.width)
      return Layer(content: .shape(shape), position: .zero + light.fall(copy.height))
    }
  }

  private func glow(of outline: Path, _ color: Color) -> [Layer] {
    Self.glowSteps.map { step in
      var shape = Layer.Shape(
        outline, fillColor: .none, strokeColor: .color(color), lineWidth: step.spread)
      shape.lineJoin = .round
      var layer = Layer(content: .shape(shape))
      layer.opacity = construction.glow * step.part
      return layer
    }
  }

  /// Copies of an outline, each with a fill and a wider stroke, as separate steps.
  private func steps(of outline: Path) -> [Layer] {
    let (shade, softness) = (construction.shade, construction.light.softness)
    guard softness > 0 else {
      return [
        Layer(content: .shape(Layer.Shape(outline, fillColor: .color(shade.opacity(shadow)))))
      ]
    }
    // The shadow of a thin hand is too faint for more than two steps.
    let isThin = (outline.boundingBox?.size.width ?? 0) < 3
    return Self.shadowCopies.prefix(isThin ? 1 : 2).map { copy in
      Layer(
        content: .shape(
          Layer.Shape(
            outline, fillColor: .color(shade.opacity(part(copy.fill))),
            strokeColor: .color(shade.opacity(part(copy.stroke))),
            lineWidth: copy.spread * softness)))
    }
  }

  /// A part of the shadow's opacity, in hundredths.
  private func part(_ part: Double) -> Double { (shadow * part * 100).rounded() / 100 }
}
