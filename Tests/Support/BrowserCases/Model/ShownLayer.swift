import SweepGeometry
import SweepScene

/// A layer of a still scene that shows a shape, with what its ancestors make of it.
struct ShownLayer {
  var layer: Layer
  var shape: Layer.Shape
  /// From the layer's coordinates to the scene's.
  var affine: Affine
  /// The product of the opacities down to the layer.
  var opacity: Double
  /// Whether the layer or an ancestor is hidden.
  var isHidden: Bool

  /// The gradient that fills the shape.
  var gradient: Layer.Gradient? {
    if case .gradient(let gradient) = shape.fillColor { gradient } else { nil }
  }
}

extension Layer.Scene {
  /// The layers with a shape or a gradient, in drawing order.
  var shown: [ShownLayer] {
    layers.flatMap { $0.shown(in: .identity, opacity: 1, isHidden: false) }
  }
}

extension Layer {
  fileprivate func shown(in outer: Affine, opacity: Double, isHidden: Bool) -> [ShownLayer] {
    let affine = outer * self.affine
    let opacity = opacity * self.opacity
    let isHidden = isHidden || self.isHidden
    let below = sublayers.flatMap { $0.shown(in: affine, opacity: opacity, isHidden: isHidden) }
    let shape: Layer.Shape
    switch content {
    case .shape(let own): shape = own
    case .gradient(let gradient): shape = Layer.Shape(.rect(bounds), fillColor: .gradient(gradient))
    default: return below
    }
    let own = ShownLayer(
      layer: self, shape: shape, affine: affine, opacity: opacity, isHidden: isHidden)
    return [own] + below
  }
}
