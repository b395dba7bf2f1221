import SweepScene

extension Layer.Animation {
  /// The first fault of the animation on a layer whose own value is `model`, or nil.
  func fault(model: AnimationValue) -> AnimationFault? {
    fault(model: model, keyframes: keyframes(model: model))
  }
}
