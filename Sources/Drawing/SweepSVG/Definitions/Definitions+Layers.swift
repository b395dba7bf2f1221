import SweepGeometry
import SweepScene

extension [Layer] {
  /// The visible part of a rectangle around the first layer, in the coordinates of the last of
  /// nested layers; nil if one of them is animated or shown more than once.
  func seen(of rect: Rect) -> Rect? {
    var rect = rect
    for layer in self {
      if case .replicator = layer.content { return nil }
      guard !layer.animations.properties.contains(where: \.changesPlaces),
        let back = layer.affine.inverted
      else { return nil }
      rect = rect.mapped(by: back)
    }
    return rect
  }
}

extension Rect {
  /// Whether it is too large for anything to end in it.
  var isEndless: Bool { max(size.width, size.height) >= 1e5 }
}

extension [Animation] {
  /// The paths that the animations, or those in groups, go along.
  var ways: [Path] {
    flatMap { animation -> [Path] in
      switch animation {
      case .motion(let motion): [motion.path]
      case .group(let group): group.animations.ways
      case .basic, .spring, .keyframe: []
      }
    }
  }
}

extension Layer {
  /// The animations that change the stops of the layer's gradient.
  var gradientAnimations: [Animation] {
    animations.compactMap { $0.part(changing: \.isOfStops) }
  }
}
