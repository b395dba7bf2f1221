extension Layer {
  /// The layer with all colours of its content, its bounds, its animations and its sublayers changed.
  ///
  /// - Parameters:
  ///   - inMasks: whether those of masks change too.
  ///   - also: changes the rest of each layer; nothing by default.
  package func mappingColors(
    inMasks: Bool, _ change: (Color) -> Color, also: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    var layer = self
    switch content {
    case .shape(var shape):
      shape.fillColor = shape.fillColor.mappingColors(change)
      shape.strokeColor = shape.strokeColor.mappingColors(change)
      layer.content = .shape(shape)
    case .text(let text): layer.content = .text(text.mappingColors(change))
    case .gradient(let gradient): layer.content = .gradient(gradient.mappingColors(change))
    case .group, .image, .replicator: break
    }
    if paintsBounds {
      layer.backgroundColor = backgroundColor.map(change)
      layer.borderColor = change(borderColor)
    }
    if inMasks, let mask { layer.mask = mask.mappingColors(inMasks: true, change, also: also) }
    layer.sublayers = sublayers.map { $0.mappingColors(inMasks: inMasks, change, also: also) }
    layer.animations = animations.map { $0.mappingColors(change) }
    also(&layer)
    return layer
  }
}

extension Layer.Text {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> Layer.Text {
    var text = self
    text.foregroundColor = foregroundColor.mappingColors(change)
    text.runs = runs.map { Run($0.text.mappingColors(change), shift: $0.shift) }
    return text
  }
}

extension Paint {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> Paint {
    switch self {
    case .none: .none
    case .color(let color): .color(change(color))
    case .gradient(let gradient): .gradient(gradient.mappingColors(change))
    }
  }
}

extension Layer.Gradient {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> Layer.Gradient {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color = change(stops[index].color) }
    return gradient
  }
}
