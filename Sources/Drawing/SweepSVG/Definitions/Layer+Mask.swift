import SweepGeometry
import SweepScene

extension Layer {
  /// The mask as SVG 1.1 shows it, by luminance times alpha (14.4).
  var shownMask: Layer? { maskType == .alpha ? mask?.whitened : mask }

  /// The layer with every paint made white and its opacity kept: there alpha and luminance agree.
  private var whitened: Layer {
    var layer = self
    switch content {
    case .shape(var shape):
      shape.fillColor = shape.fillColor.whitened
      shape.strokeColor = shape.strokeColor.whitened
      layer.content = .shape(shape)
    case .text(var text):
      text.foregroundColor = text.foregroundColor.whitened
      layer.content = .text(text)
    case .gradient(let gradient): layer.content = .gradient(gradient.whitened)
    case .image: layer.effects.isWhite = true
    case .group, .replicator: break
    }
    if shownEffects != nil { layer.shadowColor = Color.white.opacity(shadowColor.alpha) }
    layer.sublayers = sublayers.map(\.whitened)
    layer.animations = animations.map { animation in
      animation.mappingColors { Color.white.opacity($0.alpha) }
    }
    return layer
  }

  /// Whether the painted area changes over time.
  var changesPlaces: Bool {
    animations.properties.contains(where: \.changesPlaces)
      || sublayers.contains(where: \.changesPlaces)
  }
}

extension Paint {
  fileprivate var whitened: Paint {
    switch self {
    case .none: .none
    case .color(let color): .color(Color.white.opacity(color.alpha))
    case .gradient(let gradient): .gradient(gradient.whitened)
    }
  }
}

extension Gradient {
  fileprivate var whitened: Gradient {
    var gradient = self
    for index in gradient.stops.indices {
      gradient.stops[index].color = Color.white.opacity(stops[index].color.alpha)
    }
    return gradient
  }
}
