import SweepScene

extension Theme {
  /// Whether face and print are black and white, as on electronic paper.
  var isOneBit: Bool {
    isOneTone && [face, ink, mark, track].allSatisfy { [.black, .white].contains($0) }
  }

  /// The layer as the theme shows it: in black and white on electronic paper. Artwork is left as it is.
  func shown(_ layer: Layer) -> Layer { isOneBit ? layer.oneBit : layer }
}

extension Layer {
  /// The layer in black and white: each colour is the nearer of the two, opaque or clear.
  fileprivate var oneBit: Layer {
    mappingColors(inMasks: false, \.oneBit) { layer in
      layer.opacity = layer.opacity < 0.5 ? 0 : 1
      switch layer.content {
      case .shape(var shape):
        (shape.fillColor, shape.strokeColor) = (shape.fillColor.stepped, shape.strokeColor.stepped)
        layer.content = .shape(shape)
      case .text(var text):
        text.foregroundColor = text.foregroundColor.stepped
        layer.content = .text(text)
      case .gradient(let gradient): layer.content = .gradient(gradient.stepped)
      case .group, .image, .replicator: break
      }
    }
  }
}

extension Color {
  /// Black or white; clear below half its opacity. A colour that pages may change stays.
  fileprivate var oneBit: Color {
    guard variable == nil else { return self }
    // Colours of middle lightness are ink, as on paper; yellow and orange are light.
    let isHue = max(red, green, blue) - min(red, green, blue) > 0.3 && contrast(with: .white) > 2.2
    return (isDark || isHue ? Color.black : .white).opacity(alpha < 0.5 ? 0 : 1)
  }
}

extension Paint {
  /// The paint without blends.
  fileprivate var stepped: Paint {
    guard case .gradient(let gradient) = self else { return self }
    guard let first = gradient.stops.first?.color else { return self }
    let isEven = gradient.stops.allSatisfy { $0.color == first }
    return isEven ? .color(first) : .gradient(gradient.stepped)
  }
}

extension Layer.Gradient {
  /// The gradient with a step half-way between stops of different colours.
  fileprivate var stepped: Layer.Gradient {
    var gradient = self
    gradient.stops = stops.indices.flatMap { index in
      let stop = stops[index]
      guard index + 1 < stops.count, stops[index + 1].color != stop.color else { return [stop] }
      let middle = (stop.location + stops[index + 1].location) / 2
      return [stop, Stop(middle, stop.color), Stop(middle, stops[index + 1].color)]
    }
    return gradient
  }
}
