// Motion that begins by itself and ends, which may play again.
extension Layer.Scene {
  /// The end of the last animation that begins by itself and ends; zero without any.
  package var entryEnd: Seconds { layers.entryEnd }

  /// The scene with changed animations of those that begin by themselves and end.
  ///
  /// Those that have names, for which others may wait, and those of layers with a timing of their own
  /// stay as they are.
  package func changingEntry(_ change: (Layer.Animation) -> Layer.Animation) -> Layer.Scene {
    var scene = self
    for index in layers.indices where layers[index].entryEnd > .zero {
      scene.layers[index] = layers[index].changingEntry(change)
    }
    return scene
  }
}

extension [Layer] {
  fileprivate var entryEnd: Seconds { reduce(.zero) { Swift.max($0, $1.entryEnd) } }
}

extension Layer {
  fileprivate var entryEnd: Seconds {
    if timing != nil || staticSubtree != nil { return .zero }
    let own = animations.lazy.filter(\.isEntry).map(\.timing.endTime).max() ?? .zero
    return max(own, mask?.entryEnd ?? .zero, sublayers.entryEnd)
  }

  fileprivate func changingEntry(_ change: (Layer.Animation) -> Layer.Animation) -> Layer {
    guard entryEnd > .zero else { return self }
    var layer = self
    layer.animations = animations.map { $0.isEntry ? change($0) : $0 }
    layer.mask = mask?.changingEntry(change)
    layer.sublayers = sublayers.map { $0.changingEntry(change) }
    return layer
  }
}

extension Layer.Animation {
  /// Whether it begins by itself, ends, and has no name.
  fileprivate var isEntry: Bool {
    let timing = timing
    return timing.trigger == nil && timing.name.isEmpty && timing.endTime > .zero
      && timing.endTime < Seconds(.infinity)
  }
}
