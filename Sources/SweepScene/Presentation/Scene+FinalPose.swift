extension Scene {
  /// The still picture on which the scene comes to rest: every animation that ends is over, and one
  /// that never does shows the layer's own value, as if it had not begun.
  public func finalPose() -> Scene {
    var still = self
    still.layers = layers.map { $0.ending.presentation(at: Seconds(.infinity)) }
    return still
  }
}

extension Gradient {
  /// The gradient when the animations of its stops are over.
  package func finalPose(of animations: [Animation]) -> Gradient {
    let layer = Layer(content: .gradient(self), animations: animations)
    return layer.ending.presentation(at: Seconds(.infinity)).gradient ?? self
  }
}

extension Layer {
  /// The layer without what never ends.
  fileprivate var ending: Layer {
    var layer = self
    layer.animations = animations.filter { $0.timing.repeatCount < .infinity }
    layer.sublayers = sublayers.map(\.ending)
    layer.mask = mask?.ending
    return layer
  }
}
