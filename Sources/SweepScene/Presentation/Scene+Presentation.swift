extension Scene {
  /// The still picture that the scene shows at a moment, without any animation.
  ///
  /// The counterpart of Core Animation's presentation tree. It reads the model and knows nothing
  /// of how a writer says it.
  public func presentation(at time: Seconds) -> Scene {
    var still = self
    still.layers = layers.map { $0.presentation(at: time) }
    return still
  }
}

extension Layer {
  /// The still layer at a moment of the scene, with its sublayers and mask.
  public func presentation(at time: Seconds) -> Layer {
    var still = self
    still.animations = []
    for animation in animations {
      guard let model = self[animation.property],
        let value = animation.value(at: time, model: model)
      else { continue }
      still[animation.property] = value
    }
    still.sublayers = sublayers.map { $0.presentation(at: time) }
    still.mask = mask?.presentation(at: time)
    return still
  }
}

extension Animation {
  /// The value at a moment, or nil where the layer's own shows.
  package func value(at time: Seconds, model: AnimationValue) -> AnimationValue? {
    value(at: time, keyframes: keyframes(model: model))
  }

  /// The value at a moment by keyframes that are known already.
  package func value(at time: Seconds, keyframes: Keyframes) -> AnimationValue? {
    guard let pass = timing.pass(at: time) else { return nil }
    let value = keyframes.value(at: pass.fraction)
    let values = keyframes.values
    guard isCumulative, let last = timing.autoreverses ? values.first : values.last
    else { return value }
    return value.accumulating(last, pass.completed)
  }
}
