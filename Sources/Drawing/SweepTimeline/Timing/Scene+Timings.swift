package import SweepScene

extension Layer.Scene {
  /// The scene in one time for all: each animation that waits for another has a moment, and the
  /// timings of layers have become groups of animations, which also show and hide the layers.
  ///
  /// - Throws: ``SceneError`` for a timing or a trigger that is impossible.
  package func withResolvedTimings() throws(SceneError) -> Layer.Scene {
    guard needsSchedule else { return expanded }
    try layers.checkTimings()
    var (scene, error) = resolved()
    if let error { throw error }
    scene.layers = scene.layers.map { $0.withResolvedTimings(inside: []) }
    return scene
  }

  package var eventLayers: [String] { layers.flatMap(\.eventLayers) }
}

extension Layer {
  fileprivate var eventLayers: [String] {
    animations.flatMap(\.eventLayers) + (mask?.eventLayers ?? [])
      + sublayers.flatMap(\.eventLayers)
  }

  fileprivate func withResolvedTimings(inside outer: [MediaTiming]) -> Layer {
    let timings = outer + (timing.map { [$0] } ?? [])
    var layer = self
    layer.timing = nil
    layer.animations = animations.isEmpty ? [] : [Layer.Animation](animations, inside: timings)
    layer.mask = mask?.withResolvedTimings(inside: timings)
    layer.sublayers = sublayers.map { $0.withResolvedTimings(inside: timings) }
    let isSwitched = animations.properties.contains(.isHidden)
    guard timing != nil, !isHidden || isSwitched else { return layer }
    // Hidden but for the time in which the timing shows the layer as it is.
    let windows = [Layer.Animation]([.standing(isHidden)], inside: timings)
    if isSwitched {
      layer = Layer(sublayers: [layer], animations: windows)
    } else {
      layer.animations = windows + layer.animations
    }
    layer.isHidden = true
    return layer
  }
}

extension Layer.Animation {
  fileprivate var eventLayers: [String] {
    let own = timing.trigger?.layers ?? []
    guard case .group(let group) = self else { return own }
    return own + group.animations.flatMap(\.eventLayers)
  }

  /// A change that shows or hides a layer permanently.
  fileprivate static func standing(_ isHidden: Bool) -> Layer.Animation {
    .keyframe(
      KeyframeAnimation(
        .isHidden, values: [isHidden], timing: MediaTiming(duration: Seconds(.infinity))))
  }
}

extension [Layer.Animation] {
  /// Animations as they run inside the timings of layers, the outermost first.
  init(_ animations: [Layer.Animation], inside timings: [MediaTiming]) {
    self = timings.reversed().reduce(animations) { inner, timing in
      [.group(AnimationGroup(inner, timing: timing))]
    }
  }
}

extension Layer.Scene {
  /// The scene on its final pose, without animations; in one time already.
  ///
  /// - Throws: ``SceneError`` for an animation that is impossible on its layer.
  package func atRest(_ rules: TimelineRules) throws(SceneError) -> Layer.Scene {
    var still = self
    still.layers = try layers.atRest(rules)
    return still
  }
}

extension [Layer] {
  fileprivate func atRest(_ rules: TimelineRules) throws(SceneError) -> [Layer] {
    var layers = self
    for index in indices {
      do throws(SceneError) {
        layers[index] = try self[index].atRest(rules)
      } catch {
        throw error.inside(pathComponents[index])
      }
    }
    return layers
  }
}

extension Layer {
  fileprivate func atRest(_ rules: TimelineRules) throws(SceneError) -> Layer {
    var still = self
    if !animations.isEmpty {
      still = try LayerTimeline(self, rules).base
      still.animations = []
    }
    if !sublayers.isEmpty { still.sublayers = try sublayers.atRest(rules) }
    if let mask { still.mask = try [mask].atRest(rules)[0] }
    return still
  }
}

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
  package func checkTimings() throws(SceneError) {
    try timing?.check(as: "timing", isEndless: true)
    try animations.checkTimings()
    if let mask { try [mask].checkTimings() }
    try sublayers.checkTimings()
  }
}

extension [Layer.Animation] {
  func checkTimings() throws(SceneError) {
    for animation in self { try animation.checkTimings() }
  }
}

extension Layer.Animation {
  fileprivate func checkTimings() throws(SceneError) {
    switch self {
    case .group(let group):
      try group.timing.check(as: "group", isEndless: true)
      if let fault = group.paceFault {
        throw SceneError(layer: "", field: "group.\(fault.field)", message: fault.message)
      }
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
