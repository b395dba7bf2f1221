package import SweepScene

extension Scene {
  /// The scene in one time for all: each animation that waits for another has a moment, and the
  /// timings of layers have become groups of animations, which also show and hide the layers.
  ///
  /// - Throws: ``SceneError`` for a timing or a trigger that is impossible.
  package func withResolvedTimings() throws(SceneError) -> Scene {
    guard needsSchedule else { return self }
    try layers.checkTimings()
    var (scene, error) = scheduled()
    if let error { throw error }
    scene.layers = scene.layers.map { $0.withResolvedTimings(inside: []) }
    return scene
  }

  /// The names of the layers for whose events something waits.
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
    layer.animations = animations.isEmpty ? [] : [Animation](animations, inside: timings)
    layer.mask = mask?.withResolvedTimings(inside: timings)
    layer.sublayers = sublayers.map { $0.withResolvedTimings(inside: timings) }
    let isSwitched = animations.properties.contains(.isHidden)
    guard timing != nil, !isHidden || isSwitched else { return layer }
    // Hidden but for the time in which the timing shows the layer as it is.
    let windows = [Animation]([.standing(isHidden)], inside: timings)
    if isSwitched {
      layer = Layer(sublayers: [layer], animations: windows)
    } else {
      layer.animations = windows + layer.animations
    }
    layer.isHidden = true
    return layer
  }
}

extension Animation {
  fileprivate var eventLayers: [String] {
    let own = timing.trigger?.layers ?? []
    guard case .group(let group) = self else { return own }
    return own + group.animations.flatMap(\.eventLayers)
  }

  /// A change that shows or hides a layer permanently.
  fileprivate static func standing(_ isHidden: Bool) -> Animation {
    .keyframe(
      KeyframeAnimation(
        .isHidden, values: [isHidden], timing: MediaTiming(duration: Seconds(.infinity))))
  }
}

extension [Animation] {
  /// Animations as they run inside the timings of layers, the outermost first.
  init(_ animations: [Animation], inside timings: [MediaTiming]) {
    self = timings.reversed().reduce(animations) { inner, timing in
      [.group(AnimationGroup(inner, timing: timing))]
    }
  }
}
