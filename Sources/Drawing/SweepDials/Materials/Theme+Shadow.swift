import SweepGeometry
import SweepScene

/// A copy of an outline in a soft edge: its part of the whole opacity, and how much wider it is.
typealias SoftStep = (part: Double, spread: Double)

extension Theme {
  /// The steps of a soft shadow: their parts of the theme's opacity, and how much wider each is than
  /// what casts it.
  private static let shadowSteps: [SoftStep] = [(0.5, 0), (0.38, 1.3), (0.25, 2.8)]

  /// The steps of the light round what glows.
  static let glowSteps: [SoftStep] = [(0.24, 7.5), (0.4, 4.5), (0.65, 2.2)]

  /// A layer over the light that it spreads or the shadow that it casts; by itself where the theme
  /// has neither.
  ///
  /// The shadow turns with the layer, and falls the same way wherever that points. It is soft without
  /// a filter: copies of one outline, each with a wider stroke than the one before.
  ///
  /// - Parameter height: how high the layer stands over the face, in dial units.
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
      let color = construction.shade.opacity(shadow * step.part)
      return .disc(
        radius + step.spread * reach, .color(color), at: .zero + light.fall(lift))
    }
  }

  private func glow(of outline: Path, _ color: Color) -> [Layer] {
    Self.glowSteps.map { step in
      var shape = Shape(
        outline, fillColor: .none, strokeColor: .color(color), lineWidth: step.spread)
      shape.lineJoin = .round
      var layer = Layer(content: .shape(shape))
      layer.opacity = construction.glow * step.part
      return layer
    }
  }

  private func steps(of outline: Path) -> [Layer] {
    let (shade, softness) = (construction.shade, construction.light.softness)
    guard softness > 0 else {
      return [Layer(content: .shape(Shape(outline, fillColor: .color(shade.opacity(shadow)))))]
    }
    return Self.shadowSteps.map { step in
      var shape = Shape(outline, fillColor: .color(shade))
      if step.spread > 0 {
        (shape.strokeColor, shape.lineWidth) = (.color(shade), step.spread * softness)
        shape.lineJoin = .round
      }
      var layer = Layer(content: .shape(shape))
      layer.opacity = shadow * step.part
      return layer
    }
  }
}
