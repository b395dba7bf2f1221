import SweepGeometry
import SweepScene

extension Scene {
  /// The scene with a moment for each animation that waits for another, and with what the timings
  /// of layers make of their animations' times; SMIL knows one time for all.
  func withPlainTimes() throws(SceneError) -> Scene {
    guard needsSchedule else { return self }
    try layers.checkTimings()
    let (scheduled, error) = scheduled()
    if let error { throw error }
    var scene = scheduled
    scene.layers = try scene.layers.withPlainTimes(inside: [])
    return scene
  }

  /// The names of the layers for whose events something waits.
  var eventLayers: [String] {
    var names: [String] = []
    for layer in layers { layer.addEventLayers(to: &names) }
    return names
  }
}

extension Layer {
  fileprivate func addEventLayers(to names: inout [String]) {
    for animation in animations { animation.addEventLayers(to: &names) }
    mask?.addEventLayers(to: &names)
    for layer in sublayers { layer.addEventLayers(to: &names) }
  }
}

extension Animation {
  fileprivate func addEventLayers(to names: inout [String]) {
    names += timing.trigger?.layers ?? []
    guard case .group(let group) = self else { return }
    for animation in group.animations { animation.addEventLayers(to: &names) }
  }
}

extension [Layer] {
  fileprivate func withPlainTimes(inside outer: [MediaTiming]) throws(SceneError) -> [Layer] {
    var layers: [Layer] = []
    for (index, layer) in enumerated() {
      do throws(SceneError) {
        layers.append(try layer.withPlainTimes(inside: outer))
      } catch {
        throw error.inside(layer.trailName(at: index))
      }
    }
    return layers
  }
}

extension Layer {
  fileprivate func withPlainTimes(inside outer: [MediaTiming]) throws(SceneError) -> Layer {
    let timings = outer + (timing.map { [$0] } ?? [])
    var layer = self
    layer.timing = nil
    layer.animations = animations.isEmpty ? [] : [Animation](animations, inside: timings)
    layer.mask = try mask?.withPlainTimes(inside: timings)
    layer.sublayers = try sublayers.withPlainTimes(inside: timings)
    guard timing != nil else { return layer }
    return try layer.shown(by: [Animation]([.standing(isHidden)], inside: timings))
  }

  /// The layer, hidden wherever animations do not show it.
  private func shown(by windows: [Animation]) throws(SceneError) -> Layer {
    var collection = TimelineCollection(.isHidden, model: .bool(true), tolerance: 0)
    for animation in windows { try collection.add(animation) }
    let spans = collection.timelines.flatMap(\.spans)
    let isAlways = spans.count == 1 && spans[0].start <= 0 && spans[0].end == .infinity
    if isAlways, collection.timelines[0].trigger == nil { return self }
    if animations.properties.contains(.isHidden) {
      var window = Layer(sublayers: [self], animations: windows)
      window.isHidden = true
      return window
    }
    var layer = self
    layer.isHidden = true
    layer.animations = windows + layer.animations
    return layer
  }
}

extension Animation {
  /// What shows, or hides, a layer for ever.
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
