import SweepScene

extension Artwork {
  /// The drawing with one colour for all that it fills, strokes and writes, as opaque as it was.
  ///
  /// Pictures keep their colours, and masks what they hide.
  func filled(_ color: Color) -> Artwork {
    var artwork = self
    artwork.layers = layers.map { $0.filled(color) }
    return artwork
  }
}

extension Layer {
  fileprivate func filled(_ color: Color) -> Layer {
    var layer = self
    switch content {
    case .shape(var shape):
      shape.fillColor = shape.fillColor.filled(color)
      shape.strokeColor = shape.strokeColor.filled(color)
      layer.content = .shape(shape)
    case .text(var text):
      text.foregroundColor = text.foregroundColor.filled(color)
      layer.content = .text(text)
    default: break
    }
    layer.sublayers = sublayers.map { $0.filled(color) }
    return layer
  }
}

extension Paint {
  fileprivate func filled(_ color: Color) -> Paint {
    switch self {
    case .none: .none
    case .color(let own): .color(color.opacity(own.alpha))
    case .gradient(let gradient): .gradient(gradient.filled(color))
    }
  }
}

extension Gradient {
  fileprivate func filled(_ color: Color) -> Gradient {
    var gradient = self
    for index in stops.indices {
      gradient.stops[index].color = color.opacity(stops[index].color.alpha)
    }
    return gradient
  }
}
