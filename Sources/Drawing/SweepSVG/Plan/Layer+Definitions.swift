import SweepGeometry
import SweepScene

extension [Layer] {
  /// The part of a rectangle around the first of nested layers that the last one sees; nil where
  /// one of them moves or is seen more than once.
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

extension [Layer.Animation] {
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
  var gradientAnimations: [Layer.Animation] {
    animations.compactMap { $0.part(changing: \.isOfGradient) }
  }
}

extension Layer {
  /// The animations of the corners by which the layer masks to its bounds.
  var cornerAnimations: [Layer.Animation] {
    animations.isEmpty
      ? [] : animations.compactMap { $0.part(changing: { $0 == .cornerRadius || $0 == .bounds }) }
  }

  var effectAnimations: [Layer.Animation] {
    animations.isEmpty ? [] : animations.compactMap { $0.part(changing: \.isOfEffects) }
  }
}

extension Layer {
  /// The mask as SVG 1.1 shows it, by luminance times alpha (14.4).
  var shownMask: Layer? { maskType == .alpha ? mask?.whitened : mask }

  /// The layer with every paint made white and its opacity kept: there alpha and luminance agree.
  private var whitened: Layer {
    mappingColors(inMasks: false) {
      Color.white.opacity($0.alpha)
    } also: { layer in
      if case .image = layer.content { layer.effects.isWhite = true }
      layer.filter = layer.filter?.whitened
      if layer.shownEffects != nil {
        layer.shadowColor = Color.white.opacity(layer.shadowColor.alpha)
      }
    }
  }

  /// Whether the painted area changes over time.
  var changesPlaces: Bool {
    animations.properties.contains(where: \.changesPlaces)
      || sublayers.contains(where: \.changesPlaces)
  }
}
