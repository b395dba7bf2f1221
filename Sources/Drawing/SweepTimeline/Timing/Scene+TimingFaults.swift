package import SweepScene

extension [Layer] {
  /// Throws for an invalid timing: of a layer, a group or an animation, shown or not.
  package func checkTimings() throws(SceneError) {
    for (index, layer) in enumerated() {
      do throws(SceneError) {
        try layer.checkTimings()
      } catch {
        throw error.inside(pathComponents[index])
      }
    }
  }
}

extension Layer {
  /// Throws for an invalid timing in the layer.
  package func checkTimings() throws(SceneError) {
    try timing?.check(as: "timing", isEndless: true)
    try animations.checkTimings()
    if let mask { try [mask].checkTimings() }
    try sublayers.checkTimings()
  }
}

extension [Animation] {
  /// Throws for an invalid timing.
  func checkTimings() throws(SceneError) {
    for animation in self { try animation.checkTimings() }
  }
}

extension Animation {
  fileprivate func checkTimings() throws(SceneError) {
    switch self {
    case .group(let group):
      try group.timing.check(as: "group", isEndless: true)
      try group.animations.checkTimings()
    case .keyframe(let animation):
      // A constant value may last for ever.
      try animation.timing.check(
        as: animation.property.rawValue, isEndless: animation.values.count == 1)
    default: try timing.check(as: property?.rawValue ?? "", isEndless: false)
    }
  }
}

extension MediaTiming {
  fileprivate func check(as owner: String, isEndless: Bool) throws(SceneError) {
    guard let fault = fault(isEndless: isEndless) else { return }
    throw SceneError(layer: "", field: "\(owner).\(fault.field)", message: fault.message)
  }
}
