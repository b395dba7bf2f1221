import SweepScene

extension Animation {
  /// The fault that makes the animation impossible on a layer whose own value is `model`, or nil.
  func fault(model: AnimationValue) -> AnimationFault? {
    fault(model: model, keyframes: keyframes(model: model))
  }
}
